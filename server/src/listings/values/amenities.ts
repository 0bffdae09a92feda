import type { Amenity } from '@guru/contract/vocabulary'

/** How sources call what the contract's list holds; matched against the letters and digits of a name alone. */
const names: [RegExp, Amenity][] = [
  [/parking|garage/, 'parking'],
  [/^(lifts?|elevators?|liftavailable)$|^lifts?\b/, 'lift'],
  [/^(gym|gymnasium|fitness)/, 'gym'],
  [/swimming|^pool$/, 'swimming_pool'],
  [/powerback|generator|^dg/, 'power_backup'],
  [/security|cctv|guard/, 'security'],
  [/garden|^park$|landscap/, 'garden'],
  [/semifurnished/, 'semi_furnished'],
  [/unfurnished/, 'unfurnished'],
  [/^(fully)?furnished$/, 'furnished'],
  [/^pets?(friendly|allowed)?$/, 'pet_friendly'],
  [/balcon/, 'balcony'],
  [/play(area|ground)|childrens?play|kidsplay/, 'play_area'],
  [/club/, 'clubhouse'],
  [/watersupply|^water$|borewell|corporationwater/, 'water_supply'],
  [/gated/, 'gated_community'],
  [/^(ac|airconditioned|airconditioning|airconditioner)$/, 'air_conditioning'],
]

/** The amenity that a source's name or column stands for; null when Guru knows none. */
export function amenityNamed(name: string): Amenity | null {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  return names.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

/** Lists repeat few names; what was found is remembered, within bounds. */
const found = new Map<string, Amenity | null>()
const mostRemembered = 10_000

function rememberedAmenity(name: string): Amenity | null {
  const known = found.get(name)
  if (known !== undefined) return known
  const amenity = amenityNamed(name)
  if (found.size < mostRemembered) found.set(name, amenity)
  return amenity
}

/** The known ones of a list such as `Lift, Car Parking | Gym`. */
export function amenitiesListed(text: string): Amenity[] {
  return text.split(/[,;|/]|\band\b/).flatMap((name) => rememberedAmenity(name) ?? [])
}

/** What a flag or a count says: there, not there, or nothing (null). */
export function flagOf(text: string, unknown: readonly string[]): boolean | null {
  const plain = text.trim().toLowerCase()
  if (plain === '' || unknown.includes(plain)) return null
  if (/^(y|yes|true|available)$/.test(plain)) return true
  if (/^(n|no|false|none|not available)$/.test(plain)) return false
  const count = Number(plain)
  return Number.isNaN(count) ? null : count > 0
}
