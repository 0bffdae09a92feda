import type { Amenity, PropertyType, Slot, TransactionType } from '@guru/contract/vocabulary'
import type { Topic } from '../dialogue/act.ts'
import type { Formatter } from '../format/formatter.ts'
import type { Range } from '../range.ts'
import { amenityList } from './furnishings.ts'

/** What a language must say to word the value of any slot. */
interface WishWords {
  transaction(transaction: TransactionType, intent: Topic['intent']): string
  property(type: PropertyType): string
  /** Several kinds looked through together; null where there are none. */
  kinds(topic: Topic, format: Formatter): string | null
  place(name: string): string
  amenity(amenity: Amenity): string
  list(items: readonly string[]): string
}

/** The value of a slot in a few words; '' when it has none. */
type WishText = (slot: Slot, topic: Topic, format: Formatter) => string

/** Words any wish of a seeker, or of an owner, whose price and size are one amount each. */
export function createWishText(words: WishWords): WishText {
  return (slot, topic, format) => {
    const { wishes, intent, beside = [] } = topic
    switch (slot) {
      case 'transaction_type':
        return wishes.transaction_type ? words.transaction(wishes.transaction_type, intent) : ''
      case 'property_type':
        return wishes.property_type
          ? words.property(wishes.property_type)
          : (words.kinds(topic, format) ?? '')
      case 'city':
        return wishes.city === undefined ? '' : words.place(wishes.city)
      case 'area':
        return wishes.area === undefined ? '' : words.list([wishes.area, ...beside].map(words.place))
      case 'price':
        return wishes.price ? amountText(wishes.price, topic, format) : ''
      case 'bedrooms':
        return wishes.bedrooms ? format.bedrooms(wishes.bedrooms) : ''
      case 'size_sqft':
        return wishes.size_sqft ? sizeText(wishes.size_sqft, topic, format) : ''
      case 'amenities':
        return wishes.amenities ? words.list(amenityList(wishes.amenities, words.amenity)) : ''
    }
  }
}

/** A seeker's budget; an owner's price, which is one amount. */
function amountText(price: Range, { intent, wishes }: Topic, format: Formatter): string {
  const single = price.max ?? price.min
  if (intent === 'offer' && single !== undefined) return format.price(single, wishes.transaction_type)
  return format.budget(price, wishes.transaction_type)
}

function sizeText(size: Range, { intent, sizeUnit }: Topic, format: Formatter): string {
  const single = size.min ?? size.max
  return intent === 'offer' && single !== undefined
    ? format.size(single, sizeUnit)
    : format.sizes(size, sizeUnit)
}
