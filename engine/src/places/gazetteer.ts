import { gazetteerText } from './gazetteer.generated.ts'
import type { Area, City } from './place.ts'

/** A place with how much it counts: thousands of people for a city, listings in the sources for an area. */
export interface Weighted<P> {
  place: P
  weight: number
}

export interface Gazetteer {
  cities: Weighted<City>[]
  areas: Weighted<Area>[]
}

/** Reads the generated table; a few milliseconds for ten thousand places. */
export function readGazetteer(): Gazetteer {
  const cities: Weighted<City>[] = []
  const areas: Weighted<Area>[] = []
  let city = ''
  for (const line of gazetteerText.split('\n')) {
    if (line === '') continue
    if (line.startsWith(' ')) {
      areas.push(readArea(line.slice(1), city))
    } else {
      const read = readCity(line)
      city = read.place.name
      cities.push(read)
    }
  }
  return { cities, areas }
}

function readCity(line: string): Weighted<City> {
  const [name = '', state = '', latitude, longitude, thousands, aliases] = line.split('|')
  return {
    place: {
      kind: 'city',
      name,
      state,
      latitude: degrees(latitude),
      longitude: degrees(longitude),
      aliases: list(aliases),
    },
    weight: Number(thousands),
  }
}

function readArea(line: string, city: string): Weighted<Area> {
  const [name = '', latitude, longitude, count, aliases] = line.split('|')
  return {
    place: {
      kind: 'area',
      name,
      city,
      latitude: degrees(latitude),
      longitude: degrees(longitude),
      aliases: list(aliases),
    },
    weight: Number(count ?? 0),
  }
}

function degrees(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text)
}

function list(text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? none : text.split(',')
}

/** One for the thousands of places that have no other name. */
const none: readonly string[] = []
