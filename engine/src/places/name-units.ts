import { soundKey } from './sound-key.ts'

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

const ordinalEndings: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th'])

const writtenOut: ReadonlyMap<string, string> = new Map([
  ['sec', 'sector'],
  ['rd', 'road'],
  ['extn', 'extension'],
  ['ext', 'extension'],
  ['exten', 'extension'],
  ['ph', 'phase'],
  ['blk', 'block'],
  ['ngr', 'nagar'],
  ['ngar', 'nagar'],
  ['clny', 'colony'],
  ['hwy', 'highway'],
  ['stn', 'station'],
  ['vill', 'village'],
  ['bazaar', 'bazar'],
  ['sectors', 'sector'],
])

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
 */
export function unitOf(word: string, before: NameUnit | null): NameUnit | null {
  if (isDigits(word)) return { spelled: word, sound: word, isNumber: true }
  if (before?.isNumber && ordinalEndings.has(word)) return null
  const number = romanNumerals.get(word) ?? (before && follows(before) ? romanLetters.get(word) : undefined)
  if (number !== undefined && before !== null) return { spelled: number, sound: number, isNumber: true }
  const spelled = writtenOut.get(word) ?? word
  return { spelled, sound: soundKey(spelled), isNumber: false }
}

function follows(before: NameUnit): boolean {
  return numberedWords.has(before.spelled)
}

/** The units of a place's name: "K.R. Puram" gives k, r, puram; "Sector-66A" gives sector, 66, a. */
export function nameUnits(name: string): NameUnit[] {
  const words = wordsOf(name)
  const units: NameUnit[] = []
  for (const [position, word] of words.entries()) {
    const before = units.at(-1) ?? null
    const closing = position === words.length - 1 && before !== null ? romanLetters.get(word) : undefined
    const unit = unitOf(closing ?? word, before)
    if (unit !== null) units.push(unit)
  }
  return units
}

const wordPattern = /\p{Nd}+|[\p{L}\p{M}]+/gu

/** Lower-case words and runs of digits; marks and apostrophes fall away. */
export function wordsOf(name: string): string[] {
  return name.toLowerCase().replaceAll("'", '').replaceAll('’', '').match(wordPattern) ?? []
}

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
  return unit.sound.length > 1 && unit.sound.startsWith('a') ? unit.sound.slice(1) : unit.sound
}

function isDigits(word: string): boolean {
  const code = word.charCodeAt(0)
  return code >= 48 && code <= 57
}
