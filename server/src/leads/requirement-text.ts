import type { Wishes } from '@guru/contract/requirement'
import { formatterFor } from '@guru/engine/format/formatter-for'
import type { Range } from '@guru/engine/range'
import { priceText, type WishesRow } from './lead-card.ts'

/** The wishes of a requirement's row. */
export function wishesOf(row: WishesRow): Wishes {
  const wishes: Wishes = {}
  if (row.transaction_type !== null) wishes.transaction_type = row.transaction_type
  if (row.property_type !== null) wishes.property_type = row.property_type
  if (row.city !== null) wishes.city = row.city
  if (row.area !== null) wishes.area = row.area
  const price = rangeOf(row.price_min, row.price_max)
  if (price !== null) wishes.price = price
  const bedrooms = rangeOf(row.bedrooms_min, row.bedrooms_max)
  if (bedrooms !== null) wishes.bedrooms = bedrooms
  const size = rangeOf(row.size_sqft_min, row.size_sqft_max)
  if (size !== null) wishes.size_sqft = size
  if (row.amenities.length > 0) wishes.amenities = row.amenities
  return wishes
}

function rangeOf(min: number | null, max: number | null): Range | null {
  if (min === null && max === null) return null
  return { ...(min !== null && { min }), ...(max !== null && { max }) }
}

const kinds = { house: 'house', apartment: 'apartment', land: 'plot' } as const

/** "Wants to rent a 2 BHK apartment in Whitefield, Bengaluru, up to ₹ 30,000 a month, with parking." */
export function requirementText(row: WishesRow): string {
  const wishes = wishesOf(row)
  const format = formatterFor('en')
  const kind = wishes.property_type === undefined ? 'property' : kinds[wishes.property_type]
  const rooms = wishes.bedrooms === undefined ? '' : `${format.bhk(wishes.bedrooms)} `
  const where = [wishes.area, wishes.city].filter(Boolean).join(', ')
  const parts = [
    `${doing(row)} ${withArticle(`${rooms}${kind}`)}${where === '' ? '' : ` in ${where}`}`,
    priceText(row),
    wishes.size_sqft && format.sizes(wishes.size_sqft, 'sqft'),
    wishes.amenities && `with ${wishes.amenities.map((name) => name.replaceAll('_', ' ')).join(', ')}`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

function doing({ intent, transaction_type }: WishesRow): string {
  if (intent === 'offer') return transaction_type === 'rent' ? 'Owner lets' : 'Owner sells'
  if (transaction_type === null) return 'Looks for'
  return transaction_type === 'rent' ? 'Wants to rent' : 'Wants to buy'
}

const withArticle = (thing: string) => `${/^[aeiou8]/.test(thing) ? 'an' : 'a'} ${thing}`
