import { type KeptFact, keptFacts, takenSources } from '@guru/contract/listings'
import type { NewListing } from './new-listing.ts'

/**
 * Columns that are kept together: of a city from one hand and an area from another, or a rent and a sale, no
 * true listing would come.
 */
const columnsOfFacts = {
  price: ['transaction_type', 'price'],
  kind: ['property_type', 'bedrooms', 'bathrooms'],
  place: ['city', 'area', 'latitude', 'longitude'],
  society: ['society'],
  size: ['size_sqft'],
  amenities: ['furnishing', 'amenity_bits', 'amenities_known'],
  rera: ['rera_number', 'rera_approved'],
  // No file says it: it only keeps a whole source that is brought back from bringing this listing back.
  status: [],
} as const satisfies Record<KeptFact, readonly (keyof NewListing)[]>

/** The fact that a column belongs to; null: none is kept. */
export const factOf = (column: string): KeptFact | null =>
  keptFacts.find((fact) => columnsOfFacts[fact].some((one) => one === column)) ?? null

/** What of a listing is kept once these facts were set by hand; null: nothing. */
export function keptWith(
  { source, kept_by_hand }: { source: string; kept_by_hand: KeptFact[] | null },
  facts: readonly (KeptFact | null)[],
): KeptFact[] | null {
  // No import ever brings these sources.
  if (takenSources.includes(source)) return null
  const kept = keptFacts.filter((fact) => facts.includes(fact) || kept_by_hand?.includes(fact))
  return kept.length > 0 ? kept : null
}

/** What is kept but for one fact. */
export function keptWithout(kept: readonly KeptFact[] | null, fact: KeptFact): KeptFact[] | null {
  const rest = kept?.filter((one) => one !== fact) ?? []
  return rest.length > 0 ? rest : null
}
