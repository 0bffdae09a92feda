import { type Listing, type ListingRequest, type ListingStatus, typedSource } from '@guru/contract/listings'
import { isFurnishing } from '@guru/contract/vocabulary'
import type { Engine } from '@guru/engine/engine'
import { type Kysely, sql } from 'kysely'
import type { Account } from '../../accounts/access-tokens.ts'
import { writeAudit } from '../../db/audit.ts'
import type { Schema } from '../../db/schema.ts'
import { uuidV7 } from '../../db/uuid.ts'
import { ApiFailure } from '../../errors.ts'
import { amenityBits } from '../amenity-bits.ts'
import { requirePlausible } from '../import/plausibility.ts'
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
    await writeAudit(transaction, {
      actor: by,
      action: 'listing_changed',
      subjects: [row.id],
      detail: { added: true },
    })
    return listingOf(row)
  })
}

/**
 * Changes a listing, which counts as confirmed now.
 * @returns null when there is none of that id.
 * @throws ApiFailure 422 for figures that no real listing has.
 */
export async function changeListing(
  db: Kysely<Schema>,
  { id, ...wanted }: ListingRequest & { id: string },
  { by, places }: Saving,
): Promise<Listing | null> {
  const values = valuesOf(wanted, places)
  const stays = sql`city = ${values.city} and area = ${values.area}`
  return db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('listing')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return null
    const row = await transaction
      .updateTable('listing')
      .set({
        ...values,
        // The point of another place would be wrong.
        latitude: sql<number | null>`case when ${stays} then latitude end`,
        longitude: sql<number | null>`case when ${stays} then longitude end`,
        last_confirmed: sql<Date>`now()`,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const changed = editable.filter((name) => before[name] !== row[name])
    await writeAudit(transaction, {
      actor: by,
      action: 'listing_changed',
      subjects: [id],
      detail: { changed },
    })
    return listingOf(row)
  })
}

/** Takes a listing out of search or brings it back. @returns null when there is none of that id. */
export async function setListingStatus(
  db: Kysely<Schema>,
  { id, status }: { id: string; status: ListingStatus },
  by: Account,
): Promise<Listing | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('listing')
      .set({ status, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!row) return null
    await writeAudit(transaction, {
      actor: by,
      action: 'listing_changed',
      subjects: [id],
      detail: { status },
    })
    return listingOf(row)
  })
}

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
