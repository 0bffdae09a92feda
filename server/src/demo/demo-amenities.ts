import type { Amenity, PropertyType } from '@guru/contract/vocabulary'
import type { Home, PriceClass } from './homes.ts'
import type { Random } from './random.ts'

type Chances = Readonly<Partial<Record<Amenity, number>>>

/** How often a home of each kind has what; furnishing comes from the home itself. */
const chances: Readonly<Record<PropertyType, Readonly<Record<PriceClass, Chances>>>> = {
  apartment: {
    simple: { parking: 0.45, lift: 0.2, water_supply: 0.75, security: 0.25, balcony: 0.5, pet_friendly: 0.2 },
    usual: {
      parking: 0.8,
      lift: 0.75,
      water_supply: 0.85,
      security: 0.65,
      balcony: 0.75,
      power_backup: 0.55,
      play_area: 0.25,
      gated_community: 0.3,
      garden: 0.2,
      pet_friendly: 0.3,
      gym: 0.12,
    },
    good: {
      parking: 0.95,
      lift: 0.97,
      water_supply: 0.9,
      security: 0.92,
      balcony: 0.9,
      power_backup: 0.9,
      play_area: 0.7,
      gated_community: 0.75,
      garden: 0.6,
      gym: 0.7,
      clubhouse: 0.55,
      swimming_pool: 0.5,
      pet_friendly: 0.4,
      air_conditioning: 0.3,
    },
    best: {
      parking: 1,
      lift: 1,
      water_supply: 0.95,
      security: 1,
      balcony: 0.97,
      power_backup: 1,
      play_area: 0.85,
      gated_community: 0.95,
      garden: 0.85,
      gym: 0.95,
      clubhouse: 0.9,
      swimming_pool: 0.88,
      pet_friendly: 0.5,
      air_conditioning: 0.75,
    },
  },
  house: {
    simple: { parking: 0.35, water_supply: 0.7, balcony: 0.25, garden: 0.1, pet_friendly: 0.4 },
    usual: {
      parking: 0.7,
      water_supply: 0.8,
      balcony: 0.55,
      garden: 0.3,
      security: 0.2,
      power_backup: 0.3,
      pet_friendly: 0.5,
      gated_community: 0.12,
    },
    good: {
      parking: 0.95,
      water_supply: 0.9,
      balcony: 0.8,
      garden: 0.65,
      security: 0.6,
      power_backup: 0.75,
      pet_friendly: 0.55,
      gated_community: 0.45,
      air_conditioning: 0.35,
      play_area: 0.25,
      clubhouse: 0.18,
    },
    best: {
      parking: 1,
      water_supply: 0.95,
      balcony: 0.95,
      garden: 0.92,
      security: 0.9,
      power_backup: 0.97,
      pet_friendly: 0.6,
      gated_community: 0.7,
      air_conditioning: 0.8,
      play_area: 0.4,
      clubhouse: 0.45,
      swimming_pool: 0.45,
      gym: 0.4,
      lift: 0.3,
    },
  },
  land: {
    simple: { water_supply: 0.3 },
    usual: { water_supply: 0.55, gated_community: 0.25 },
    good: { water_supply: 0.8, gated_community: 0.65, security: 0.55, garden: 0.2 },
    best: {
      water_supply: 0.9,
      gated_community: 0.9,
      security: 0.85,
      garden: 0.4,
      clubhouse: 0.35,
      play_area: 0.3,
    },
  },
}

/** The amenities of a home, its furnishing among them. */
export function amenitiesFor(random: Random, home: Home): Amenity[] {
  const present = new Set<Amenity>()
  for (const [amenity, chance] of entries(chances[home.propertyType][home.priceClass])) {
    if (random.chance(chance)) present.add(amenity)
  }
  if (home.furnishing === 'furnished' && random.chance(0.6)) present.add('air_conditioning')
  // What stands in a clubhouse or around a pool is shared by a community behind a gate.
  if (home.propertyType === 'apartment' && (present.has('swimming_pool') || present.has('clubhouse'))) {
    present.add('gated_community')
    present.add('security')
  }
  if (home.furnishing !== null) present.add(home.furnishing)
  return [...present]
}

function entries(of: Chances): [Amenity, number][] {
  return amenityOrder.flatMap((amenity) => {
    const chance = of[amenity]
    return chance === undefined ? [] : [[amenity, chance]]
  })
}

const amenityOrder = [
  'parking',
  'lift',
  'gym',
  'swimming_pool',
  'power_backup',
  'security',
  'garden',
  'pet_friendly',
  'balcony',
  'play_area',
  'clubhouse',
  'water_supply',
  'gated_community',
  'air_conditioning',
] as const satisfies readonly Amenity[]
