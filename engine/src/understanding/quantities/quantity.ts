import type { SizeUnit } from '@guru/contract/vocabulary'
import type { Segment } from '../segments.ts'

/** What a number counts; `plain` when its words do not say. */
export type QuantityKind = 'money' | 'size' | 'bedrooms' | 'plain' | 'other'
export type Bound = 'min' | 'max'

/** A number or a range with its unit and bounds: segments `from` up to but not including `to`. */
export interface Quantity {
  from: number
  to: number
  /** Segment of the (first) number. */
  at: number
  kind: QuantityKind
  low: number
  /** null for a single number. */
  high: number | null
  /** True for "2 or 3", false for "2 to 3". */
  alternatives: boolean
  /** True when "lakh", "k" and the like say how much is meant. */
  scaled: boolean
  unit: SizeUnit | null
  bound: Bound | null
  /** "30x40": the product stands in `low`. */
  sides: [number, number] | null
  /** "1 kanal 4 marla": the sum stands in `low`, in the first unit. */
  units: [number, number] | null
  /** True for a word such as "one" that may count nothing. */
  vague: boolean
}

/** A number with its unit, before bounds and a second number are looked for. */
export interface Part {
  at: number
  to: number
  value: number
  scale: number
  kind: QuantityKind
  unit: SizeUnit | null
  sides: [number, number] | null
  units: [number, number] | null
  vague: boolean
}

/** The value of a segment that counts; null for all others. */
export function cardinal(segment: Segment | undefined): number | null {
  return segment?.number?.kind === 'cardinal' ? segment.number.value : null
}

/** Without what binary fractions leave behind. */
export function tidy(value: number): number {
  return Math.round(value * 1000) / 1000
}
