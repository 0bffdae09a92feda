import type { Home } from './homes.ts'
import type { Random } from './random.ts'

const colours = [
  'Amber',
  'Ivory',
  'Russet',
  'Teal',
  'Indigo',
  'Saffron',
  'Slate',
  'Umber',
  'Ochre',
  'Hazel',
] as const
const things = [
  'Fern',
  'Sparrow',
  'Pebble',
  'Lantern',
  'Meadow',
  'Thistle',
  'Banyan',
  'Heron',
  'Willow',
  'Brook',
  'Clover',
  'Kite',
] as const
const kinds = {
  apartment: ['Residency', 'Court', 'Apartments', 'Homes', 'Terraces'],
  house: ['Villas', 'Row Houses', 'Enclave'],
  land: ['Layout', 'Plots'],
} as const

const named = { apartment: 0.8, house: 0.3, land: 0.4 }

/** A society's name put together from plain words, null for a home that stands by itself. */
export function societyName(random: Random, { propertyType, priceClass }: Home): string | null {
  const chance = named[propertyType] * (priceClass === 'simple' ? 0.5 : 1)
  if (!random.chance(chance)) return null
  return `${random.pick(colours)} ${random.pick(things)} ${random.pick(kinds[propertyType])}`
}
