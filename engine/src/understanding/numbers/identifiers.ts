import { oneEndings } from '../../languages/one-endings.ts'
import { shownKinds } from '../../languages/shown-words.ts'
import type { Token } from '../../text/token.ts'
import type { Lexeme } from '../words/lexeme.ts'
import type { NumberLexicon } from './number-lexicon.ts'
import type { NumberSpan } from './number-span.ts'
import type { NumberText } from './number-text.ts'
import { saidNumberAt } from './said-number.ts'

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

/** The "th" of "4th"; apart from its number a word for the one stands behind it: "2 ne du", "2 va di". */
function endsOrdinal(tokens: readonly Token[], at: number, { ordinalEndings }: NumberLexicon): boolean {
  const next = tokens[at]
  if (next === undefined || !ordinalEndings.has(next.text)) return false
  const one = tokens[at + 1]?.text ?? ''
  return !next.spaced || oneEndings.includes(one) || shownKinds(one).has('one')
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
    if (endsOrdinal(tokens, ending, lexicon))
      return { ...plainOrdinal, from: at, to: ending + 1, value: Number(token.text), worded: false }
  }
  const value = token?.kind === 'word' ? lexicon.ordinals.get(lexemes[at]?.text ?? '') : undefined
  return value === undefined ? null : { ...plainOrdinal, from: at, to: at + 1, value, worded: true }
}

/** A telephone number in words, or in groups of digits. */
export function telephoneAt(text: NumberText, from: number): NumberSpan | null {
  const said = saidNumberAt(text, from)
  return said === null ? null : { from, to: said.to, ...plainIdentifier }
}
