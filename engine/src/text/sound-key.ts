import { transliterate } from './brahmic.ts'
import { addLetter, noLetters } from './glance.ts'
import { isAscii } from './script.ts'

/**
 * The sound-alike key under which all spellings of a name meet, in whatever script. It keeps consonants
 * and the i-like and u-like vowels and lets go of what people spell at will: a and vowel length,
 * aspiration, doubled letters, v/w, z/j, c/k, sh/s, e/i, o/u.
 *
 *   soundKey('Jayanagar') = soundKey('Jaynagar') = soundKey('ಜಯನಗರ') = 'jingr'
 *   soundKey('Delhi') = soundKey('Dilli') = soundKey('दिल्ली') = 'dili'
 *
 * Digits stay as they are. One pass, no regular expression; the empty string for a word without letters.
 */
export function soundKey(word: string): string {
  const latin = isAscii(word) ? word : plain(transliterate(word))
  let key = ''
  let before = ''
  let last = ''
  for (let at = 0; at < latin.length; at++) {
    const letter = latin.charAt(at)
    const sound = soundOf(letter, latin.charAt(at + 1), before)
    before = letter
    if (sound === 'a') {
      if (key === '') key = 'a'
      else if (!isVowel(last)) last = ''
    } else if (sound !== '' && (sound !== last || isDigit(letter))) {
      key += sound
      last = sound
    }
    if (sound === 'l' && letter === 'z') at++
  }
  return key
}

/** What a script writes alike: voiced and unvoiced sounds in Tamil, b and v in Bengali. */
export type Merger = 'voice' | 'v'
export const mergers: readonly Merger[] = ['voice', 'v']

/**
 * A coarser form of a key, by which words in a script that writes several sounds alike are compared: by
 * 'voice' 'ஜெயநகர்' and 'ஜெயநகர' give 'cinkr', by 'v' 'ভাইজাগ' and 'Vizag' give 'bijg'.
 */
export function mergedKey(key: string, merger: Merger): string {
  const merged = mergedSounds[merger]
  let coarse = ''
  for (const sound of key) coarse += merged[sound] ?? sound
  return coarse
}

/** One key for all that some script writes alike. */
export function coarseKey(key: string): string {
  return mergedKey(mergedKey(key, 'v'), 'voice')
}

/** The hash of a coarse key, without writing it. */
export function coarseHash(key: string): number {
  return hashInLetters(noLetters, key, 0, coarseLetters)
}

/** The hash of a merged key, without writing it: `hashOf` of `mergedKey(key, merger)`. */
export function mergedHash(before: number, key: string, from: number, merger: Merger): number {
  return hashInLetters(before, key, from, mergedLetters[merger])
}

function hashInLetters(before: number, key: string, from: number, letters: Uint8Array): number {
  let hash = before
  for (let at = from; at < key.length; at++) {
    const letter = key.charCodeAt(at)
    hash = addLetter(hash, letters[letter] ?? letter)
  }
  return hash
}

const mergedSounds: Readonly<Record<Merger, Readonly<Record<string, string>>>> = {
  voice: { g: 'k', h: 'k', d: 't', b: 'p', j: 'c', s: 'c' },
  v: { v: 'b' },
}

const mergedLetters = {
  voice: lettersBy((letter) => mergedKey(letter, 'voice')),
  v: lettersBy((letter) => mergedKey(letter, 'v')),
}
const coarseLetters = lettersBy(coarseKey)

function lettersBy(merged: (letter: string) => string): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, letter) => merged(String.fromCharCode(letter)).charCodeAt(0))
}

const plainSounds: Record<string, string> = {
  a: 'a',
  b: 'b',
  d: 'd',
  e: 'i',
  f: 'p',
  g: 'g',
  i: 'i',
  j: 'j',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  o: 'u',
  p: 'p',
  q: 'k',
  r: 'r',
  s: 's',
  t: 't',
  u: 'u',
  v: 'v',
  w: 'v',
  x: 'ks',
  y: 'i',
}

function soundOf(letter: string, next: string, before: string): string {
  // "Town", "New": a glide, no consonant.
  if (letter === 'w' && 'aeo'.includes(before || '-') && !isVowelLetter(next)) return 'u'
  if (letter === 'h') return before === '' || isVowelLetter(before) ? aspirate(next) : ''
  if (letter === 'c') return soundOfC(next)
  // The u of "Guindy" is not heard.
  if (letter === 'u' && before === 'g' && (next === 'i' || next === 'e')) return ''
  if (letter === 'z') return next === 'h' ? 'l' : 'j'
  if (isDigit(letter)) return letter
  return plainSounds[letter] ?? ''
}

/** h counts as a sound only before a vowel: "Behala" yes, "Shah", "Brahmapur" no. */
function aspirate(next: string): string {
  return isVowelLetter(next) ? 'h' : ''
}

function soundOfC(next: string): string {
  if (next === 'h') return 'c'
  if (next === 'k' || next === 'c') return ''
  return next === 'e' || next === 'i' || next === 'y' ? 's' : 'k'
}

function isVowel(sound: string): boolean {
  return sound === 'i' || sound === 'u'
}

function isVowelLetter(letter: string): boolean {
  return letter !== '' && 'aeiouy'.includes(letter)
}

function isDigit(letter: string): boolean {
  return letter >= '0' && letter <= '9'
}

/** Latin letters with marks, as in "Kōchi", without them. */
function plain(word: string): string {
  return isAscii(word) ? word : word.normalize('NFD')
}
