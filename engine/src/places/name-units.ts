import { presentLanguages } from '../languages/index.ts'
import type { NameWords } from '../languages/language.ts'
import { isAscii, isLatin } from '../text/script.ts'
import { soundKey } from '../text/sound-key.ts'
import { lettersNamed } from './letter-names.ts'
import { type SpokenWord, spokenWord } from './spoken-words.ts'

/** One word or number of a name, ready to be joined with its neighbours into a key of the whole name. */
export interface NameUnit {
  /** As spelled: lower case, abbreviations written out, Roman numerals as digits. */
  spelled: string
  /** As it sounds. */
  sound: string
  isNumber: boolean
}

/** Words that a number belongs to: "Sector 62", "7th Phase". */
export const numberedWords: ReadonlySet<string> = new Set([
  'sector',
  'phase',
  'stage',
  'block',
  'part',
  'pocket',
  'area',
  'ward',
  'unit',
  'zone',
])

export const directions: ReadonlySet<string> = new Set(['east', 'west', 'north', 'south'])

const ordinalEndings: ReadonlySet<string> = new Set(
  presentLanguages.flatMap(({ nameWords }) => nameWords.ordinalEndings),
)

const tableOf = (pick: (words: NameWords) => Readonly<Record<string, string>>) =>
  new Map(presentLanguages.flatMap(({ nameWords }) => Object.entries(pick(nameWords))))

/** Words that names are made of, as they are written short or in the other scripts. */
const wordsInShort = tableOf(({ words }) => words)
const initials = tableOf(({ initials }) => initials)

/** English words that names are made of and other scripts write by their sound. */
export const nameWords: ReadonlySet<string> = new Set(
  [...wordsInShort].flatMap(([word, english]) => (isLatin(word) ? [] : [english])),
)

const nameWordsBegin: ReadonlySet<string> = new Set(
  [...wordsInShort.keys()].flatMap((word) => (isLatin(word) ? [] : [word.slice(0, 2)])),
)

/** False for nearly all words of an Indian script that are no such word with an ending, at a glance. */
export function mayBeNameWord(word: string): boolean {
  return nameWordsBegin.has(word.slice(0, 2))
}

const partWords: readonly string[] = [...wordsInShort].flatMap(([word, english]) =>
  !isLatin(word) && numberedWords.has(english) ? [word] : [],
)

/** True for "sector", "block" and the like in an Indian script, whatever endings it has. */
export function isNumberedWord(word: SpokenWord): boolean {
  word.isNumbered ??= partWords.some((part) => word.text.startsWith(part))
  return word.isNumbered
}

/** True for the name of a Latin letter, or of several, in an Indian script. */
export function isLetterName(word: string): boolean {
  return initials.has(word)
}

const romanNumerals: ReadonlyMap<string, string> = new Map([
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
  ['vi', '6'],
  ['vii', '7'],
  ['viii', '8'],
  ['ix', '9'],
  ['xi', '11'],
])
const longestNumeral = 4
/** Numerals that are plain letters as well: numbers only after "phase" and the like, or closing a name. */
const romanLetters: ReadonlyMap<string, string> = new Map([
  ['i', '1'],
  ['v', '5'],
  ['x', '10'],
])

/**
 * A word of an utterance or a name as a unit; null for one that counts for nothing, as "th" in "7th".
 *
 * @param word one word or one run of digits, lower case.
 * @param before the unit before it in the same name.
 * @param plainUnit makes the unit of a word as it is written; names share words, so an index keeps them.
 */
export function unitOf(
  word: string,
  before: NameUnit | null,
  plainUnit: (spelled: string) => NameUnit = rememberedUnit,
): NameUnit | null {
  const beside = unitBeside(word, before)
  return beside === undefined ? plainUnit(word) : beside
}

/**
 * What a word is by the unit before it: a number, or nothing, as "th" in "7th" (null); undefined for one that is
 * a word wherever it stands.
 */
export function unitBeside(word: string, before: NameUnit | null): NameUnit | null | undefined {
  if (isDigits(word)) return numberUnit(word)
  if (before === null) return undefined
  if (before.isNumber && ordinalEndings.has(word)) return null
  if (word.length > longestNumeral) return undefined
  const number = romanNumerals.get(word) ?? (follows(before) ? romanLetters.get(word) : undefined)
  return number === undefined ? undefined : numberUnit(number)
}

