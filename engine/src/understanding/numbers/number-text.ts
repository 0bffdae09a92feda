import type { Concept } from '../../languages/concept.ts'
import type { Token } from '../../text/token.ts'
import type { Lexeme } from '../words/lexeme.ts'
import type { NumberLexicon } from './number-lexicon.ts'

/** An utterance as numbers are read from it: what each of its words may be a part of. */
export class NumberText {
  readonly tokens: readonly Token[]
  readonly lexicon: NumberLexicon
  /** Whether a word for what is counted, for money or for a measure begins at a token. */
  readonly isUnit: (token: number) => boolean
  readonly isMoney: (token: number) => boolean
  readonly isSize: (token: number) => boolean
  private readonly lexemes: readonly Lexeme[]

  constructor(
    tokens: readonly Token[],
    lexemes: readonly Lexeme[],
    lexicon: NumberLexicon,
    isUnit: (token: number) => boolean,
    isMoney: (token: number) => boolean,
    isSize: (token: number) => boolean,
  ) {
    this.tokens = tokens
    this.lexicon = lexicon
    this.isUnit = isUnit
    this.isMoney = isMoney
    this.isSize = isSize
    this.lexemes = lexemes
  }

  word(at: number): string {
    const lexeme = this.lexemes[at]
    if (lexeme === undefined) return ''
    return lexeme.stem !== null && !this.lexicon.words.has(lexeme.text) ? lexeme.stem : lexeme.text
  }

  /** The value of a number word; undefined for another. */
  value(at: number): number | undefined {
    return this.lexicon.values.get(this.word(at))
  }

  /** The value of digits; undefined for anything else. */
  digits(at: number): number | undefined {
    const token = this.tokens[at]
    return token?.kind === 'number' ? Number(token.text) : undefined
  }

  /** What "lakh" or "k" multiplies by; undefined for another word. */
  scaleAt(at: number): number | undefined {
    const token = this.tokens[at]
    if (token?.kind !== 'word') return undefined
    return this.lexicon.scales.get(this.word(at)) ?? this.lexicon.shortScales.get(token.text)
  }

  /** The "o" of "one point o five", a zero before another digit; undefined for anything else. */
  zeroAsLetter(at: number): number | undefined {
    const goesOn = (this.value(at + 1) ?? this.digits(at + 1) ?? 10) < 10
    return this.tokens[at]?.text === 'o' && goesOn ? 0 : undefined
  }

  /** "1/2", "3/4" without spaces; 0 where no such fraction stands. */
  fractionAt(at: number): number {
    const [above, slash, below] = [this.tokens[at], this.tokens[at + 1], this.tokens[at + 2]]
    if (slash?.text !== '/' || slash.spaced || below?.kind !== 'number' || below.spaced) return 0
    const part = Number(above?.text) / Number(below.text)
    return fractions.has(part) ? part : 0
  }

  /** "1/2 acre", "1/4 of an acre", "1/2 crore": what is measured or scaled comes in parts, rooms do not. */
  isPartOfOne(at: number): boolean {
    let next = at
    while (next < at + 2 && this.lexicon.ones.has(this.word(next))) next++
    return this.isSize(next) || (this.scaleAt(next) ?? 0) >= 100_000
  }

  isTensAbove(tens: number, at: number): boolean {
    const value = this.value(at) ?? 0
    return isTens(value) && value > tens
  }

  /** "aayirathukkulla [oru veedu]": behind an ending that bounds it or says where, an amount is whole. */
  isClosed(at: number): boolean {
    return this.lexemes[at]?.endings.some((means) => closing.some((one) => means.includes(one))) === true
  }

  /** The "ta" of "2 ta room", which counts nothing itself. */
  counter(at: number): number {
    const token = this.tokens[at]
    if (token?.kind !== 'word') return 0
    if (this.lexicon.counters.has(token.text)) return 1
    const writtenOn = !token.spaced && this.lexicon.countersWrittenOn.has(token.text)
    return writtenOn && this.tokens[at + 1]?.kind !== 'number' ? 1 : 0
  }
}

/** What an ending says that no part of the same number can follow. */
const closing: readonly Concept[] = ['max:after', 'min:after', 'of']

/** What is written with a slash behind a whole number. */
const fractions: ReadonlySet<number> = new Set([0.25, 0.5, 0.75])

/** 20, 30 … 90, to which a digit may be added. */
export const isTens = (value: number) => value >= 20 && value < 100 && value % 10 === 0
