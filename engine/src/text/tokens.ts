import { type NormalisedText, normalise } from './normalise.ts'
import { isLetter, scriptOf } from './script.ts'
import type { Token } from './token.ts'

const zero = 48
const nine = 57

const isDigit = (code: number) => code >= zero && code <= nine
const isSpace = (code: number) =>
  code === 32 || (code >= 9 && code <= 13) || code === 0x2028 || code === 0x2029

/** Thousands marks the Indian or the Western way: the last group has three digits. Spaces part noughts alone. */
const grouped = /\d{1,3}(?:(?:,\d{2,3}){0,6},\d{3}|(?: 00){0,4} 000)(?!\d)/y

/** Fractions that have a character of their own. */
const fractions = new Map([
  ['½', '0.5'],
  ['¼', '0.25'],
  ['¾', '0.75'],
])

/**
 * Cuts an utterance into words, numbers and marks. A number is cut from the letters around it ("2bhk" is
 * `2` and `bhk`), its thousands marks are gone ("₹60,00,000" is `₹` and `6000000`); an apostrophe stays
 * inside its word but in Gurmukhi, where it begins one ("ਦਿੱਲੀ'ਚ"), every other mark stands alone.
 */
export function tokenise(typed: string): Token[] {
  const normalised = normalise(typed)
  const { text } = normalised
  const tokens: Token[] = []
  let spaced = false
  let at = 0
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (isSpace(code)) {
      spaced = true
      at++
      continue
    }
    const token = tokenAt(normalised, at, code, spaced)
    tokens.push(token)
    spaced = false
    at = token.end
  }
  return tokens
}

function tokenAt(normalised: NormalisedText, start: number, code: number, spaced: boolean): Token {
  const { text } = normalised
  if (isDigit(code)) return numberAt(normalised, start, spaced)
  if (isLetter(code)) {
    const end = wordEnd(text, start)
    return make(normalised, 'word', text.slice(start, end), start, end, spaced)
  }
  if (opensShortened(text, start)) {
    const end = wordEnd(text, start + 1)
    return make(normalised, 'word', text.slice(start + 1, end), start, end, spaced)
  }
  const fraction = fractions.get(text[start] ?? '')
  if (fraction !== undefined) return make(normalised, 'number', fraction, start, start + 1, spaced)
  if (beginsDecimal(text, start)) {
    const end = digitsEnd(text, start + 1)
    return make(normalised, 'number', `0${text.slice(start, end)}`, start, end, spaced)
  }
  const end = start + (code >= 0xd800 && code < 0xdc00 && start + 1 < text.length ? 2 : 1)
  return make(normalised, 'mark', text.slice(start, end), start, end, spaced)
}

/** "ਦਿੱਲੀ'ਚ", "ਘਰ 'ਚ" for ਵਿੱਚ: in Gurmukhi an apostrophe stands for the beginning of a word. */
function opensShortened(text: string, at: number): boolean {
  return text.charCodeAt(at) === 39 && scriptOf(text.charCodeAt(at + 1)) === 'gurmukhi'
}

/** ".5 cr": a point that begins a number; in "Rs.500" it ends a word. */
function beginsDecimal(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== 46 || !isDigit(text.charCodeAt(at + 1))) return false
  const before = text.charCodeAt(at - 1)
  return !isDigit(before) && !isLetter(before)
}

function numberAt(normalised: NormalisedText, start: number, spaced: boolean): Token {
  const { text } = normalised
  grouped.lastIndex = start
  const whole = grouped.exec(text)?.[0]
  let end = whole === undefined ? digitsEnd(text, start) : start + whole.length
  if (text.charCodeAt(end) === 46 && isDigit(text.charCodeAt(end + 1))) end = digitsEnd(text, end + 1)
  return make(normalised, 'number', text.slice(start, end).replace(/[, ]/g, ''), start, end, spaced)
}

function digitsEnd(text: string, from: number): number {
  let end = from
  while (isDigit(text.charCodeAt(end))) end++
  return end
}

/** No word is longer; what goes on is cut, which keeps hostile texts cheap. */
const longestWord = 64

function wordEnd(text: string, from: number): number {
  let end = from + 1
  const longest = Math.min(text.length, from + longestWord)
  while (end < longest) {
    const code = text.charCodeAt(end)
    const apostrophe = code === 39 && isLetter(text.charCodeAt(end + 1)) && !opensShortened(text, end)
    if (!apostrophe && !isLetter(code)) break
    end++
  }
  return end
}

function make(
  normalised: NormalisedText,
  kind: Token['kind'],
  text: string,
  start: number,
  end: number,
  spaced: boolean,
): Token {
  const script = kind === 'word' ? scriptOf(text.charCodeAt(0)) : 'other'
  return { kind, text, raw: normalised.raw.slice(start, end), start, end, script, spaced }
}
