import { setImmediate as breath } from 'node:timers/promises'
import { copyLine } from './copy-line.ts'
import type { NewListing } from './new-listing.ts'

/** Listings as lines for COPY, each identifier once, in the order of the search indexes. */
export interface Batch {
  lines: string
  /** Listings that were gathered. */
  read: number
  /** Lines: of listings with one identifier the last. */
  count: number
}

/** Enough for the database to work in peace, little enough for memory and to be sorted between two turns. */
const listingsPerBatch = 10_000
/** Listings made without a wait would keep the connection from its turn. */
const listingsPerBreath = 50

/** Gathers listings into batches; never an empty one. */
export async function* batches(
  listings: Iterable<NewListing> | AsyncIterable<NewListing>,
): AsyncGenerator<Batch, void, undefined> {
  let gathered = new Map<string, Line>()
  let read = 0
  let position = 0
  for await (const listing of listings) {
    gathered.set(listing.id, { listing, text: copyLine(listing, position) })
    position += 1
    read += 1
    if (read % listingsPerBreath === 0) await breath()
    if (read < listingsPerBatch) continue
    yield batchOf(gathered, read)
    gathered = new Map()
    read = 0
  }
  if (read > 0) yield batchOf(gathered, read)
}

interface Line {
  listing: NewListing
  text: string
}

function batchOf(gathered: Map<string, Line>, read: number): Batch {
  const lines = [...gathered.values()].sort(byIndex)
  return { lines: lines.map(({ text }) => text).join(''), read, count: lines.length }
}

/** Neighbours in the search indexes go in together, to the same pages: a tenth less work for the database. */
function byIndex({ listing: one }: Line, { listing: other }: Line): number {
  return (
    compare(one.transaction_type, other.transaction_type) ||
    compare(one.property_type, other.property_type) ||
    compare(one.city, other.city) ||
    compare(one.area, other.area) ||
    one.price - other.price
  )
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** The same items, each asked for while the one before is being worked on. */
export async function* oneAhead<Item>(items: AsyncGenerator<Item, void, undefined>) {
  let next = items.next()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = items.next()
      next.catch(() => {}) // thrown where it is awaited
      yield value
    }
  } finally {
    await next.catch(() => {})
    await items.return()
  }
}
