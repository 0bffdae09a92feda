import type { Role } from '@guru/contract/accounts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Insertable } from 'kysely'
import { openLogin } from '../src/accounts/access-tokens.ts'
import { hashPassword } from '../src/accounts/passwords.ts'
import type { Database } from '../src/db/database.ts'
import type { RealtorTable } from '../src/db/tables/realtor.ts'
import type { RequirementTable } from '../src/db/tables/requirement.ts'
import { uuidV7 } from '../src/db/uuid.ts'

interface HasDatabase {
  database: Database
}

/** The password of every account made here. */
export const password = 'correct horse'
const passwordHash = hashPassword(password)

/** An admin who can log in. @returns the id. */
export async function makeAdmin({ database }: HasDatabase, email = 'boss@example.in'): Promise<string> {
  const id = uuidV7()
  await database.kysely
    .insertInto('admin')
    .values({ id, email, password_hash: await passwordHash })
    .execute()
  return id
}

/** A realtor who can log in, for flats to rent in Bengaluru unless told. @returns the id. */
export async function makeRealtor(
  { database }: HasDatabase,
  about: Partial<Omit<RealtorTable, 'id' | 'subscription' | 'created_at' | 'updated_at'>> & {
    subscription?: boolean
  } = {},
): Promise<string> {
  const id = uuidV7()
  const row = {
    name: 'Asha Homes',
    email: 'asha@example.in',
    property_types: ['apartment' as const],
    transaction_types: ['rent' as const],
    cities: ['Bengaluru'],
    areas: [],
    subscription: true,
    password_hash: await passwordHash,
    ...about,
  }
  await database.kysely
    .insertInto('realtor')
    .values({ id, ...row })
    .execute()
  return id
}

/** Calls of somebody who is logged in. */
export async function callsOf(
  { app, database }: HasDatabase & { app: Pick<FastifyInstance, 'inject'> },
  role: Role,
  id: string,
) {
  const token = await openLogin(database.kysely, { role, id })
  const call = (
    method: NonNullable<InjectOptions['method']>,
    path: string,
    body?: unknown,
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method,
      url: `/v1${path}`,
      headers: {
        'x-auth-token': token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
  return { token, call }
}

/** A lead of a seeker who wants a flat to rent in Whitefield, unless told. @returns the requirement's id. */
export async function makeLead(
  { database }: HasDatabase,
  about: Partial<Insertable<RequirementTable>> & {
    name?: string | null
    mobile_number?: string | null
    whatsapp_number?: string | null
  } = {},
): Promise<string> {
  const { name = 'Meena', mobile_number = '+919876543210', whatsapp_number = null, ...wishes } = about
  const [id, session_id, person_id] = [uuidV7(), uuidV7(), uuidV7()]
  const db = database.kysely
  const channel = about.channel ?? 'web_v3'
  await db.insertInto('person').values({ id: person_id, name, mobile_number, whatsapp_number }).execute()
  await db
    .insertInto('session')
    .values({
      id: session_id,
      channel,
      client_session_id: session_id,
      device_id: 'device',
      person_id,
      language: 'en',
      state: '{}',
      revision: 1,
    })
    .execute()
  await db
    .insertInto('requirement')
    .values({
      id,
      session_id,
      person_id,
      channel,
      intent: 'search',
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      area: 'Whitefield',
      price_max: 30_000,
      lead_at: new Date(),
      ...wishes,
    })
    .execute()
  return id
}
