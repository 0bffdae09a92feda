import { type TransactionType, transactionTypes } from '@guru/contract/vocabulary'
import { has, type Reading, reach, valueNamed } from '../reading.ts'

/**
 * A person who has a property to sell or to let; null for a seeker. "I want to sell my flat", "we have a
 * house for rent", "looking for tenants".
 */
export function readOffer(reading: Reading): { transaction: TransactionType | null } | null {
  for (let at = 0; at < reading.segments.length; at++) {
    const segment = reading.segments[at]
    if (segment === undefined) continue
    const said = transactionTypes.find((type) => segment.concepts.has(`offer:${type}`))
    if (said !== undefined && !isAboutListing(reading, at)) return { transaction: said }
    if (has(segment, 'own') && ownsProperty(reading, at)) {
      const transaction = transactionInClause(reading, at)
      if (transaction !== null) return { transaction }
    }
  }
  return null
}

/** "Can I sell it later?" asks about a property shown. */
function isAboutListing(reading: Reading, at: number): boolean {
  const clause = reading.clauseOf[at]
  if (clause === undefined || clause.kind !== 'question') return false
  for (let other = clause.from; other < clause.to; other++)
    if (has(reading.segments[other], 'it')) return true
  return false
}

function ownsProperty(reading: Reading, at: number): boolean {
  for (let next = at + 1; next <= at + reach; next++) {
    const segment = reading.segments[next]
    if (segment === undefined || has(segment, 'seek')) return false
    if (valueNamed(segment, 'property:') !== null || has(segment, 'unit:bedroom')) return true
  }
  return false
}

function transactionInClause(reading: Reading, at: number): TransactionType | null {
  const clause = reading.clauseOf[at]
  if (clause === undefined) return null
  let found: TransactionType | null = null
  for (let other = clause.from; other < clause.to; other++) {
    const segment = reading.segments[other]
    if (has(segment, 'seek')) return null
    found ??= transactionTypes.find((type) => has(segment, `transaction:${type}`)) ?? null
  }
  return found
}
