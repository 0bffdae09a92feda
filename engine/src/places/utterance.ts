import { presentLanguages } from '../languages/index.ts'
import type { Merger } from '../text/sound-key.ts'
import type { Script, Token } from '../text/token.ts'
import { commonWords, doubtfulWords } from './common-words.ts'
import {
  isLetterName,
  isNumberedWord,
  type NameUnit,
  numberedWords,
  unitBeside,
  unitOf,
  unitOfWord,
  wordsOf,
  writtenOut,
} from './name-units.ts'
import type { SpokenWord, SpokenWordOf } from './spoken-words.ts'

/** A unit of an utterance: one word or number, with where it stands. */
export interface SpokenUnit {
  unit: NameUnit
  /** Position of its token. */
  token: number
  latin: boolean
  /** What its script writes alike; null for one that tells all sounds. */
  merger: Merger | null
  /** True for a word that alone is never a place. */
  common: boolean
  /** True when no name can reach from the unit before into this one. */
  breaks: boolean
}

const mergers: Partial<Record<Script, Merger>> = Object.fromEntries(
  presentLanguages.flatMap(({ script, merger }) => (merger === undefined ? [] : [[script, merger]])),
)

/** Marks inside names: "K.R. Puram", "Sector-62", "Mulund (West)", "Kharghar, Sector 20". */
const innerMarks: ReadonlySet<string> = new Set(['.', '-', '–', '/', '(', ')', "'", '’', ',', '#', '&', '"'])

/**
 * Reads a number in words that begins at a token: "baasath", "ek sau saintees". `to` is the token behind it.
 * null for other words.
 */
export type NumberAt = (tokens: readonly Token[], at: number) => { value: number; to: number } | null

/** Whether a number at a token counts what follows it: rooms, lakhs, square feet. */
export type CountsAt = (tokens: readonly Token[], at: number) => boolean

/** Reads tokens as units of names; linear in the number of tokens. */
export function spokenUnits(
  tokens: readonly Token[],
  spokenWord: SpokenWordOf,
  isCommon: (word: SpokenWord) => boolean,
  numberAt: NumberAt,
  countsAt: CountsAt,
): SpokenUnit[] {
  const units: SpokenUnit[] = []
  const spoken = tokens.map(({ kind, text }) => (kind === 'mark' ? null : spokenWord(text)))
  let breaks = true
  let before: NameUnit | null = null
  let counted = 0
  for (let position = 0; position < tokens.length; position++) {
    const token = tokens[position]
    if (token === undefined || position < counted) continue
    // "Sector baasath" is Sector 62, "ಐದನೇ ಬ್ಲಾಕ್" the 5th block.
    const numbered = before !== null && numberedWords.has(before.spelled)
    const number = numbered || isPartAt(tokens, spoken, position + 1) ? numberAt(tokens, position) : null
    if (number !== null) {
      counted = number.to
      before = unitOf(String(number.value), before)
      if (before !== null)
        units.push({ unit: before, token: counted - 1, latin: true, merger: null, common: false, breaks })
      continue
    }
    // "Lajpat Nagar 2bhk" is two rooms in Lajpat Nagar, not Lajpat Nagar 2; a sector has its number in any case.
    const ofName = before === null || numbered
    if (token.kind === 'number' && !ofName && countsAt(tokens, position)) {
      breaks = true
      before = null
      continue
    }
    const said = spoken[position] ?? null
    if (said === null) {
      if (!innerMarks.has(token.text)) {
        breaks = true
        before = null
      }
      continue
    }
    // V8 takes long over an index below zero.
    const last = position > 0 ? tokens[position - 1] : undefined
    if (isScaleOf(last, token)) {
      breaks = true
      before = null
      continue
    }
    const ending = isEndingApart(last, token)
    for (const word of wordsIn(said, spokenWord)) {
      const unit: NameUnit | null = ending
        ? { spelled: word.text, sound: '', isNumber: false }
        : unitAfter(word, before)
      if (unit === null) continue
      const common = commonEverywhere(word) ?? isCommon(word)
      const latin = token.script === 'latin' || token.kind === 'number'
      const merger = mergers[token.script] ?? null
      units.push({ unit, token: position, latin, merger, common, breaks })
      breaks = false
      before = unit
    }
  }
  setNumbersBehind(units)
  return units
}

function unitAfter(word: SpokenWord, before: NameUnit | null): NameUnit | null {
  const beside = unitBeside(word.text, before)
  return beside === undefined ? unitOfWord(word) : beside
}

/** The words written in one token: nearly always itself alone. */
function wordsIn(said: SpokenWord, spokenWord: SpokenWordOf): readonly SpokenWord[] {
  said.isWhole ??= isPlain(said.text) && withoutDrawl(said.text) === said.text
  if (said.isWhole) return [said]
  const text = withoutDrawl(said.text)
  return (isPlain(text) ? [text] : wordsOf(text)).map((word) => spokenWord(word))
}

/** "Delhiiii": a last letter that is drawn out. */
function withoutDrawl(text: string): string {
  const last = text.at(-1)
  return last !== undefined && /[a-z]/.test(last) && text.endsWith(last.repeat(3))
    ? text.replace(/(.)\1+$/, '$1')
    : text
}

/** Whether a word is an everyday one whatever the language; null where the language has to say. */
function commonEverywhere(word: SpokenWord): boolean | null {
  if (word.common === undefined) word.common = isEveryday(word.text)
  return word.common
}

function isEveryday(word: string): boolean | null {
  // The letter கே of "கே கே நகர்" is a common word only by itself.
  if (isLetterName(word)) return false
  if (commonWords.has(word) || commonWords.has(writtenOut(word))) return true
  return doubtfulWords.has(word) ? false : null
}

/** The "k" of "18k, Uppal" belongs to its number: no Koppal. */
function isScaleOf(number: Token | undefined, { text, spaced }: Token): boolean {
  return number?.kind === 'number' && !spaced && (text === 'k' || text === 'cr')
}

/** "Durgapur এ" is in Durgapur, not Durgapura: behind a name in Latin letters a single letter is an ending. */
function isEndingApart(name: Token | undefined, { kind, script, text }: Token): boolean {
  if (kind !== 'word' || name?.kind !== 'word' || name.script !== 'latin' || numberedWords.has(name.text))
    return false
  return script !== 'latin' && text.length === 1 && name.text.length > 2
}

function isPartAt(
  tokens: readonly Token[],
  spoken: readonly (SpokenWord | null)[],
  position: number,
): boolean {
  const token = tokens[position]
  const said = spoken[position] ?? null
  return said !== null && token?.kind === 'word' && token.script !== 'latin' && isNumberedWord(said)
}

/** "62 sector" is Sector 62, unless another number follows: "2 sector 62". */
function setNumbersBehind(units: SpokenUnit[]): void {
  for (let at = 1; at < units.length; at++) {
    const number = units[at - 1]
    const word = units[at]
    if (number === undefined || word?.unit.spelled !== 'sector' || word.breaks) continue
    if (!number.unit.isNumber || units[at + 1]?.unit.isNumber) continue
    units[at - 1] = { ...word, token: number.token, breaks: number.breaks }
    units[at] = { ...number, token: word.token, breaks: false }
  }
}

/** True for a token of letters alone or of digits alone: nearly all of them. */
function isPlain(text: string): boolean {
  let digits = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 48 && code <= 57) digits++
    else if (code < 97 || (code > 122 && code < 0x300)) return false
  }
  return digits === 0 || digits === text.length
}
