import { addLetter, glanceAtHashes, noLetters } from '../text/glance.ts'
import { normaliseList } from '../text/normalise.ts'
import { presentLanguages } from './index.ts'
import type { Language } from './language.ts'

/** The word lists that are read in every conversation, whatever language is spoken. */
const lists = [
  'ofGuru',
  'ofSeeker',
  'ofPlaces',
  'oneself',
  'termWords',
  'shownWords',
  'callTimes',
  'neighbours',
] as const satisfies readonly (keyof Language)[]

type List = (typeof lists)[number]

/** Of which kinds a word is in each list; most words are of none. */
export type Listed = { readonly [L in List]: ReadonlySet<keyof Language[L]> }

/** What nearly every word is. */
export const unlisted: Listed = {
  ofGuru: new Set(),
  ofSeeker: new Set(),
  ofPlaces: new Set(),
  oneself: new Set(),
  termWords: new Set(),
  shownWords: new Set(),
  callTimes: new Set(),
  neighbours: new Set(),
}

/** Words as they stand, and stems that stand for all their forms, which are listed with a `-` behind. */
const whole = new Map<string, Listed>()
const stems = new Map<string, Listed>()
const listedAlso = new Map<Listed, Map<string, Listed>>()
for (const language of presentLanguages) for (const list of lists) fileList(language, list)

const mayBeWhole = glanceAtHashes(whole.keys(), whole.size)
const mayBeStem = glanceAtHashes(stems.keys(), stems.size)

/** What a word is listed as; an apostrophe in it counts for nothing: "don't", "who's". */
export function listedAs(word: string): Listed {
  read(word, noLetters, false)
  return mayBeListed() ? lookUp(word) : unlisted
}

/**
 * What words side by side are listed as where they are written as one, the first alone to begin with: "kis", "kisliye".
 * Nothing is joined to be looked up, unless its letters are those of something listed.
 *
 * @param take is given what is listed, and how many words it is of
 */
export function listedFrom(
  texts: readonly string[],
  from: number,
  most: number,
  take: (listed: Listed, count: number) => void,
): void {
  let hash = noLetters
  let begins = false
  for (let count = 1; count <= most && from + count <= texts.length; count++) {
    const text = texts[from + count - 1] ?? ''
    // "Ha ha" is a yes said twice.
    if (count > 1 && text === texts[from + count - 2]) return
    read(text, hash, begins)
    hash = lettersRead
    begins = beginsListed
    if (!mayBeListed()) continue
    const listed = lookUp(texts.slice(from, from + count).join(''))
    if (listed !== unlisted) take(listed, count)
  }
}

/** Of the letters read last, from the beginning on: their hash, and whether some of the first may be a stem. */
let lettersRead = noLetters
let beginsListed = false

/** Reads on behind letters of the hash `before`. Kept beside it rather than given back: it is done for every word. */
function read(word: string, before: number, begins: boolean): void {
  let hash = before
  let found = begins
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at)
    if (letter === apostrophe) continue
    hash = addLetter(hash, letter)
    found ||= mayBeStem(hash)
  }
  lettersRead = hash
  beginsListed = found
}

function mayBeListed(): boolean {
  return beginsListed || mayBeWhole(lettersRead)
}

/** The kinds of both; most often one of them has none. */
export function together<Kind>(some: ReadonlySet<Kind>, others: ReadonlySet<Kind>): ReadonlySet<Kind> {
  if (some.size === 0) return others
  return others.size === 0 ? some : new Set([...some, ...others])
}

const apostrophe = "'".charCodeAt(0)

function lookUp(written: string): Listed {
  const word = written.replaceAll("'", '')
  let listed = whole.get(word) ?? unlisted
  for (let letters = 1; letters <= word.length; letters++) {
    const ofStem = stems.get(word.slice(0, letters))
    if (ofStem !== undefined) listed = listed === unlisted ? ofStem : bothOf(listed, ofStem)
  }
  return listed
}

function bothOf(one: Listed, other: Listed): Listed {
  return {
    ofGuru: together(one.ofGuru, other.ofGuru),
    ofSeeker: together(one.ofSeeker, other.ofSeeker),
    ofPlaces: together(one.ofPlaces, other.ofPlaces),
    oneself: together(one.oneself, other.oneself),
    termWords: together(one.termWords, other.termWords),
    shownWords: together(one.shownWords, other.shownWords),
    callTimes: together(one.callTimes, other.callTimes),
    neighbours: together(one.neighbours, other.neighbours),
  }
}

function fileList(language: Language, list: List): void {
  for (const [kind, words] of Object.entries<string>({ ...language[list] }))
    for (const word of normaliseList(words).replaceAll("'", '').split(/\s+/).filter(Boolean)) {
      const [filed, key] = word.endsWith('-') ? [stems, word.slice(0, -1)] : [whole, word]
      filed.set(key, withKind(filed.get(key) ?? unlisted, list, kind))
    }
}

/** What is listed so is one more kind of word, too: one object for all words that are listed alike, for thousands are. */
function withKind(known: Listed, list: List, kind: string): Listed {
  const more = listedAlso.get(known) ?? new Map<string, Listed>()
  listedAlso.set(known, more)
  const name = `${list} ${kind}`
  const listed = more.get(name) ?? { ...known, [list]: new Set([...known[list], kind]) }
  more.set(name, listed)
  return listed
}
