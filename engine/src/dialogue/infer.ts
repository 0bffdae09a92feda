import type { Wishes } from '@guru/contract/requirement'
import type { PropertyType, Slot, TransactionType } from '@guru/contract/vocabulary'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { SetCommand } from '../understanding/command.ts'
import { plausible } from './consequences.ts'

/**
 * What goes without saying once something else is said, so that nobody is asked for it. It is said back
 * like any other wish, and can be corrected like one. `touched` are the slots named in this turn.
 * @param kinds those that are named to be looked through together
 * @param mayTurn whether an amount may tell that renting is meant where buying was said, or the other way round
 */
export function inferred(
  wishes: Wishes,
  touched: ReadonlySet<Slot>,
  mayTurn: boolean,
  places: Neighbourhood,
  kinds: readonly PropertyType[] = [],
): SetCommand[] {
  const listed = townAsListed(wishes, touched, places)
  const city = cityOfArea(wishes, touched, places)
  const transaction =
    transactionMeant(wishes, touched, kinds) ?? (mayTurn ? otherDeal(wishes, touched) : null)
  return [
    ...listed,
    ...(city === null ? [] : [{ kind: 'set' as const, slot: 'city' as const, value: city }]),
    ...(transaction === null
      ? []
      : [{ kind: 'set' as const, slot: 'transaction_type' as const, value: transaction }]),
  ]
}

/** "Barasat": a town whose homes are listed as those of an area of the city beside it. */
function townAsListed(
  { city, area }: Wishes,
  touched: ReadonlySet<Slot>,
  places: Neighbourhood,
): SetCommand[] {
  if (city === undefined || area !== undefined || !touched.has('city')) return []
  const under = places.listedUnder(city)
  if (under === null) return []
  return [
    { kind: 'set', slot: 'city', value: under },
    { kind: 'set', slot: 'area', value: city },
  ]
}

/**
 * The city that a newly named area must be in: somebody who says "Whitefield" need not say "Bengaluru",
 * and who says "Adyar" after Pune means Chennai. null when the city is right, named in the same turn, or
 * not to be told because several cities have such an area, or could have one: every planned city numbers its
 * sectors, and the gazetteer has not all of them.
 */
function cityOfArea(
  { area, city }: Wishes,
  touched: ReadonlySet<Slot>,
  places: Neighbourhood,
): string | null {
  if (area === undefined || !touched.has('area') || (touched.has('city') && city !== undefined)) return null
  if (isNumbered(area)) return null
  const cities = places.citiesWith(area)
  if (city !== undefined && cities.includes(city)) return null
  const meant = places.cityMeant(area)
  return meant === city ? null : meant
}

const part = 'sector|phase|block|ward|stage|pocket|extension|unit|zone|part|type|cross|main|lane|street'
const count = '\\d+[a-z]{0,2}|[a-z]|[ivx]{2,}'
const numbered = new RegExp(`^(?:(?:${part}|${count})(?:[ -]|$))+$`, 'i')

/** "Sector 57", "Phase 2", "Block C": says which part of a city, and not of which one. */
function isNumbered(area: string): boolean {
  return numbered.test(area)
}

/** Twenty thousand, said while buying, is a rent; eighty lakh, said while renting, a price. null otherwise. */
function otherDeal({ transaction_type, price }: Wishes, touched: ReadonlySet<Slot>): TransactionType | null {
  if (transaction_type === undefined || price === undefined) return null
  if (touched.has('transaction_type') || !touched.has('price')) return null
  const other = transaction_type === 'rent' ? 'sale' : 'rent'
  return !plausible(price, transaction_type) && plausible(price, other) ? other : null
}

/** Eighty lakh is no rent, twenty thousand no price; land is hardly ever rented. */
function transactionMeant(
  { transaction_type, property_type, price }: Wishes,
  touched: ReadonlySet<Slot>,
  kinds: readonly PropertyType[],
): TransactionType | null {
  if (transaction_type !== undefined || touched.has('transaction_type')) return null
  if (!touched.has('price') && !touched.has('property_type')) return null
  if (price !== undefined) {
    const rent = plausible(price, 'rent')
    if (rent !== plausible(price, 'sale')) return rent ? 'rent' : 'sale'
  }
  return property_type === 'land' || kinds.includes('land') ? 'sale' : null
}
