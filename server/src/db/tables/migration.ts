import type { Timestamp } from '../column-types.ts'

/** A file of `server/migrations` that has been run here. */
export interface MigrationTable {
  name: string
  /** sha256 of the file, hex. */
  checksum: string
  applied_at: Timestamp
}
