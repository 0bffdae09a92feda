import type { Match } from '@guru/contract/chat'
import type { Wishes } from '@guru/contract/requirement'
import { formatterFor } from '../format/formatter-for.ts'
import type { FoundListing, ListingSearch } from '../matching/listing.ts'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import { pageSize } from '../matching/plan-search.ts'
import { rankMatches } from '../matching/rank.ts'
import { toMatch, wordListing } from './match.ts'
import { sentencesOf } from './written-languages.ts'

/** The best of what a search found for a requirement, with reasons in English: what a realtor sees of a lead. */
export function matchesForStaff(
  wishes: Wishes,
  search: ListingSearch,
  found: readonly FoundListing[],
  places: Neighbourhood,
): Match[] {
  const wording = { sentences: sentencesOf('en'), format: formatterFor('en'), unit: 'sqft' } as const
  return rankMatches(found, search, wishes, places)
    .slice(0, pageSize)
    .map((ranked, at) => toMatch(wordListing(ranked, at + 1, wording)))
}
