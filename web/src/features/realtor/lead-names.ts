import type { LeadState } from '@guru/contract/leads'

/** What a realtor has done about a lead, as pages say it. */
export const stateNames: Record<LeadState, string> = {
  new: 'New',
  contacted: 'Contacted',
  visit: 'Visit',
  closed: 'Closed',
  not_useful: 'Not useful',
}
