import type { Topic } from '../dialogue/act.ts'

/** Names of places in the letters of a language, by their English names of today. */
export interface PlaceNames {
  places: Readonly<Record<string, string>>
  /** Words that names are made with: "East" in "Andheri East", "Sector" in "Sector 57". */
  parts: Readonly<Record<string, string>>
}

/** What a name becomes in a sentence. */
export interface PlaceForms {
  /** "in it", "near it", and "of it" before a noun: what is there. */
  in: (name: string) => string
  near: (name: string) => string
  of: (name: string) => string
}

/**
 * How a language speaks of places. A name in its own letters takes its endings. One in Latin letters, which a
 * listing brought or nobody wrote down yet, takes none: a word such as "area" behind it carries them.
 */
interface PlaceGrammar {
  own: PlaceForms
  latin: { city: PlaceForms; area: PlaceForms }
  /** "In Adyar, Chennai", from the area's "in" and the city's name or its "of". */
  both: (parts: { inArea: string; city: string; ofCity: string }) => string
  /** Several areas as one: "Adyar and Velachery", "in Adyar and in Velachery". */
  several: { named: (names: readonly string[]) => string; in: (inside: readonly string[]) => string }
}

interface Place {
  area?: string | undefined
  city?: string | undefined
  /** Areas of the city that are meant as well as `area`. */
  beside?: readonly string[] | undefined
  /** What is near the area is meant as well. */
  near?: boolean | undefined
}

export interface PlaceWords {
  /** The name alone. */
  named(name: string): string
  city: PlaceForms
  area: PlaceForms
  /** Where something is, from as much as is known of it; '' from nothing. */
  where(place: Place): string
  /** "In Adyar and in Velachery". */
  inAll(areas: readonly string[]): string
  /** The same of cities. */
  inCities(cities: readonly string[]): string
}

/**
 * A place as a language speaks of it: names that it writes itself take its own endings, all others those of Latin
 * letters.
 */
export function createPlaceWords(names: PlaceNames, grammar: PlaceGrammar): PlaceWords {
  const named = (name: string) => ownName(name, names) ?? name
  const forms = (latin: PlaceForms): PlaceForms => {
    const form = (one: keyof PlaceForms) => (name: string) => {
      const own = ownName(name, names)
      return own === null ? latin[one](name) : grammar.own[one](own)
    }
    return { in: form('in'), near: form('near'), of: form('of') }
  }
  const city = forms(grammar.latin.city)
  const area = forms(grammar.latin.area)
  const inEach = (all: readonly string[], { in: inOne }: PlaceForms) => {
    const [one, ...others] = all
    return one === undefined || others.length > 0 ? grammar.several.in(all.map(inOne)) : inOne(one)
  }
  const inAll = (areas: readonly string[]) => inEach(areas, area)
  return {
    named,
    city,
    area,
    inAll,
    inCities: (cities) => inEach(cities, city),
    where: (place) => {
      if (place.area === undefined) return place.city === undefined ? '' : city.in(place.city)
      const areas = [place.area, ...(place.beside ?? [])]
      const near = place.near === true && areas.length === 1
      const inside = near ? area.near(place.area) : inAll(areas)
      if (place.city === undefined) return inside
      return grammar.both({
        inArea: inside,
        city: named(place.city),
        ofCity: city.of(place.city),
      })
    },
  }
}

/** Where what is wished shall be. */
export function wishedPlace({ wishes, beside, near }: Topic): Place {
  return { area: wishes.area, city: wishes.city, beside, near }
}

/** A name in the own letters; null where a word of it is not known in them. */
export function ownName(name: string, names: PlaceNames): string | null {
  return written(name.split(' '), names)
}

/** True for "Sector 5" and "Main Road", which are made of words that many names share. */
export function isOfPartsAlone(name: string, names: PlaceNames): boolean {
  return name.split(' ').every((word) => part(word, names) !== undefined)
}

/**
 * The words of a name, the longest name that is known first: "Hari Nagar" and "Block C", "Sector 6" and "Dwarka".
 * null where one of them is neither a name nor a part of names.
 */
function written(words: readonly string[], names: PlaceNames): string | null {
  for (let length = words.length; length > 0; length--) {
    const known = own(names.places, words.slice(0, length).join(' '))
    const head = known ?? (length === 1 ? part(words[0] ?? '', names) : undefined)
    if (head === undefined) continue
    if (length === words.length) return head
    const rest = written(words.slice(length), names)
    if (rest !== null) return `${head} ${rest}`
  }
  return null
}

/** "East", "Phase"; numbers and single letters as they stand: "66A", "3B2", "C". */
function part(word: string, { parts }: PlaceNames): string | undefined {
  return own(parts, word) ?? (/^(?:\d+[A-Z]?\d*|[A-Z]\d*)$/.test(word) ? word : undefined)
}

/** An area that a listing calls "constructor" is no name that anybody wrote down. */
function own(names: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined
}
