import type { Realtor, SignupRequest } from '@guru/contract/realtors'
import type { Engine } from '@guru/engine/engine'
import type { Kysely } from 'kysely'
import type { Account } from '../accounts/access-tokens.ts'
import { writeAudit } from '../db/audit.ts'
import type { Schema } from '../db/schema.ts'
import { uuidV7 } from '../db/uuid.ts'

/** Every realtor as the admin's table shows them, by name. */
export async function allRealtors(db: Kysely<Schema>): Promise<Realtor[]> {
  const rows = await db.selectFrom('realtor').selectAll().orderBy('name').orderBy('id').execute()
  return rows.map((row) => ({
    _id: row.id,
    realtor_name: row.name,
    email: row.email,
    subscription: row.subscription,
    password_set: row.password_hash !== null,
    property_type: row.property_types,
    transaction_type: row.transaction_types,
    city: row.cities,
    area: row.areas,
  }))
}

/**
 * Makes a realtor, without a password or a subscription yet.
 * @returns the id; null when the e-mail address has an account already.
 */
export async function createRealtor(
  db: Kysely<Schema>,
  wanted: SignupRequest,
  { places, by }: { places: Engine['places']; by: Account },
): Promise<string | null> {
  const row = { id: uuidV7(), ...profileOf(wanted, places) }
  return db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('realtor')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return null
    await writeAudit(transaction, { actor: by, action: 'realtor_created', subjects: [row.id] })
    return row.id
  })
}

/** Places by the names that leads have, where the gazetteer knows them: "Bangalore" is kept as Bengaluru. */
function profileOf(wanted: SignupRequest, places: Engine['places']) {
  const cities = wanted.city.map((name) => places.findCity(name)?.name ?? name)
  const areas = wanted.area.map(
    (name) => cities.map((city) => places.findArea(city, name)?.name).find(Boolean) ?? name,
  )
  return {
    name: wanted.realtor_name,
    email: wanted.email,
    password_hash: null,
    property_types: wanted.property_type,
    transaction_types: wanted.transaction_type,
    cities: [...new Set(cities)],
    areas: [...new Set(areas)],
  }
}

/** Switches a realtor's subscription on or off. @returns false when there is no such realtor. */
export async function changeSubscription(
  db: Kysely<Schema>,
  { id, subscription, by }: { id: string; subscription: boolean; by: Account },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('realtor')
      .set({ subscription, updated_at: new Date() })
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await writeAudit(transaction, {
      actor: by,
      action: 'subscription_changed',
      subjects: [id],
      detail: { subscription },
    })
    return true
  })
}
