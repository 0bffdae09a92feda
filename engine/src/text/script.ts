import type { Script } from './token.ts'

/** Unicode blocks of the scripts, as [first, last, script]. */
const blocks: readonly (readonly [number, number, Script])[] = [
  [0x0900, 0x097f, 'devanagari'],
  [0x0980, 0x09ff, 'bengali'],
  [0x0a00, 0x0a7f, 'gurmukhi'],
  [0x0b80, 0x0bff, 'tamil'],
  [0x0c00, 0x0c7f, 'telugu'],
  [0x0c80, 0x0cff, 'kannada'],
  [0x0d00, 0x0d7f, 'malayalam'],
]

const letterOrMark = /[\p{L}\p{M}]/u

/** The script of a code unit; `latin` for ASCII, and for accented Latin letters too. */
export function scriptOf(code: number): Script {
  if (code < 0x0250) return 'latin'
  for (const [first, last, script] of blocks) if (code >= first && code <= last) return script
  return 'other'
}

/** True for a letter, or for a sign that belongs to one (vowel signs, virama, nukta). */
export function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
  if (code >= 0x0900 && code <= 0x0d7f) return code !== 0x0964 && code !== 0x0965
  return letterOrMark.test(String.fromCharCode(code))
}
