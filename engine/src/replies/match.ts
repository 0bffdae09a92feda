import type { Match, MatchPoint } from '@guru/contract/chat'
import type { SizeUnit } from '@guru/contract/vocabulary'
import type { Formatter } from '../format/formatter.ts'
import { unitFor } from '../format/size-units.ts'
import type { Listing } from '../matching/listing.ts'
import type { RankedListing } from '../matching/rank.ts'
import { escapeMarkdown } from './markdown.ts'
import type { Sentences } from './sentences.ts'
import { toldPoints } from './told-points.ts'
import { wordPoint } from './wording.ts'

/** What the words around a match depend on. */
interface MatchWording {
  sentences: Sentences
  format: Formatter
  unit: SizeUnit
}

/** A listing as it is shown: under its position, counted from 1, with its points worded. */
export interface ShownListing {
  position: number
  listing: Listing
  points: MatchPoint[]
}

/** A listing with what is worth telling of how it fits, in the words of the language. */
export function wordListing(
  ranked: RankedListing,
  position: number,
  { sentences, format, unit }: MatchWording,
): ShownListing {
  const points = toldPoints(ranked).map((one) => ({
    slot: one.slot,
    fits: one.fits,
    known: one.known,
    text: wordPoint(sentences.point, one, format, unitFor(ranked.listing.property_type, unit)),
  }))
  return { position, listing: ranked.listing, points }
}

/** A listing shown as the seeker's page gets it; `named` writes a place in the letters of the language. */
export function toMatch(
  { position, listing, points }: ShownListing,
  named: (name: string) => string = (name) => name,
): Match {
  const { id, amenities_known: _known, ...shown } = listing
  const place = `${named(listing.area)}, ${named(listing.city)}`
  return { listing_id: id, position, ...shown, place, points }
}

/** The listings shown as a numbered list in markdown, for channels that show text alone. */
export function listAsMarkdown(page: readonly ShownListing[], wording: MatchWording): string {
  return page.map((one) => asMarkdown(one, wording)).join('\n\n')
}

function asMarkdown(
  { position, listing, points }: ShownListing,
  { sentences, format, unit }: MatchWording,
): string {
  const words = sentences.listing
  const demo = listing.demo ? ` (${escapeMarkdown(words.demo)})` : ''
  const lines = [
    listing.society ?? '',
    words.measures(listing, unit, format),
    words.amenities(listing),
    ...points.map((point) => `${mark(point)} ${point.text}`),
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
