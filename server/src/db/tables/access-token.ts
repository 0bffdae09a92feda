import type { Role } from '@guru/contract/accounts'
import type { GivenTimestamp, Timestamp } from '../column-types.ts'

/** A logged-in admin or realtor. */
export interface AccessTokenTable {
  /** sha256 of the opaque token, hex. */
  token_hash: string
  role: Role
  account_id: string
  created_at: Timestamp
  last_used_at: Timestamp
  expires_at: GivenTimestamp
}
