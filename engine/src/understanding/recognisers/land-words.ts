import { propertyTypes } from '@guru/contract/vocabulary'
import { has, type Reading, valueNamed } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** "Sthalam Vadakara": a word for land that also says which place is meant, before its name. */
export function isNameAhead({ segments, context }: Reading, at: number): boolean {
  if (!has(segments[at], 'place-is')) return false
  const name = segments[at + 1]?.mark === null ? at + 1 : at + 2
  const behind = segments[name + 1]
  if (segments[name]?.mention == null) return false
  const placeAsked = context.asked === 'city' || context.asked === 'area'
  return (
    placeAsked || behind === undefined || behind.mark !== null || (has(behind, 'is') && !has(behind, 'of'))
  )
}

/**
 * "ശാന്തമായ സ്ഥലം", a quiet place: a word for land that says where a home is to lie, where one is known or named.
 */
export function isPlaceOfHome({ segments, context, said, amounts }: Reading, at: number): boolean {
  if (!has(segments[at], 'property:land') || !has(segments[at], 'aside:unlisted')) return false
  // "5 സെന്റ് നല്ല സ്ഥലം": what is measured is land.
  if ([...amounts.values()].includes('size_sqft')) return false
  const { property_type: known, bedrooms } = context.known
  if (known !== undefined) return known !== 'land'
  return bedrooms !== undefined || said.has('property:house') || said.has('property:apartment')
}

/**
 * "സ്ഥലം എവിടെയായാലും കുഴപ്പമില്ല", "స్థలం ఎక్కడైనా పర్వాలేదు": a word for land that also says where, of a home that is known
 * or where a place was asked for.
 */
export function isPlaceAnywhere({ segments, said, context }: Reading, at: number): boolean {
  const { asked, known } = context
  // "Hostel aanu vendath, girls mathram ulla sthalam", for rent: a place to stay.
  const rents = known.transaction_type === 'rent' || said.has('transaction:rent')
  if (rents && said.has('aside:other-kind') && has(segments[at], 'place-is')) return true
  if (isPlaceNearBy({ segments, context }, at)) return true
  const next = segments[at + 1]
  // "സ്ഥലം തെറ്റി പറഞ്ഞു", the place was told wrong.
  const wrong = has(next, 'correct') && !has(next, 'correct:after')
  const agrees = has(next, 'all-the-same') || wrong
  if (!has(next, 'anywhere') && !(agrees && has(segments[at], 'place-is'))) return false
  if (known.property_type === 'land') return false
  if (wrong) return true
  return known.property_type !== undefined || asked === 'area' || asked === 'city'
}

/** "അടുത്തുള്ള സ്ഥലങ്ങളും നോക്കാം", of who looks for a home: the places near by, and no plots. */
function isPlaceNearBy({ segments, context }: Pick<Reading, 'segments' | 'context'>, at: number): boolean {
  const { property_type: kind } = context.known
  if (kind === undefined || kind === 'land' || !has(segments[at], 'place-is')) return false
  return has(segments[at - 1], 'nearer')
}

/** The segment before another one, past the endings written on to it: "hattu sentina-varegina jaga". */
function wordBefore({ segments }: Reading, at: number): Segment | undefined {
  let before = at - 1
  while (segments[before] !== undefined && segments[before]?.from === segments[before]?.to) before--
  return segments[before]
}

/** Units in which land is counted: "anju cent idam" is land. */
export const landUnits = ['cent', 'ground', 'gunta', 'acre', 'marla', 'kanal', 'katha'] as const

/** "Five cents of something", but not "4 marla wala ghar", where the house is named behind it. */
export function isPieceOfLand(reading: Reading, at: number): boolean {
  if (reading.context.known.property_type !== undefined) return false
  if (isLandUnit(wordBefore(reading, at))) return valueNamed(reading.segments[at + 1], 'property:') === null
  // "Four cents are enough, a place with a road": where no other kind is named, too.
  const { said } = reading
  return (
    southernUnits.some((unit) => said.has(unit)) &&
    !propertyTypes.some((type) => said.has(`property:${type}`))
  )
}

/** Units of the south, in which homes are not counted without saying so. */
const southernUnits = ['unit:cent', 'unit:ground', 'unit:acre', 'unit:gunta'] as const

function isLandUnit(segment: Segment | undefined): boolean {
  return landUnits.some((unit) => has(segment, `unit:${unit}`))
}
