/** A number in an utterance: tokens `from` up to but not including `to`. */
export interface NumberSpan {
  from: number
  to: number
  value: number
  /** What the last part was multiplied by: 100000 in "twenty lakh", 1 in "20". */
  scale: number
  kind:
    | 'cardinal'
    /** "third", "3rd". */
    | 'ordinal'
    /** Digits that count nothing: a telephone number, a date, a time. */
    | 'identifier'
  /** True for words that do not always count, such as "one". */
  vague: boolean
  /** False when its first part is in digits. */
  worded: boolean
}
