import type { Engine } from '@guru/engine/engine'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { LeadRules } from '../leads/viewer.ts'
import type { Mailer } from '../providers/mail.ts'

/** What the routes of realtors and admins stand on. */
export interface StaffParts {
  database: Database
  engine(): Engine
  /** null: no mail server is set. */
  mailer: Mailer | null
  /** The address that people type, without a slash at its end. */
  publicUrl(): string
  leadRules: LeadRules
  /** Largest file of listings, in bytes. */
  listingUploadBytes: number
  log: FastifyBaseLogger
}
