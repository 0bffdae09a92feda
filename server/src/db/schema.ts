import type { AccessTokenTable } from './tables/access-token.ts'
import type { AdminTable } from './tables/admin.ts'
import type { AuditTable } from './tables/audit.ts'
import type { CallbackOfferTable } from './tables/callback-offer.ts'
import type { InvitationTable } from './tables/invitation.ts'
import type { LeadStateTable } from './tables/lead-state.ts'
import type { ListingTable } from './tables/listing.ts'
import type { ListingImportTable } from './tables/listing-import.ts'
import type { LoginAttemptTable } from './tables/login-attempt.ts'
import type { MigrationTable } from './tables/migration.ts'
import type { PersonTable } from './tables/person.ts'
import type { RealtorTable } from './tables/realtor.ts'
import type { RequirementTable } from './tables/requirement.ts'
import type { SessionTable } from './tables/session.ts'
import type { TurnTable } from './tables/turn.ts'
import type { WhatsappCodeTable } from './tables/whatsapp-code.ts'
import type { WhatsappContactTable } from './tables/whatsapp-contact.ts'
import type { WhatsappMessageTable } from './tables/whatsapp-message.ts'
import type { WhatsappSendTable } from './tables/whatsapp-send.ts'

/** Every table of the database; `server/schema.generated.txt` says the same in PostgreSQL's words. */
export interface Schema {
  access_token: AccessTokenTable
  admin: AdminTable
  audit: AuditTable
  callback_offer: CallbackOfferTable
  invitation: InvitationTable
  lead_state: LeadStateTable
  listing: ListingTable
  listing_import: ListingImportTable
  login_attempt: LoginAttemptTable
  migration: MigrationTable
  person: PersonTable
  realtor: RealtorTable
  requirement: RequirementTable
  session: SessionTable
  turn: TurnTable
  whatsapp_code: WhatsappCodeTable
  whatsapp_contact: WhatsappContactTable
  whatsapp_message: WhatsappMessageTable
  whatsapp_send: WhatsappSendTable
}
