import type { ActOf } from '../dialogue/act.ts'
import { asRent, type PriceWord } from './price-word.ts'

interface Asked {
  one: string
  many: string
}

/** How a language asks on behind a result, and what it says may be said then. */
export interface WhatNextWords {
  /** What shall be changed where nothing is shown. */
  change: string
  /** Whether one of those shown is liked. */
  liked: Asked
  /** Whether one that fits in part would do. */
  wouldDo: Asked
  /** Said with the first list alone: after ten lists everybody knows that "cheaper" may be said. */
  hint: Asked & { none: string }
}

/** Words the close of a result: a question, with the hint of what may be said behind the first one. */
export function createWhatNext({ change, liked, wouldDo, hint }: WhatNextWords, priceWord?: PriceWord) {
  return ({
    shown,
    again,
    close,
    rents = false,
  }: Omit<ActOf<'what_next'>, 'kind' | 'rents'> & {
    rents?: boolean
  }): string => {
    if (shown === 0) return again ? change : hint.none
    const many = shown === 1 ? 'one' : 'many'
    const question = close ? wouldDo[many] : liked[many]
    return again ? question : `${question} ${priceWord ? asRent(hint[many], rents, priceWord) : hint[many]}`
  }
}
