import { setImmediate as breath } from 'node:timers/promises'
import { copyLine } from './copy-line.ts'
import type { NewListing } from './new-listing.ts'

/** Listings as lines for COPY. */
export interface Batch {
  lines: string
  count: number
}

/** Enough for the database to work in peace, little enough for memory. */
const listingsPerBatch = 20_000
/** Listings made without a wait would keep the connection from its turn. */
const listingsPerBreath = 50

/** Gathers listings into batches; never an empty one. */
export async function* batches(
  listings: Iterable<NewListing> | AsyncIterable<NewListing>,
): AsyncGenerator<Batch, void, undefined> {
  let batch: Batch = { lines: '', count: 0 }
  let position = 0
  for await (const listing of listings) {
    batch.lines += copyLine(listing, position)
    position += 1
    batch.count += 1
    if (batch.count % listingsPerBreath === 0) await breath()
    if (batch.count < listingsPerBatch) continue
    yield batch
    batch = { lines: '', count: 0 }
  }
  if (batch.count > 0) yield batch
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
