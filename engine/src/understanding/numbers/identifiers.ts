import { presentLanguages } from '../../languages/index.ts'
import { phrasesOf } from '../../text/phrase-pattern.ts'
import type { Token } from '../../text/token.ts'
import type { Lexeme } from '../words/lexeme.ts'
import type { NumberLexicon } from './number-lexicon.ts'
import type { NumberSpan } from './number-span.ts'

const plainIdentifier = { value: 0, scale: 1, kind: 'identifier', vague: false, worded: false } as const

const plainOrdinal = { scale: 1, kind: 'ordinal', vague: false } as const

/** Ten digits of any script, without the commas of an amount. */
function isTelephone({ text, raw }: Token): boolean {
  return raw.length === 10 && /^[6-9]\d{9}$/.test(text)
}

/** Telephone numbers, dates ("12/3/2026") and times ("5:30"). */
export function identifierAt(tokens: readonly Token[], at: number): NumberSpan | null {
  const token = tokens[at]
  if (token?.kind !== 'number') return null
  if (token.text.length > 15 || isTelephone(token)) {
    return { from: at, to: at + 1, ...plainIdentifier }
  }
  const mark = tokens[at + 1]
  const second = tokens[at + 2]
  if (mark?.kind !== 'mark' || mark.spaced || second?.kind !== 'number' || second.spaced) return null
  if (mark.text === ':') return { from: at, to: at + 3, ...plainIdentifier }
  if (!'/-.'.includes(mark.text)) return null
  const third = tokens[at + 4]
  if (tokens[at + 3]?.text !== mark.text || third?.kind !== 'number' || third.spaced) return null
  if (isToChooseFrom(token, second, third)) return null
  return { from: at, to: at + 5, ...plainIdentifier }
}

/** "2/3/4 bhk": three that rise, and no year ends in one digit. */
function isToChooseFrom(first: Token, second: Token, third: Token): boolean {
  return (
    third.text.length === 1 && first.text < second.text && second.text < third.text && first.text.length === 1
  )
}

function isJoiningHyphen(token: Token | undefined): boolean {
  return token?.text === '-' && !token.spaced
}

/** A position: "third", "3rd"; null for anything else. */
export function ordinalAt(
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  lexicon: NumberLexicon,
  at: number,
): NumberSpan | null {
  const token = tokens[at]
  if (token?.kind === 'number') {
    // "4th", and with a hyphen between "4-வது".
    const ending = isJoiningHyphen(tokens[at + 1]) ? at + 2 : at + 1
    const next = tokens[ending]
    if (next !== undefined && !next.spaced && lexicon.ordinalEndings.has(next.text))
      return { ...plainOrdinal, from: at, to: ending + 1, value: Number(token.text), worded: false }
  }
  const value = token?.kind === 'word' ? lexicon.ordinals.get(lexemes[at]?.text ?? '') : undefined
  return value === undefined ? null : { ...plainOrdinal, from: at, to: at + 1, value, worded: true }
}

/** From so many digits on, said one by one, it is a telephone number. */
const fewestSpokenDigits = 7

/** Words for a digit said twice or three times, in whatever language. */
const repeaters = new Set(presentLanguages.flatMap(({ numbers }) => phrasesOf(numbers.repeaters)))

/** A telephone number said digit by digit: "nine eight four double zero …". */
export function spokenDigitsAt(
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  { values, words }: NumberLexicon,
  from: number,
): NumberSpan | null {
  let at = from
  let digits = 0
  for (; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined) break
    if (repeaters.has(token.text)) continue
    const lexeme = lexemes[at]
    const said = lexeme?.stem != null && !words.has(lexeme.text) ? lexeme.stem : lexeme?.text
    const value = token.kind === 'number' ? Number(token.text) : values.get(said ?? '')
    if (value === undefined || !Number.isInteger(value) || value > 9) break
    digits++
  }
  return digits < fewestSpokenDigits ? null : { from, to: at, ...plainIdentifier }
}
