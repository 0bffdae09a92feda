import type { Listing } from '@guru/contract/listings'
import type { ListingValues } from './listing-values.ts'

interface UnsentListing {
  listing: Listing | 'new'
  values: ListingValues
}

let unsent: UnsentListing | null = null

/** What was filled in when the login turned out to be over: it opens again after the next one, on the same page load. */
export const unsentListing = {
  read: (): UnsentListing | null => unsent,
  keep: (filledIn: UnsentListing): void => {
    unsent = filledIn
  },
  forget: (): void => {
    unsent = null
  },
}
