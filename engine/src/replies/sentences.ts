import type { SizeUnit } from '@guru/contract/vocabulary'
import type { ActKind, ActOf, ChoiceKind, ChoiceOf } from '../dialogue/act.ts'
import type { Formatter } from '../format/formatter.ts'
import type { Comparison } from '../matching/compare.ts'
import type { Listing } from '../matching/listing.ts'

export type ComparedSlot = Comparison['slot']
export type ComparisonOf<Slot extends ComparedSlot> = Extract<Comparison, { slot: Slot }>

/**
 * Every sentence of Guru in one language. Each is a function of data and has its word order, plurals and
 * cases to itself; nothing is put together from fragments outside. All are plain text without marks: the
 * formatter makes the same sentence one for the eye or for the ear. A language that lacks a sentence does
 * not compile.
 */
export interface Sentences {
  act: { readonly [Kind in ActKind]: (act: ActOf<Kind>, format: Formatter) => string }
  /** Short enough for a button; understanding must read each back as what it offers. */
  choice: { readonly [Kind in ChoiceKind]: (choice: ChoiceOf<Kind>, format: Formatter) => string }
  /** How a listing stands to one wish; the mark for "fits" or "does not" is put before it elsewhere. */
  point: {
    readonly [Slot in ComparedSlot]: (
      comparison: ComparisonOf<Slot>,
      format: Formatter,
      unit: SizeUnit,
    ) => string
  }
  listing: ListingSentences
}

export interface ListingSentences {
  /** "2 BHK flat, Whitefield, Bengaluru — ₹ 28,000 a month" */
  headline(listing: Listing, format: Formatter): string
  /** The same read out as the match at `position`, counted from 1. */
  headlineAloud(listing: Listing, position: number, format: Formatter): string
  /** Size and bathrooms, as far as stated; '' when neither is. */
  measures(listing: Listing, unit: SizeUnit, format: Formatter): string
  /** What the listing states it has; '' when it states nothing. */
  amenities(listing: Listing): string
  lastConfirmed(iso: string, format: Formatter): string
  /** Several homes lie in one and the same place, which `where` says ("In Baner"): "Both are in Baner". `count` is null for two. */
  together(where: string, count: string | null): string
  /** How far several homes are `from` a place, without a stop; `at` is the position of each, counted from 1. */
  distances(ways: readonly { at: number; distance: string }[], from: string): string
  /** Of homes whose distances were just told, the nearest; `several`: of more than two. */
  nearest(position: string, several: boolean): string
  reraNumber(number: string): string
  /** Marks a listing of the demo inventory. */
  demo: string
}
