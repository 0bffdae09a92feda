import type { Timestamp } from '../column-types.ts'

export interface AdminTable {
  id: string
  /** Lower case. */
  email: string
  password_hash: string | null
  created_at: Timestamp
}
