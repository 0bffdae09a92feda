import { addLetter, glanceAt, glanceAtHashes, glanceBits, noLetters } from '../text/glance.ts'
import { normaliseList } from '../text/normalise.ts'
import { rememberWords } from '../text/remembered.ts'
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

const mayBeWhole = glanceAtHashes(whole.keys(), whole.size, 64)
const mayBeStem = glanceAtHashes(stems.keys(), stems.size, 64)
const mayBegin = glanceAt(glanceBits(hashesOfBeginnings(), 6))

/** A word as far as the lists know it. */
interface ListedWord {
  text: string
  /** As a whole or by its stem. */
  listed: Listed
  ofStems: Listed
  /** Of its letters, to read on behind them; null where nothing listed begins with them all. */
  hash: number | null
}

const listedWord = rememberWords<ListedWord>((text) => {
  const { hash, ofWhole, ofStems } = lookUp(noLetters, [text])
  return { text, listed: bothOf(ofWhole, ofStems), ofStems, hash }
}, 2048)

/** What a word is listed as; an apostrophe in it counts for nothing: "don't", "who's". */
export function listedAs(word: string): Listed {
  return listedWord(word).listed
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
  const first = listedWord(texts[from] ?? '')
  if (first.listed !== unlisted) take(first.listed, 1)
  let { hash, ofStems } = first
  for (let count = 2; count <= most && from + count <= texts.length; count++) {
    if (hash === null && ofStems === unlisted) return
    // "Ha ha" is a yes said twice.
    if (texts[from + count - 1] === texts[from + count - 2]) return
    let ofWhole = unlisted
    if (hash !== null) {
      const found = lookUp(hash, texts.slice(from, from + count))
      hash = found.hash
      ofWhole = found.ofWhole
      ofStems = bothOf(ofStems, found.ofStems)
    }
    const listed = bothOf(ofWhole, ofStems)
    if (listed !== unlisted) take(listed, count)
  }
}

/**
 * Looks up words written as one, by a stem that ends in the last of them or as a whole.
 *
 * @param before the hash of all words but the last
 */
function lookUp(
  before: number,
  texts: readonly string[],
): Pick<ListedWord, 'hash' | 'ofStems'> & { ofWhole: Listed } {
  const last = texts.at(-1) ?? ''
  const hash = readOn(before, last)
  let ofStems = unlisted
  let ofWhole = unlisted
  if (stemsEnd.length > 0 || (hash !== null && mayBeWhole(hash))) {
    const word = lettersOf(texts.join(''))
    const start = word.length - lettersOf(last).length
    for (const end of stemsEnd) ofStems = bothOf(ofStems, stems.get(word.slice(0, start + end)) ?? unlisted)
    ofWhole = whole.get(word) ?? unlisted
  }
  return { hash, ofStems, ofWhole }
}

/** Behind how many letters of the word read last a stem may end. One list for all words, for it is done for each. */
const stemsEnd: number[] = []

/**
 * Reads a word behind letters of the hash `before`, as far as anything may be listed.
 *
 * @returns the hash of all that was read, null where nothing listed begins with it
 */
function readOn(before: number, word: string): number | null {
  let hash = before
  let letters = 0
  stemsEnd.length = 0
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at)
    if (letter === apostrophe) continue
    hash = addLetter(hash, letter)
    letters++
    if (mayBeStem(hash)) stemsEnd.push(letters)
    if (!mayBegin(hash)) return null
  }
  return hash
}

/** Of all that anything listed begins with, down to its first letter; what many begin with stands there as often. */
function hashesOfBeginnings(): Int32Array {
  const words = [...whole.keys(), ...stems.keys()]
  const hashes = new Int32Array(words.reduce((letters, word) => letters + word.length, 0))
  let filed = 0
  for (const word of words) {
    let hash = noLetters
    for (let at = 0; at < word.length; at++) {
      hash = addLetter(hash, word.charCodeAt(at))
      hashes[filed++] = hash
    }
  }
  return hashes
}

function lettersOf(written: string): string {
  return written.includes("'") ? written.replaceAll("'", '') : written
}

/** The kinds of both; most often one of them has none. */
export function together<Kind>(some: ReadonlySet<Kind>, others: ReadonlySet<Kind>): ReadonlySet<Kind> {
  if (some.size === 0) return others
  return others.size === 0 ? some : new Set([...some, ...others])
}

const apostrophe = "'".charCodeAt(0)

function bothOf(one: Listed, other: Listed): Listed {
  if (one === unlisted || one === other) return other
  if (other === unlisted) return one
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
    for (const word of lettersOf(normaliseList(words)).split(/\s+/).filter(Boolean)) {
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
