import type { Wishes } from '@guru/contract/requirement'
import type { Slot } from '@guru/contract/vocabulary'
import type { Neighbourhood } from '../matching/neighbourhood.ts'

/**
 * The city that a newly named area must be in: somebody who says "Whitefield" need not say "Bengaluru",
 * and who says "Adyar" after Pune means Chennai. null when the city is right, named in the same turn, or
 * not to be told because several cities have such an area.
 */
export function cityOfArea(wishes: Wishes, touched: ReadonlySet<Slot>, places: Neighbourhood): string | null {
  const { area, city } = wishes
  if (area === undefined || !touched.has('area') || (touched.has('city') && city !== undefined)) return null
  const cities = places.citiesWith(area)
  const [only] = cities
  if (only === undefined || cities.length > 1 || only === city) return null
  return only
}
