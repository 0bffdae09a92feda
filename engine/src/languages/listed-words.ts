import { addLetter, glanceAtHashes, hashOf, noLetters } from '../text/glance.ts'
import { normaliseList } from '../text/normalise.ts'
import { presentLanguages } from './index.ts'
import type { Language } from './language.ts'

/** The word lists that are read in every conversation, whatever language is spoken. */
const lists = [
  'ofGuru',
  'ofSeeker',
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
  oneself: new Set(),
  termWords: new Set(),
  shownWords: new Set(),
  callTimes: new Set(),
  neighbours: new Set(),
}

/** Words as they stand, and stems that stand for all their forms, which are listed with a `-` behind. */
const whole = new Map<string, Listed>()
const stems = new Map<string, Listed>()
for (const language of presentLanguages) for (const list of lists) fileList(language, list)

const mayBeWhole = glanceAtHashes(whole.keys(), whole.size)
/** A word is compared with the few stems that begin like it. */
const shortestStem = Math.min(...[...stems.keys()].map((stem) => stem.length))
const stemsAlike = Map.groupBy(stems, ([stem]) => hashOf(noLetters, stem, 0, shortestStem))

/** What a word is listed as; an apostrophe in it counts for nothing: "don't", "who's". */
export function listedAs(word: string): Listed {
  return mayBeListed(withLetters(noLetters, word), stemsAt(word)) ? lookUp(word) : unlisted
}

/**
 * What words side by side are listed as where they are written as one, the first alone to begin with: "kis", "kisliye".
 * Nothing is joined to be looked up, unless something is listed that begins so.
 *
 * @param take is given what is listed, and how many words it is of
 */
export function listedFrom(
  texts: readonly string[],
  from: number,
  most: number,
  take: (listed: Listed, count: number) => void,
): void {
  const near = stemsAt(texts[from] ?? '', texts[from + 1])
  let hash = noLetters
  for (let count = 1; count <= most && from + count <= texts.length; count++) {
    const text = texts[from + count - 1] ?? ''
    // "Ha ha" is a yes said twice.
    if (count > 1 && text === texts[from + count - 2]) return
    hash = withLetters(hash, text)
    if (!mayBeListed(hash, near)) continue
    const listed = lookUp(texts.slice(from, from + count).join(''))
    if (listed !== unlisted) take(listed, count)
  }
}

/** The kinds of both; most often one of them has none. */
export function together<Kind>(some: ReadonlySet<Kind>, others: ReadonlySet<Kind>): ReadonlySet<Kind> {
  if (some.size === 0) return others
  return others.size === 0 ? some : new Set([...some, ...others])
}

type Stems = [string, Listed][] | undefined

function mayBeListed(hash: number, near: Stems): boolean {
  return near !== undefined || mayBeWhole(hash)
}

/** The stems that begin like a word, and like what follows it where it is too short for any. */
function stemsAt(word: string, next = ''): Stems {
  if (word.length >= shortestStem) return stemsAlike.get(hashOf(noLetters, word, 0, shortestStem))
  const rest = Math.min(next.length, shortestStem - word.length)
  return stemsAlike.get(hashOf(hashOf(noLetters, word), next, 0, rest))
}

function withLetters(before: number, word: string): number {
  let hash = before
  for (let at = 0; at < word.length; at++)
    if (word.charCodeAt(at) !== apostrophe) hash = addLetter(hash, word.charCodeAt(at))
  return hash
}

const apostrophe = "'".charCodeAt(0)

function lookUp(written: string): Listed {
  const word = written.replaceAll("'", '')
  let listed = whole.get(word) ?? unlisted
  for (const [stem, ofStem] of stemsAt(word) ?? [])
    if (word.startsWith(stem)) listed = listed === unlisted ? ofStem : bothOf(listed, ofStem)
  return listed
}

function bothOf(one: Listed, other: Listed): Listed {
  return {
    ofGuru: together(one.ofGuru, other.ofGuru),
    ofSeeker: together(one.ofSeeker, other.ofSeeker),
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
      const known = filed.get(key) ?? unlisted
      filed.set(key, { ...known, [list]: new Set([...known[list], kind]) })
    }
}
