import type { LeadCard } from '@guru/contract/leads'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { formatterFor } from '@guru/engine/format/formatter-for'
import type { Range } from '@guru/engine/range'
import type { Selectable } from 'kysely'
import type { LeadStateTable } from '../db/tables/lead-state.ts'
import type { PersonTable } from '../db/tables/person.ts'
import type { RequirementTable } from '../db/tables/requirement.ts'
import { withoutNumbers } from './hidden-numbers.ts'
import type { LeadRules, Viewer } from './viewer.ts'

/** What is wanted, as its row holds it. */
export type WishesRow = Omit<
  Selectable<RequirementTable>,
  'person_id' | 'session_id' | 'lead_at' | 'next_offer_at' | 'call_time' | 'call_time_at'
>

/** When the seeker wants to be called, as its row holds it. */
export type CallTimeRow = Pick<Selectable<RequirementTable>, 'call_time' | 'call_time_at'>

/** A lead as it is read from the database for one realtor. */
export interface LeadRow extends WishesRow, CallTimeRow {
  name: Selectable<PersonTable>['name']
  mobile_number: string | null
  whatsapp_number: string | null
  language: LanguageCode
  state: LeadStateTable['state'] | null
  /** Whether the callback was offered to the realtor. */
  offered: boolean
  /** When it last changed for the realtor. */
  changed_at: Date
  /** The same with all its digits, for paging. */
  cursor: string
}

/** Whether this realtor may see how the seeker can be reached. */
export const isNumberShown = ({ claimed_by }: LeadRow, viewer: Viewer, rules: LeadRules): boolean =>
  claimed_by === viewer.id || rules.numbersFor === 'subscribed'

/** The lead as its realtor may see it. */
export function leadCard(row: LeadRow, viewer: Viewer, rules: LeadRules): LeadCard {
  const mine = row.claimed_by === viewer.id
  const numberShown = isNumberShown(row, viewer, rules)
  const shown = (number: string | null) => (numberShown ? (number?.replace('+', '') ?? null) : null)
  const whatsapp = row.channel === 'whatsapp'
  return {
    id: row.id,
    userName: row.name !== null && !numberShown ? withoutNumbers(row.name, row.language) : row.name,
    userMobile: shown(row.mobile_number ?? row.whatsapp_number),
    ...(whatsapp && { mobile_number: shown(row.whatsapp_number ?? row.mobile_number) }),
    city: row.city,
    area: row.area,
    transaction_type: row.transaction_type,
    property_type: row.property_type,
    price: priceText(row),
    price_min: row.price_min,
    price_max: row.price_max,
    bedrooms_min: row.bedrooms_min,
    bedrooms_max: row.bedrooms_max,
    size_sqft_min: row.size_sqft_min,
    size_sqft_max: row.size_sqft_max,
    amenity: row.amenities,
    intent: row.intent,
    language: row.language,
    updatedAt: row.changed_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    callback:
      row.callback_at === null
        ? null
        : { asked_at: row.callback_at.toISOString(), status: callbackStatus(row, mine) },
    call_time: callTimeOf(row, numberShown ? null : row.language),
    state: row.state ?? 'new',
  }
}

/**
 * When the seeker wants to be called, and when that was said, which tells what "tomorrow" is.
 * @param hidingIn the language of the words, for somebody who may not see numbers in them.
 */
export function callTimeOf(
  { call_time, call_time_at }: CallTimeRow,
  hidingIn: LanguageCode | null = null,
): LeadCard['call_time'] {
  if (call_time === null || call_time_at === null) return null
  const words = hidingIn === null ? call_time : withoutNumbers(call_time, hidingIn)
  return { words, said_at: call_time_at.toISOString() }
}

function callbackStatus({ claimed_by, offered }: LeadRow, mine: boolean) {
  if (mine) return 'mine'
  if (claimed_by !== null) return 'taken'
  return offered ? 'offered' : 'waiting'
}

/** A seeker's budget, or what an owner asks for. */
export function priceText({ intent, price_min, price_max, transaction_type }: WishesRow): string | null {
  const format = formatterFor('en')
  const transaction = transaction_type ?? undefined
  if (intent === 'offer' && price_max !== null) return format.price(price_max, transaction)
  const range: Range = {
    ...(price_min !== null && { min: price_min }),
    ...(price_max !== null && { max: price_max }),
  }
  if (range.min === undefined && range.max === undefined) return null
  return format.budget(range, transaction)
}
