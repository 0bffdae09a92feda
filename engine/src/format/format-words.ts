import type { SizeUnit, TransactionType } from '@guru/contract/vocabulary'

/** Written for the eye, or spoken: digits and signs for the one, words alone for the other. */
export type Mode = 'written' | 'spoken'

/**
 * What a language must provide to write amounts. Every phrase is a function of its parts, so that each
 * language orders and inflects them as it needs. `text` is a number already written in the wanted mode.
 */
export interface FormatWords {
  /** A whole number from 0 to 999,99,99,999 in words, counted in thousand, lakh and crore. */
  inWords(whole: number): string
  /**
   * A whole number and quarters in words, as people say them: 2 and 1 quarter "savā do". null where the
   * language spells out the decimals instead.
   */
  quartersInWords(whole: number, quarters: 1 | 2 | 3): string | null
  /** The mark between whole and decimal digits when spoken: "point". */
  pointInWords: string
  lakh(text: string): string
  crore(text: string): string
  /** An amount as money: "₹ 28,000", "twenty-eight thousand rupees". */
  rupees(text: string, mode: Mode): string
  /** The amount as the price of the transaction: "… a month" when renting. */
  price(amount: string, transaction: TransactionType | undefined): string
  upTo(text: string): string
  atLeast(text: string): string
  between(from: string, to: string): string
  /** `count` tells singular from plural. */
  size(text: string, count: number, unit: SizeUnit, mode: Mode): string
  /** What one unit of land costs: "₹ 2 lakh per marla". */
  perUnit(amount: string, unit: SizeUnit, mode: Mode): string
  /** A size in two units: the seeker's own first, square feet after it. */
  sizeInBoth(own: string, squareFeet: string, mode: Mode): string
  /** The texts of the range's ends; null where it is open. `most` tells singular from plural; 0 is a studio. */
  bedrooms(range: { from: string | null; to: string | null }, most: number): string
  /** Bedrooms in front of a noun: "2 BHK", "two bedroom"; `most` 0 is a studio. */
  bhk(range: { from: string | null; to: string | null }, most: number, mode: Mode): string
  /** January first. */
  months: readonly string[]
  date(day: string, month: string, year: string): string
  kilometres(text: string, count: number, mode: Mode): string
}
