import type { ChatV3Response } from '@guru/contract/chat'
import { maxNameLength } from '@guru/contract/limits'
import { tidyMobileNumber } from './contact-details.ts'
import type { VisitorProfile } from './visitor-profile.ts'

/**
 * Who wants to be called, in the seeker's own words: the reply only says where in the answer they stand. null when
 * it named no number. What it did not name is left empty.
 */
export function callerIn(answer: string, { caller }: Pick<ChatV3Response, 'caller'>): VisitorProfile | null {
  if (caller === undefined) return null
  const { name, number, mobile_number } = caller
  return {
    user_name: name ? answer.slice(name.from, name.to).slice(0, maxNameLength) : '',
    mobile_number: mobile_number ?? tidyMobileNumber(answer.slice(number.from, number.to)),
  }
}

/** What a form begins with: what was just said goes before what is kept in the browser. */
export function filledWith(said: VisitorProfile | null, kept: VisitorProfile | null): VisitorProfile | null {
  if (said === null) return kept
  return { ...said, user_name: said.user_name || (kept?.user_name ?? '') }
}
