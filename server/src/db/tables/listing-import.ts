import type { ListingImport } from '@guru/contract/listing-import'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Timestamp } from '../column-types.ts'

/** The file that an admin brings in, from its start on. */
export interface ListingImportTable {
  id: string
  state: 'running' | 'done' | 'failed'
  about: Json<Omit<ListingImport, 'id' | 'state' | 'progress' | 'report' | 'fault' | 'has_rejects'>>
  progress: ColumnType<ListingImport['progress'], string | undefined, string>
  report: ColumnType<ListingImport['report'], string | undefined, string>
  fault: Generated<string | null>
  /** Last sign of life of the server that runs it. */
  heard_at: Timestamp
}
