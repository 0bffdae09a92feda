/** A city or an area (locality) of a city, by today's English name. */
export type Place =
  | { kind: 'city'; name: string; state: string; latitude: number; longitude: number; aliases: string[] }
  | {
      kind: 'area'
      name: string
      city: string
      /** Not every area's position is known well enough for distances. */
      latitude: number | null
      longitude: number | null
      aliases: string[]
    }

/** A place named in an utterance: tokens `from` up to but not including `to`. */
export interface PlaceMention {
  from: number
  to: number
  /** All places of that name, the likeliest first; an area of the known city before its namesakes. */
  places: Place[]
  /** 1 for a name or alias to the letter, less for a sound-alike or a misspelling. */
  certainty: number
}

/** A name found in the listings table that the gazetteer may lack. */
export interface ListedPlace {
  city: string
  area: string | null
}
