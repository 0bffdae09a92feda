import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { DialogueState } from './state.ts'

/** True where nobody lists anything in the wished city, and other towns with homes are near. */
export function hasHomesOnlyElsewhere({ wishes: { city } }: DialogueState, places: Neighbourhood): boolean {
  return city !== undefined && places.listedNear(city).length > 0
}

/** True for a town, not an area, in which nobody lists anything, while somebody does elsewhere. */
export function isEmptyTown(town: string, places: Neighbourhood): boolean {
  const listed = places.listedCities()
  if (listed.length === 0 || listed.includes(town)) return false
  return places.cityNames().includes(town) && places.listedUnder(town) === null
}

/** True where the wished town has no homes and others were offered for it: nothing that is asked or changed brings one. */
export function isWithoutHomes({ intent, wishes: { city }, withoutHomes }: DialogueState): boolean {
  return intent === 'search' && city !== undefined && withoutHomes.includes(city)
}
