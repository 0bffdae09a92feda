import type { ColumnType } from 'kysely'
import type { Timestamp } from '../column-types.ts'

/** Who did or saw what. */
export interface AuditTable {
  id: string
  actor_role: string
  actor_id: string | null
  action: string
  subject_id: string | null
  detail: ColumnType<Record<string, unknown>, string | undefined, string>
  created_at: Timestamp
}
