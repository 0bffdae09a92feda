import { withoutApostrophes } from '../text/apostrophes.ts'
import { addLetter, glanceAt, noLetters } from '../text/glance.ts'
import { rememberWords } from '../text/remembered.ts'
import { type Listed, together, unlisted } from './listed.ts'
import { ahead } from './listed-words.ahead.ts'

const { whole, stems, ...bits } = ahead('lists')
// What is read out of a bundle lies in its file, which would be kept with it.
const mayBeWhole = glanceAt(bits.wholeBits.slice())
const mayBeStem = glanceAt(bits.stemBits.slice())
const mayBegin = glanceAt(bits.beginningBits.slice())

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
    const word = withoutApostrophes(texts.join(''))
    const start = word.length - withoutApostrophes(last).length
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
