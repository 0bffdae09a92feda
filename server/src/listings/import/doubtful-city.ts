import type { Position } from '../values/position.ts'
import { quoted, Unusable } from '../values/unusable.ts'
import { kilometresTo, type ListingPlace, metropolitanKm, type PlaceNames } from './place-names.ts'

/** What a row says that a source puts into the wrong city. */
interface Doubtful {
  city: string
  area: string
  /** The city that most of such rows are in. */
  likely: string
  position: Position | null
}

/**
 * The true place of such a row, looked for in the likely city and those of its state: the source's positions
 * are often as wrong as its cities, so a city counts only when it knows the locality or is the likely one.
 * @throws Unusable when it cannot be told.
 */
export function placeDespiteCity(
  { city, area, likely, position }: Doubtful,
  places: PlaceNames,
): ListingPlace {
  const cities = places.citiesOfState(likely)
  const near = position === null ? [] : cities.filter((one) => kilometresTo(one, position) <= metropolitanKm)
  const names = near.map(({ name }) => name)
  const known =
    firstKnown(names, area, places) ??
    places.knownArea(likely, area) ??
    (names.includes(likely) ? places.placeOf(likely, area) : null) ??
    partOfKnown(likely, area, places) ??
    onlyKnown(
      cities.map(({ name }) => name),
      area,
      places,
    )
  if (known !== null) return known
  throw new Unusable(`the city ${quoted(city)} is doubtful and ${quoted(area)} is not known elsewhere`)
}

function firstKnown(cities: string[], area: string, places: PlaceNames): ListingPlace | null {
  for (const city of cities) {
    const known = places.knownArea(city, area)
    if (known !== null) return known
  }
  return null
}

/** "Sector-35D Kharghar" lies where Kharghar does. */
function partOfKnown(city: string, area: string, places: PlaceNames): ListingPlace | null {
  const whole = area.split(' ').at(-1) ?? ''
  const known = whole.length > 3 && whole !== area ? places.knownArea(city, whole) : null
  return known === null ? null : places.placeOf(known.city, area)
}

/** The one city that knows the locality; of two or more none can be told. */
function onlyKnown(cities: string[], area: string, places: PlaceNames): ListingPlace | null {
  const found = cities.flatMap((city) => places.knownArea(city, area) ?? [])
  const [first] = found
  return first !== undefined && found.every(({ city }) => city === first.city) ? first : null
}
