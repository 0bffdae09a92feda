import { type TransactionType, transactionTypes } from '@guru/contract/vocabulary'
import { has, type Reading } from '../reading.ts'
import type { WishOf } from '../wish.ts'

/** Rent or buy, as a seeker says it. A price called "the rent" implies renting while nothing is known. */
export function readTransaction(reading: Reading): WishOf<'transaction_type'>[] {
  const wishes: WishOf<'transaction_type'>[] = []
  reading.segments.forEach((segment, at) => {
    if (reading.clauseOf[at]?.kind !== 'wish') return
    const value = transactionTypes.find((type) => segment.concepts.has(`transaction:${type}`))
    if (value !== undefined) {
      wishes.push({ slot: 'transaction_type', value, at, negated: reading.negated[at] === true })
    } else if (has(segment, 'slot:rent') && reading.context.known.transaction_type === undefined) {
      wishes.push({ slot: 'transaction_type', value: 'rent', at, negated: false })
    }
  })
  return wishes
}

export function otherTransaction(type: TransactionType): TransactionType {
  return type === 'rent' ? 'sale' : 'rent'
}
