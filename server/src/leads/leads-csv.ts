import type { LeadCard } from '@guru/contract/leads'

const columns: [heading: string, value: (card: LeadCard) => string | number | null][] = [
  ['Name', (card) => card.userName],
  ['Mobile', (card) => card.mobile_number ?? card.userMobile],
  ['Wants', (card) => (card.intent === 'offer' ? 'offers' : 'looks for')],
  ['Transaction', (card) => card.transaction_type],
  ['Property', (card) => card.property_type],
  ['City', (card) => card.city],
  ['Area', (card) => card.area],
  ['Price from', (card) => card.price_min],
  ['Price to', (card) => card.price_max],
  ['Bedrooms from', (card) => card.bedrooms_min],
  ['Bedrooms to', (card) => card.bedrooms_max],
  ['Sq ft from', (card) => card.size_sqft_min],
  ['Sq ft to', (card) => card.size_sqft_max],
  ['Amenities', (card) => card.amenity.join(', ')],
  ['Callback', (card) => card.callback?.status ?? null],
  ['Call at', (card) => card.call_time?.words ?? null],
  ['State', (card) => card.state],
  ['Updated', (card) => card.updatedAt],
]

/** Leads as CSV (RFC 4180, with a byte order mark, so that spreadsheets read names in any script). */
export function leadsCsv(cards: readonly LeadCard[]): string {
  const lines = [
    columns.map(([heading]) => cell(heading)),
    ...cards.map((card) => columns.map(([, value]) => cell(value(card)))),
  ]
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`
}

/**
 * What makes a spreadsheet take a text for a formula: the mark, also a full-width one, behind any blanks or
 * characters that show nothing, for some programs drop those first.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** A text that a spreadsheet would take for a formula is made plain text by an apostrophe. */
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
