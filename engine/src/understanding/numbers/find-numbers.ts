import type { Token } from '../../text/token.ts'
import type { Lexeme } from '../words/lexeme.ts'
import { identifierAt, ordinalAt, telephoneAt } from './identifiers.ts'
import type { NumberLexicon } from './number-lexicon.ts'
import { readNumber } from './number-reader.ts'
import type { NumberSpan } from './number-span.ts'
import { NumberText } from './number-text.ts'

/** Numbers of an utterance, left to right; "2.5 lakh" and "two lakh fifty thousand" are one each. */
export function findNumbers(
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  lexicon: NumberLexicon,
  isUnit: (token: number) => boolean,
  isMoney: (token: number) => boolean = () => false,
  isSize: (token: number) => boolean = () => false,
): NumberSpan[] {
  const spans: NumberSpan[] = []
  const text = new NumberText(tokens, lexemes, lexicon, isUnit, isMoney, isSize)
  let at = 0
  while (at < tokens.length) {
    if (!mayBegin(tokens[at], lexemes[at], lexicon)) {
      at++
      continue
    }
    const span =
      telephoneAt(text, at) ??
      identifierAt(tokens, at) ??
      ordinalAt(tokens, lexemes, lexicon, at) ??
      readNumber(text, at)
    if (span === null) at++
    else {
      spans.push(span)
      at = span.to
    }
  }
  return withoutDoubt(spans)
}

/** Telugu's "moodo naalugo", three or four, has the form of "third, fourth". */
function withoutDoubt(spans: NumberSpan[]): NumberSpan[] {
  if (spans.length < 2) return spans
  return spans.map((span, at) =>
    areInDoubt(span, spans[at + 1]) || areInDoubt(spans[at - 1], span) ? asCardinal(span) : span,
  )
}

function areInDoubt(one: NumberSpan | undefined, next: NumberSpan | undefined): boolean {
  return (
    one?.kind === 'ordinal' &&
    next?.kind === 'ordinal' &&
    one.worded &&
    one.to === next.from &&
    one.value < next.value
  )
}

// Written out: what is made by spreading and setting anew makes V8 drop all code that took spans for unchanging.
function asCardinal({ from, to, value, scale, vague, worded }: NumberSpan): NumberSpan {
  return { from, to, value, scale, kind: 'cardinal', vague, worded }
}

/** Most words begin no number, which one look tells. */
function mayBegin(token: Token | undefined, lexeme: Lexeme | undefined, { openers }: NumberLexicon): boolean {
  if (token === undefined || lexeme === undefined || token.kind === 'mark') return false
  return (
    token.kind === 'number' || openers.has(lexeme.text) || (lexeme.stem !== null && openers.has(lexeme.stem))
  )
}
