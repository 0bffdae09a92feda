import type { OfGuruWords } from '../../languages/language.ts'
import type { Aside } from '../command.ts'
import { has, namesProperty, type Reading } from '../reading.ts'

type Kind = keyof OfGuruWords
type Said = ReadonlySet<Kind>

/**
 * What somebody fears who asks it of Guru: that the homes are none ("are these real flats?"), that one is cheated, that the
 * number goes to everybody, that it costs something. null for whatever else is asked.
 */
export function readDoubt(kinds: Said, asks: boolean, reading: Reading): Aside | null {
  if (asks && doubtsListings(kinds, reading)) return 'real'
  if (asks && kinds.has('cheats')) return 'trust'
  if (fearsForNumber(kinds, asks)) return 'privacy'
  if (asks && asksForCompany(kinds)) return 'who'
  return null
}

/** "What does the broker charge?", "does it cost anything to talk to you?"; not "do you have any that costs less?" */
export function asksForFees(kinds: Said, asks: boolean): boolean {
  if (kinds.has('fees')) return asks || kinds.has('about')
  if (!asks) return false
  const ofService = kinds.has('persons') || kinds.has('talks')
  return (kinds.has('money') && ofService) || (kinds.has('charges') && (ofService || kinds.has('you')))
}

/** "Real estate" asks for nothing, nor does a "real person". */
function doubtsListings(kinds: Said, { segments, tokens }: Reading): boolean {
  if (kinds.has('fake')) return true
  if (!kinds.has('real') || tokens.some(({ text }) => text === 'estate')) return false
  return segments.some((one) => namesProperty(one) || has(one, 'thing') || has(one, 'unit:bedroom'))
}

/** "Whom do you give my number to?", "will there be many calls?" */
export function fearsForNumber(kinds: Said, asks: boolean): boolean {
  if (kinds.has('numbers') && (kinds.has('others') || kinds.has('worries'))) return true
  return asks && kinds.has('calls') && kinds.has('many')
}

function asksForCompany(kinds: Said): boolean {
  return kinds.has('company') && (kinds.has('you') || kinds.has('yours'))
}
