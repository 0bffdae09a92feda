import { type Position, positionOf } from '../values/position.ts'
import { placeDespiteCity } from './doubtful-city.ts'
import { kilometresTo, type ListingPlace, metropolitanKm } from './place-names.ts'
import type { ImportContext } from './row-reader.ts'

interface RowPlace {
  city: string
  area: string
  society: string | null
  latitude: number | null
  longitude: number | null
}

const longestSociety = 100

/** @throws Unusable when it cannot be told where the listing is. */
export function placeOfRow(row: readonly string[], context: ImportContext): RowPlace {
  const { mapping, cells, places } = context
  const named = namesOfRow(row, context)
  const position = ownPosition(row, context)
  const doubted = mapping.doubtful_cities[named.city]
  const place =
    doubted === undefined
      ? places.placeOf(mapping.city_names[named.city] ?? named.city, named.area)
      : placeDespiteCity({ ...named, likely: doubted, position }, places)
  const society = cells.shortText(row, 'society', longestSociety) ?? societyBefore(named.area, place, context)
  return { city: place.city, area: place.area, society, ...positionIn(place, position) }
}

function namesOfRow(row: readonly string[], { mapping, cells }: ImportContext) {
  const both = cells.text(row, 'area_and_city')
  const cut = both.lastIndexOf(',')
  return {
    city: (mapping.fixed.city ?? cells.text(row, 'city')) || both.slice(cut + 1).trim(),
    area: cells.text(row, 'area') || both.slice(0, Math.max(0, cut)).trim(),
  }
}

/** The row's own point; none where the source uses that point for many addresses. */
function ownPosition(row: readonly string[], { cells, sharedPoints }: ImportContext): Position | null {
  const position = positionOf(cells.text(row, 'latitude'), cells.text(row, 'longitude'))
  return position === null || sharedPoints.has(position) ? null : position
}

/** A point far away from the city is a slip of the source and is left out. */
function positionIn({ centre }: ListingPlace, position: Position | null) {
  const believable =
    position !== null && (centre === null || kilometresTo(centre, position) <= metropolitanKm)
  return believable ? position : { latitude: null, longitude: null }
}

/** "Green Acres, Kankurgachi": what stands before a known locality and is none itself is the society. */
function societyBefore(area: string, place: ListingPlace, { mapping, places }: ImportContext): string | null {
  const cut = area.indexOf(',')
  if (!mapping.society_before_area || cut < 0) return null
  const first = area.slice(0, cut).trim()
  const isPlace =
    places.knownArea(place.city, first) !== null || first.toLowerCase() === place.area.toLowerCase()
  return first === '' || isPlace || first.length > longestSociety ? null : first
}
