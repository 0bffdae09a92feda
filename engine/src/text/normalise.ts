import { withPlainDigits } from './digits.ts'

/** Longest text that is read, in UTF-16 units; what comes after it is left out. */
export const maxTextLength = 4096

/** An utterance in one spelling of its characters. Both texts have the same length. */
export interface NormalisedText {
  /** As typed, but in NFC, without zero-width characters and full-width forms. */
  raw: string
  /** The same in lower case with digits 0-9. */
  text: string
}

const onlyAscii = /^[ -~]*$/
/** The scripts of India and ASCII, without what has another spelling: nothing is invisible there, and no mark has a lookalike. */
const onlyIndian = /^[ -_a-~\u0900-\u0963\u0966-\u0d7f]*$/

/** Old spellings of Malayalam chillu letters (consonant, virama, joiner) and their own characters. */
const chillus: readonly (readonly [RegExp, string])[] = [
  [/ണ്\u200d/g, 'ൺ'],
  [/ന്\u200d/g, 'ൻ'],
  [/ര്\u200d/g, 'ർ'],
  [/ല്\u200d/g, 'ൽ'],
  [/ള്\u200d/g, 'ൾ'],
]

/** The sound "nta" in words such as സെന്റ്: encoded with the chillu n, with and without a virama. */
const chilluNta = /ൻ്?റ/g

/** Joiners, direction marks, control characters; white space stays. */
const invisible = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}]/gu

const lookalikes = new Map<string, string>([
  ['‘', "'"],
  ['’', "'"],
  ['ʼ', "'"],
  ['`', "'"],
  ['´', "'"],
  ['“', '"'],
  ['”', '"'],
  ['–', '-'],
  ['—', '-'],
  ['‐', '-'],
  ['‑', '-'],
  ['−', '-'],
  ['×', 'x'],
  ['।', '.'],
  ['॥', '.'],
  ['…', '.'],
  ['\u00a0', ' '],
  ['\u3000', ' '],
])
const lookalike = /[‘’ʼ`´“”–—‐‑−×।॥…\u00a0\u3000\uff01-\uff5e]/g

function plainCharacter(character: string): string {
  return lookalikes.get(character) ?? String.fromCharCode(character.charCodeAt(0) - 0xfee0)
}

/**
 * One spelling for every way of typing the same: NFC, joiners out, quotes and dashes plain, full-width
 * forms narrow, digits of every script 0-9, lower case. `'₹２５Ｋ'` gives the text `'₹25k'`.
 */
export function normalise(typed: string): NormalisedText {
  return inOneSpelling(typed.length > maxTextLength ? typed.slice(0, maxTextLength) : typed)
}

/** The same for a word list of whatever length. */
export function normaliseList(written: string): string {
  return inOneSpelling(written).text
}

function inOneSpelling(typed: string): NormalisedText {
  if (onlyAscii.test(typed)) return { raw: typed, text: typed.toLowerCase() }
  let raw = typed.normalize('NFC')
  if (!onlyIndian.test(raw)) {
    if (raw.includes('\u200d')) for (const [old, chillu] of chillus) raw = raw.replace(old, chillu)
    raw = raw.replace(invisible, '').replace(lookalike, plainCharacter)
  }
  raw = raw.replace(chilluNta, 'ന്റ')
  return { raw, text: lowerCase(withPlainDigits(raw)) }
}

/** Lower case that keeps the length, which a few capitals (İ) would change. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  let kept = ''
  for (const unit of text) {
    const small = unit.toLowerCase()
    kept += small.length === unit.length ? small : unit
  }
  return kept
}
