import type { InsightCounts } from '@guru/contract/insights'
import type { Slot } from '@guru/contract/vocabulary'

/** What is counted, in the order of the plots, with the colour that it has in all of them. */
export const measures = [
  { name: 'chats', label: 'Chats', color: 'var(--peacock)' },
  { name: 'finished', label: 'Finished', color: 'var(--leaf)' },
  { name: 'leads', label: 'Leads', color: 'var(--marigold-deep)' },
  { name: 'callbacks', label: 'Callbacks', color: 'var(--brick)' },
] as const satisfies readonly { name: keyof InsightCounts; label: string; color: string }[]
export type Measure = (typeof measures)[number]

/** What Guru had asked for last. */
export const slotNames: Record<Slot, string> = {
  transaction_type: 'Rent or buy',
  property_type: 'Kind of property',
  city: 'City',
  area: 'Area',
  price: 'Price',
  bedrooms: 'Bedrooms',
  size_sqft: 'Size',
  amenities: 'Amenities',
}
