import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { RealtorTable } from '../db/tables/realtor.ts'

/** A realtor who looks at leads. */
export type Viewer = Pick<
  Selectable<RealtorTable>,
  'id' | 'subscription' | 'property_types' | 'transaction_types' | 'cities' | 'areas'
>

/** What the operator lets realtors see. */
export interface LeadRules {
  /** Whether realtors may look beyond their profile. */
  allAllowed: boolean
  /** Whether every subscribed realtor sees numbers, or only the one who took the callback. */
  numbersFor: 'claimed' | 'subscribed'
}

/** The realtor of an id; null when there is none any more. */
export async function viewerOf(db: Kysely<Schema>, id: string): Promise<Viewer | null> {
  const row = await db
    .selectFrom('realtor')
    .select(['id', 'subscription', 'property_types', 'transaction_types', 'cities', 'areas'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
