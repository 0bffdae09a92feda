import { withoutApostrophes } from '../text/apostrophes.ts'
import { addLetter, glanceBits, hashOf, noLetters } from '../text/glance.ts'
import { normaliseList } from '../text/normalise.ts'
import { presentLanguages } from './index.ts'
import type { Language } from './language.ts'
import { type List, type Listed, lists, unlisted } from './listed.ts'

/** The word lists of all languages by their words, with what `glanceAt` looks at. */
export interface FiledLists {
  /** Words as they stand. */
  whole: Map<string, Listed>
  /** Stems that stand for all their forms, which are listed with a `-` behind. */
  stems: Map<string, Listed>
  wholeBits: Uint32Array
  stemBits: Uint32Array
  /** Of all that anything listed begins with. */
  beginningBits: Uint32Array
}

/** Files the words of all lists of all languages. */
export function fileLists(): FiledLists {
  const whole = new Map<string, Listed>()
  const stems = new Map<string, Listed>()
  const alike: Alike = new Map()
  for (const language of presentLanguages)
    for (const list of lists)
      for (const [word, kind] of wordsOf(language, list)) {
        const [filed, key] = word.endsWith('-') ? [stems, word.slice(0, -1)] : [whole, word]
        filed.set(key, withKind(filed.get(key) ?? unlisted, list, kind, alike))
      }
  return {
    whole,
    stems,
    wholeBits: glanceBits(hashesOf([...whole.keys()]), 64),
    stemBits: glanceBits(hashesOf([...stems.keys()]), 64),
    beginningBits: glanceBits(hashesOfBeginnings([...whole.keys(), ...stems.keys()]), 6),
  }
}

/** What is listed so and is one more kind of word, by what it was before. */
type Alike = Map<Listed, Map<string, Listed>>

function* wordsOf(language: Language, list: List): Generator<[word: string, kind: string]> {
  for (const [kind, words] of Object.entries<string>({ ...language[list] }))
    for (const word of withoutApostrophes(normaliseList(words)).split(/\s+/))
      if (word !== '') yield [word, kind]
}

/** One object for all words that are listed alike, for thousands are. */
function withKind(known: Listed, list: List, kind: string, alike: Alike): Listed {
  const more = alike.get(known) ?? new Map<string, Listed>()
  alike.set(known, more)
  const name = `${list} ${kind}`
  const listed = more.get(name) ?? { ...known, [list]: new Set([...known[list], kind]) }
  more.set(name, listed)
  return listed
}

function hashesOf(words: readonly string[]): Int32Array {
  return Int32Array.from(words, (word) => hashOf(noLetters, word))
}

/** Down to the first letter; what many words begin with stands there as often. */
function hashesOfBeginnings(words: readonly string[]): Int32Array {
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
