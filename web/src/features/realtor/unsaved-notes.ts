import type { LeadState } from '@guru/contract/leads'
import { browserStore } from '../../lib/storage.ts'

export interface UnsavedNote {
  state: LeadState
  reason: string
  note: string
}

const ownerKey = 'realtor-email'
const byLead = new Map<string, UnsavedNote>()

/** What was typed about leads and not saved yet: it outlives an expired login of the same realtor, not the page. */
export const unsavedNotes = {
  read: (lead: string): UnsavedNote | undefined => byLead.get(lead),
  keep: (lead: string, typed: UnsavedNote): void => void byLead.set(lead, typed),
  drop: (lead: string): void => void byLead.delete(lead),
  /** Somebody logged in: what another realtor typed in this browser is theirs. */
  belongTo(email: string): void {
    const owner = email.trim().toLowerCase()
    if (browserStore.read(ownerKey) !== owner) byLead.clear()
    browserStore.write(ownerKey, owner)
  },
  forget(): void {
    byLead.clear()
    browserStore.remove(ownerKey)
  },
}
