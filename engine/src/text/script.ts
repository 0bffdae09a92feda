import type { Script } from './token.ts'

/** The scripts of the blocks of 128 code points that Unicode gives them, from Devanagari (U+0900) on. */
const blocks: readonly Script[] = [
  'devanagari',
  'bengali',
  'gurmukhi',
  'other',
  'other',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
]

const letterOrMark = /[\p{L}\p{M}]/u

/** The script of a code unit; `latin` for ASCII, and for accented Latin letters too. */
export function scriptOf(code: number): Script {
  if (code < 0x0250) return 'latin'
  return blocks[(code - 0x0900) >> 7] ?? 'other'
}

/** True for a word of plain ASCII, the empty one included. */
export function isAscii(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 0x7f) return false
  return true
}

/** True for a word that begins with a Latin letter. */
export function isLatin(word: string): boolean {
  return word.charCodeAt(0) < 0x0250
}

/** True for a letter, or for a sign that belongs to one (vowel signs, virama, nukta). */
export function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
  if (code >= 0x0900 && code <= 0x0d7f) return code !== 0x0964 && code !== 0x0965
  return letterOrMark.test(String.fromCharCode(code))
}
