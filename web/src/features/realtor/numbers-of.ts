import type { LeadCard } from '@guru/contract/leads'

/**
 * The numbers to call and to write to, digits only; null where none is shown. On WhatsApp one may ask to be called
 * at another number than that of the chat.
 */
export function numbersOf({
  userMobile,
  mobile_number,
}: Pick<LeadCard, 'userMobile' | 'mobile_number'>): { call: string; whatsapp: string } | null {
  const call = userMobile ?? mobile_number ?? null
  return call === null ? null : { call, whatsapp: mobile_number ?? call }
}