function numberUnit(digits: string): NameUnit {
  return { spelled: digits, sound: digits, isNumber: true }
}

/** A word of a name in Latin letters where it is written short or stands for letters; otherwise itself. */
export function writtenOut(word: string): string {
  return wordsInShort.get(word) ?? initials.get(word) ?? lettersNamed(word) ?? word
}

/** A word written out as a unit. Letters said one by one sound like themselves: Sector 35E is not Sector 35I. */
export function wordUnit(spelled: string): NameUnit {
  return { spelled, sound: isInitials(spelled) ? spelled : soundKey(spelled), isNumber: false }
}

/** The unit of a word wherever it stands. */
export function unitOfWord(word: SpokenWord): NameUnit {
  word.unit ??= wordUnit(writtenOut(word.text))
  return word.unit
}

function rememberedUnit(word: string): NameUnit {
  return unitOfWord(spokenWord(word))
}

/** One or two letters, or a few without a vowel, as in "HSR". */
function isInitials(word: string): boolean {
  if (word.length <= 2) return isAscii(word)
  if (word.length > 4) return false
  for (let at = 0; at < word.length; at++) if ('aeiouy'.includes(word.charAt(at))) return false
  return isAscii(word)
}

function follows(before: NameUnit): boolean {
  return numberedWords.has(before.spelled)
}

/** The units of a place's name: "K.R. Puram" gives k, r, puram; "Sector-66A" gives sector, 66, a. */
export function nameUnits(name: string, plainUnit = rememberedUnit): NameUnit[] {
  const words = wordsOf(name)
  const units: NameUnit[] = []
  for (const [position, word] of words.entries()) {
    const before = units.at(-1) ?? null
    const closing = position === words.length - 1 && before !== null ? romanLetters.get(word) : undefined
    const unit = unitOf(closing ?? word, before, plainUnit)
    if (unit !== null) units.push(unit)
  }
  return units
}

const wordPattern = /\p{Nd}+|[\p{L}\p{M}]+/gu
/** Apostrophes, and the joiners of ಕನ್ನಿಂಗ್‌ಹ್ಯಾಮ್. */
const unheard = /[’'\u200c\u200d]/g

/** Lower-case words and runs of digits; marks and apostrophes fall away. */
export function wordsOf(name: string): string[] {
  const plain = name.toLowerCase()
  return asciiWords(plain) ?? plain.replace(unheard, '').match(wordPattern) ?? []
}

/** The same for plain ASCII, ten times as fast; null for other text. */
function asciiWords(name: string): string[] | null {
  const words: string[] = []
  let start = 0
  let kind = other
  for (let at = 0; at <= name.length; at++) {
    const code = at < name.length ? name.charCodeAt(at) : space
    if (code > 0x7f || code === apostrophe) return null
    const now = code >= 97 && code <= 122 ? letter : code >= 48 && code <= 57 ? digit : other
    if (now === kind) continue
    if (kind !== other) words.push(name.slice(start, at))
    start = at
    kind = now
  }
  return words
}

const space = 32
const apostrophe = 39
const other = 0
const letter = 1
const digit = 2

/** The key of a name as spelled, its units written together: people set spaces and hyphens at will. */
export function spelledKey(units: readonly NameUnit[]): string {
  let key = ''
  for (const unit of units) key += unit.spelled
  return key
}

/** The key of a name as it sounds. An a that opens a later word is lost, as it is inside a word. */
export function joinedSound(units: readonly NameUnit[]): string {
  let key = ''
  for (const unit of units) key += key === '' ? unit.sound : innerSound(unit)
  return key
}

/** How a unit sounds after another one. */
export function innerSound(unit: NameUnit): string {
  return unit.sound.slice(innerStart(unit))
}

/** Where in its sound a unit begins to be heard after another one. */
export function innerStart({ sound }: NameUnit): 0 | 1 {
  return sound.length > 1 && sound.startsWith('a') ? 1 : 0
}

function isDigits(word: string): boolean {
  const code = word.charCodeAt(0)
  return code >= 48 && code <= 57
}
