import {
  type Listing,
  type ListingChange,
  type ListingRequest,
  type ListingStatus,
  typedSource,
} from '@guru/contract/listings'
import { isFurnishing } from '@guru/contract/vocabulary'
import type { Engine } from '@guru/engine/engine'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Account } from '../../accounts/access-tokens.ts'
import { writeAudit } from '../../db/audit.ts'
import type { Schema } from '../../db/schema.ts'
import { uuidV7 } from '../../db/uuid.ts'
import { ApiFailure } from '../../errors.ts'
import { amenityBits } from '../amenity-bits.ts'
import { requirePlausible } from '../import/plausibility.ts'
import { factOf, keptWith, keptWithout } from '../kept-by-hand.ts'
import { Unusable } from '../values/unusable.ts'
import { listingOf } from './find-listings.ts'

/** Who saves, and what gives places the names that searches use. */
export interface Saving {
  by: Account
  places: Engine['places']
}

/**
 * Adds a listing that counts as confirmed now.
 * @throws ApiFailure 422 for figures that no real listing has.
 */
export async function addListing(
  db: Kysely<Schema>,
  wanted: ListingRequest,
  { by, places }: Saving,
): Promise<Listing> {
  const values = valuesOf(wanted, places)
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('listing')
      .values({
        id: uuidV7(),
        source: typedSource,
        ...values,
        latitude: null,
        longitude: null,
        rera_approved: null,
        last_confirmed: sql<Date>`now()`,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await noteChange(transaction, { by, id: row.id, detail: { added: true } })
    return listingOf(row)
  })
}

/**
 * Changes a listing, which counts as confirmed now. What changes is kept by hand from then on.
 * @returns null when there is none of that id.
 * @throws ApiFailure 409 when it changed since it was looked at, 422 for figures that no real listing has.
 */
export async function changeListing(
  db: Kysely<Schema>,
  { id, updated_at, ...wanted }: ListingChange & { id: string },
  { by, places }: Saving,
): Promise<Listing | null> {
  const values = valuesOf(wanted, places)
  return db.transaction().execute(async (transaction) => {
    const before = await lockedListing(transaction, id)
    if (before === null) return null
    if (updated_at !== undefined && updated_at !== before.updated_at.toISOString()) throw changedSince()
    const stays = [wanted, values].some(({ city, area }) => before.city === city && before.area === area)
    const next = { ...values, ...(stays && { city: before.city, area: before.area }) }
    const changed = editable.filter((name) => before[name] !== next[name])
    const row = await transaction
      .updateTable('listing')
      .set({
        ...next,
        // The point of another place would be wrong.
        ...(!stays && { latitude: null, longitude: null }),
        // None ticked is no word about them unless some were.
        ...(!changed.includes('amenity_bits') && { amenities_known: before.amenities_known }),
        kept_by_hand: keptWith(before, changed.map(factOf)),
        last_confirmed: sql<Date>`now()`,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await noteChange(transaction, { by, id, detail: { changed } })
    return listingOf(row)
  })
}

/**
 * Takes a listing out of search, for good, or brings it back.
 * @returns null when there is none of that id.
 */
export async function setListingStatus(
  db: Kysely<Schema>,
  { id, status }: { id: string; status: ListingStatus },
  by: Account,
): Promise<Listing | null> {
  return db.transaction().execute(async (transaction) => {
    const before = await lockedListing(transaction, id)
    if (before === null) return null
    const kept_by_hand =
      status === 'retired' ? keptWith(before, ['status']) : keptWithout(before.kept_by_hand, 'status')
    const row = await transaction
      .updateTable('listing')
      .set({ status, kept_by_hand, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await noteChange(transaction, { by, id, detail: { status } })
    return listingOf(row)
  })
}

/**
 * Gives a listing back to the imports of its source: the next one sets again what was set by hand. Nothing
 * changes before that; what is retired stays so.
 * @returns null when there is none of that id.
 */
export async function giveBackListing(db: Kysely<Schema>, id: string, by: Account): Promise<Listing | null> {
  return db.transaction().execute(async (transaction) => {
    const before = await lockedListing(transaction, id)
    if (before === null) return null
    const row = await transaction
      .updateTable('listing')
      .set({ kept_by_hand: null, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await noteChange(transaction, { by, id, detail: { given_back: before.kept_by_hand ?? [] } })
    return listingOf(row)
  })
}

/** As it is now, for nobody else to change until the transaction ends; null: there is none. */
async function lockedListing(transaction: Transaction<Schema>, id: string) {
  const row = await transaction
    .selectFrom('listing')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

const noteChange = (
  db: Kysely<Schema>,
  { by, id, detail }: { by: Account; id: string; detail: Record<string, unknown> },
) => writeAudit(db, { actor: by, action: 'listing_changed', subjects: [id], detail })

const changedSince = () =>
  new ApiFailure(
    409,
    'changed_since',
    'This listing has changed since you opened it. Close it and open it again.',
  )

const editable = [
  'transaction_type',
  'property_type',
  'city',
  'area',
  'society',
  'price',
  'bedrooms',
  'bathrooms',
  'size_sqft',
  'furnishing',
  'amenity_bits',
  'rera_number',
] as const

/** What is stored: places by the names that searches use, no rooms on land. */
function valuesOf(wanted: ListingRequest, places: Engine['places']) {
  requireBelievable(wanted)
  const { furnishing, amenities } = wanted
  const isLand = wanted.property_type === 'land'
  const city = places.findCity(wanted.city)?.name ?? wanted.city
  const others = amenities.filter((amenity) => !isFurnishing(amenity))
  return {
    transaction_type: wanted.transaction_type,
    property_type: wanted.property_type,
    city,
    area: places.findArea(city, wanted.area)?.name ?? wanted.area,
    society: wanted.society,
    price: wanted.price,
    bedrooms: isLand ? null : wanted.bedrooms,
    bathrooms: isLand ? null : wanted.bathrooms,
    size_sqft: wanted.size_sqft,
    furnishing,
    amenity_bits: amenityBits(furnishing === null ? others : [...others, furnishing]),
    amenities_known: others.length > 0,
    rera_number: wanted.rera_number,
  }
}

function requireBelievable(wanted: ListingRequest): void {
  try {
    requirePlausible(wanted)
  } catch (cause) {
    if (!(cause instanceof Unusable)) throw cause
    throw new ApiFailure(
      422,
      'not_plausible',
      `${cause.message.charAt(0).toUpperCase()}${cause.message.slice(1)}.`,
    )
  }
}
