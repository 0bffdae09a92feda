import type { Role } from '@guru/contract/accounts'
import type { GivenTimestamp, OptionalTimestamp, Timestamp } from '../column-types.ts'

/** A one-time link to set a password. */
export interface InvitationTable {
  /** sha256 of the link's token, hex. */
  token_hash: string
  role: Role
  account_id: string
  created_at: Timestamp
  expires_at: GivenTimestamp
  used_at: OptionalTimestamp
}
