import type { Match, MatchPoint } from '@guru/contract/chat'
import type { SizeUnit } from '@guru/contract/vocabulary'
import type { Formatter } from '../format/formatter.ts'
import { type Comparison, tells } from '../matching/compare.ts'
import type { RankedListing } from '../matching/rank.ts'
import { escapeMarkdown } from './markdown.ts'
import type { Sentences } from './sentences.ts'
import { wordPoint } from './wording.ts'

/** What the words around a match depend on. */
export interface MatchWording {
  sentences: Sentences
  format: Formatter
  unit: SizeUnit
}

/** A ranked listing as the seeker's page gets it. */
export function toMatch({ listing, comparisons }: RankedListing, wording: MatchWording): Match {
  const { id, amenities_known: _known, ...shown } = listing
  return { listing_id: id, ...shown, points: points(comparisons, wording) }
}

function points(comparisons: Comparison[], { sentences, format, unit }: MatchWording): MatchPoint[] {
  return comparisons.filter(tells).map((one) => ({
    slot: one.slot,
    fits: one.fits,
    known: one.known,
    text: wordPoint(sentences.point, one, format, unit),
  }))
}

/** A match with the position, counted from 1, that it has among those shown. */
export interface Numbered {
  position: number
  ranked: RankedListing
}

/** The matches as a numbered list in markdown, for channels that show text alone. */
export function matchesAsMarkdown(page: readonly Numbered[], wording: MatchWording): string {
  return page.map((one) => matchAsMarkdown(one, wording)).join('\n\n')
}

function matchAsMarkdown({ ranked, position }: Numbered, wording: MatchWording): string {
  const { listing } = ranked
  const { sentences, format, unit } = wording
  const words = sentences.listing
  const demo = listing.demo ? ` (${escapeMarkdown(words.demo)})` : ''
  const lines = [
    listing.society ?? '',
    words.measures(listing, unit, format),
    words.amenities(listing),
    ...points(ranked.comparisons, wording).map((point) => `${mark(point)} ${point.text}`),
    words.lastConfirmed(listing.last_confirmed, format),
    listing.rera_number === null ? '' : words.reraNumber(listing.rera_number),
  ]
  const headline = `${position}. **${escapeMarkdown(words.headline(listing, format))}**${demo}`
  const details = lines.filter((line) => line.trim() !== '').map((line) => `   - ${escapeMarkdown(line)}`)
  return [headline, ...details].join('\n')
}

function mark({ fits, known }: MatchPoint): string {
  if (fits) return '✓'
  return known ? '✗' : '?'
}
