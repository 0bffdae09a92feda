/** A city by today's English name. */
export interface City {
  kind: 'city'
  name: string
  /** null for a city that only the listings table knows. */
  state: string | null
  latitude: number | null
  longitude: number | null
  /** Old names, other spellings, names in other scripts. */
  aliases: readonly string[]
}

/** An area (locality) of a city. */
export interface Area {
  kind: 'area'
  name: string
  city: string
  /** Not every area's position is known well enough for distances. */
  latitude: number | null
  longitude: number | null
  aliases: readonly string[]
}

export type Place = City | Area

/** A place named in an utterance: tokens `from` up to but not including `to`. */
export interface PlaceMention {
  from: number
  to: number
  /** All places of that name, the likeliest first; an area of the known city before its namesakes. */
  places: Place[]
  /** 1 for a name or alias to the letter, less for a sound-alike or a misspelling. */
  certainty: number
  /** True when a word such as "in", "near", "mein" beside it says that a place is meant. */
  introduced: boolean
}

/** A name found in the listings table that the gazetteer may lack. */
export interface ListedPlace {
  city: string
  area: string | null
}
