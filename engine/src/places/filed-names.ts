import { hashOf, noLetters } from '../text/glance.ts'
import { type JoinedWords, joinWords } from '../text/joined-words.ts'
import { checkStart, Filing, type MadeTable } from '../text/keyed.ts'
import { isLatin } from '../text/script.ts'
import { type Merger, mergedHash, mergers } from '../text/sound-key.ts'
import { commonWords } from './common-words.ts'
import type { Weighted } from './gazetteer.ts'
import { fileSlips, Misspellings } from './misspellings.ts'
import type { Named } from './name-index.ts'
import { nameOrders } from './name-orders.ts'
import { joinedSound, type NameUnit, nameUnits, spelledKey, wordUnit, writtenOut } from './name-units.ts'
import { type NamesByKey, namesByKey } from './names-by-key.ts'
import { otherSounds } from './other-sounds.ts'
import type { Place } from './place.ts'

/** Names of places as they are looked up. */
export interface FoundNames {
  byKey(key: Key): NamesByKey
  misspellings(): Misspellings
  /** Most units in one name. */
  readonly longest: number
}

/** Names filed under their keys, in a form that is quickly read again. */
export interface MadeNames {
  /** By name: where its place stands among those that were named. */
  places: Uint32Array
  /** By name: its key as spelled. */
  spelled: JoinedWords
  /** By name: how many words and numbers it has. */
  lengths: Uint8Array
  longest: number
  /** What was filed under which keys. */
  tables: Readonly<Record<Key, MadeTable>>
  /** Words that a slip of the finger may mean, as they are spelled and as they sound; `known` of them come first. */
  words: { spelled: JoinedWords; sounds: JoinedWords; count: number; known: number }
  /** Where their slips lead. */
  slips: MadeTable
}

/** Thousands of people for a city, listings in the sources for an area: misspellings lead to none below. */
export const leastWeight = { city: 90, area: 3 }
/** The same for words of so many letters: few others are a letter away from one. */
const leastLongWeight = { city: 8, area: 1 }
const longWord = 6
/** Words that long are met by chance so rarely that even a place that no listing names is meant. */
const veryLongWord = 7

/** Ways to look a name up: as spelled, by its sound, by sounds that a script does not tell apart. */
export type Key = 'spelled' | 'sound' | Merger

/** Gathers names of places under the keys by which people may write them. */
export class FiledNames implements FoundNames {
  readonly #names: Named[] = []
  readonly #filed: Readonly<Record<Key, Filing>> = {
    spelled: new Filing(),
    sound: new Filing(),
    voice: new Filing(),
    v: new Filing(),
  }
  readonly #units = new Map<string, NameUnit>()
  /** Words of places known well enough that a slip of the finger may mean them. */
  readonly #known = new Set<NameUnit>()
  /** Long words of lesser places. */
  readonly #lesser = new Set<NameUnit>()
  #longest = 1

  /** @param places all that were named */
  made(places: readonly Weighted<Place>[]): MadeNames {
    const placeAt = new Map(places.map(({ place }, at) => [place, at]))
    const { spelled, sound, voice, v } = this.#filed
    const { words, known } = this.#wordsOfSlips()
    return {
      places: Uint32Array.from(this.#names, ({ place }) => placeAt.get(place) ?? -1),
      spelled: joinWords(this.#names.map((name) => name.spelled)),
      lengths: Uint8Array.from(this.#names, (name) => name.words),
      longest: this.#longest,
      tables: { spelled: spelled.made(), sound: sound.made(), voice: voice.made(), v: v.made() },
      words: {
        spelled: joinWords(words.map((word) => word.spelled)),
        sounds: joinWords(words.map((word) => word.sound)),
        count: words.length,
        known,
      },
      slips: fileSlips(words, known),
    }
  }

  get longest(): number {
    return this.#longest
  }

  add(name: string, place: Place, weight: number): void {
    this.#add(this.unitsOf(name), place, weight)
  }

  /** The same for a name whose parts people also say in another order. */
  addInOrders(name: string, place: Place, weight: number): void {
    for (const units of nameOrders(this.unitsOf(name))) this.#add(units, place, weight)
  }

  unitsOf(name: string): NameUnit[] {
    return nameUnits(name, this.#unitOfWord)
  }

  byKey(key: Key): NamesByKey {
    return namesByKey(this.#filed[key].table(), (at) => this.#nameAt(at))
  }

  misspellings(): Misspellings {
    const { words, known } = this.#wordsOfSlips()
    return new Misspellings((at) => words[at], known, fileSlips(words, known))
  }

  #nameAt(at: number): Named {
    const name = this.#names[at]
    if (name === undefined) throw new RangeError(`No name was filed as number ${at}.`)
    return name
  }

  #wordsOfSlips(): { words: readonly NameUnit[]; known: number } {
    const known = [...this.#known].filter(isInLatin)
    const lesser = [...this.#lesser].filter((word) => isInLatin(word) && !this.#known.has(word))
    return { words: [...known, ...lesser], known: known.length }
  }

  readonly #unitOfWord = (word: string): NameUnit => {
    const spelled = writtenOut(word)
    let unit = this.#units.get(spelled)
    if (unit === undefined) {
      unit = wordUnit(spelled)
      this.#units.set(spelled, unit)
    }
    return unit
  }

  #add(units: NameUnit[], place: Place, weight: number): void {
    const spelled = spelledKey(units)
    if (spelled === '') return
    const at = this.#names.push({ place, weight, spelled, words: units.length }) - 1
    this.#filed.spelled.file(spelled, at)
    const sound = joinedSound(units)
    this.#fileSound(sound, at)
    for (const other of otherSounds(units, sound)) this.#fileSound(other, at)
    if (units.length > this.#longest) this.#longest = units.length
    if (weight >= leastWeight[place.kind]) for (const unit of units) this.#known.add(unit)
    else {
      const least = weight >= leastLongWeight[place.kind] ? longWord : veryLongWord
      for (const unit of units) if (unit.spelled.length >= least) this.#lesser.add(unit)
    }
  }

  #fileSound(sound: string, at: number): void {
    const hash = hashOf(noLetters, sound)
    this.#filed.sound.fileHashed(hash, hashOf(checkStart, sound), at)
    for (const merger of mergers) {
      const merged = mergedHash(noLetters, sound, 0, merger)
      if (merger === 'voice' || merged !== hash)
        this.#filed[merger].fileHashed(merged, mergedHash(checkStart, sound, 0, merger), at)
    }
  }
}

function isInLatin({ spelled, isNumber }: NameUnit): boolean {
  return !isNumber && isLatin(spelled) && !commonWords.has(spelled)
}
