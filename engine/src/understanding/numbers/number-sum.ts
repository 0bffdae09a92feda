/** A number as far as it is read; a part of a smaller scale may follow one of a larger. */
export interface NumberSum {
  /** Parts that have their scale. */
  total: number
  /** The part that may still be multiplied. */
  current: number | null
  lastScale: number
  /** Scale of the part before: the next one must be smaller. */
  ceiling: number
  inWords: boolean
  parts: number
}

/** What stands before the first part of a number is read. */
export function emptySum(): NumberSum {
  return {
    total: 0,
    current: null,
    lastScale: 1,
    ceiling: Number.POSITIVE_INFINITY,
    inWords: false,
    parts: 0,
  }
}

export const lakh = 100_000
export const crore = 10_000_000

/** Lakhs that are said behind a crore without their scale: "a crore thirty-five". */
export function isOfLakhs(value: number): boolean {
  return value >= 10 && value < 100 && value % 5 === 0
}
