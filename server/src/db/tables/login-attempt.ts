import type { Timestamp } from '../column-types.ts'

/** An attempt to log in that has not succeeded. */
export interface LoginAttemptTable {
  /** sha256, hex, of the account's e-mail address or of the network address. */
  key: string
  attempted_at: Timestamp
}
