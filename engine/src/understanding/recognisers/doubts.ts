import { isClock } from '../../languages/call-times.ts'
import { ofGuruKinds, speaksOfCalls } from '../../languages/of-guru.ts'
import type { OfGuruWords } from '../../languages/word-lists.ts'
import { type Aside, untoldFacts } from '../command.ts'
import { listedIn } from '../listed-in.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { has, namesDeal, namesHome, namesProperty, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { shownKindsIn } from './shown-word.ts'
import { saysSoCheap } from './so-cheap.ts'

type Kind = keyof OfGuruWords
type Said = ReadonlySet<Kind>

/**
 * What somebody fears who asks it of Guru: that the homes are none ("are these real flats?"), that one is cheated, that the
 * number goes to everybody, that it costs something. null for whatever else is asked.
 */
export function readDoubt(kinds: Said, asks: boolean, reading: Reading): Aside | null {
  if (asks && doubtsListings(kinds, reading)) return 'real'
  if (asks && kinds.has('cheats')) return 'trust'
  if (asks && fearsCalls(reading)) return 'privacy'
  // "Call on another number, whoever takes it."
  const called = reading.said.has('act:handoff') && !kinds.has('worries')
  if (!called && fearsForNumber(kinds, asks)) return 'privacy'
  if (asks && asksForCompany(kinds, reading)) return 'who'
  return asks && asksForCharges(kinds, reading) ? 'fees' : null
}

/** "What does the broker charge?", "does it cost anything to talk to you?"; not "do you have any that costs less?" */
export function asksForFees(kinds: Said, asks: boolean): boolean {
  if (kinds.has('fees')) return asks || kinds.has('about')
  if (!asks) return false
  return (kinds.has('money') || kinds.has('charges')) && (kinds.has('persons') || kinds.has('talks'))
}

/**
 * The same in a question of its own, whatever else the turn says: "yes, but I pay no dealer, is there brokerage?"; "any
 * flats without brokerage?" asks for homes. "Dealer kitna leta hai?" names no fee.
 */
export function asksForFeesBeside(reading: Reading): boolean {
  const { clauses, segments, tokens } = reading
  return clauses.some(({ kind, from, to }) => {
    const clause = segments.slice(from, to)
    if (kind !== 'question' || clause.some(isOfHomes)) return false
    const words = tokens.slice(clause[0]?.from, clause.at(-1)?.to)
    const kinds = listedIn(words).ofGuru
    if (kinds.has('fees')) return true
    // "How much time does the agent take?"
    if (!kinds.has('charging') || words.some(({ text }) => isClock(text))) return false
    return clause.some((one) => has(one, 'agent')) && shownKindsIn(reading, clause).has('amount')
  })
}

/** "What do you charge?"; not "do you charge for maintenance?", "have you an EV charger?" */
function asksForCharges(kinds: Said, reading: Reading): boolean {
  if (!kinds.has('charges') || !kinds.has('you') || reading.segments.some(isOfHomes)) return false
  const facts = shownKindsIn(reading, reading.segments)
  return !untoldFacts.some((fact) => facts.has(fact))
}

function isOfHomes(segment: Segment): boolean {
  return namesHome(segment) || namesAmenity(segment)
}

/** "Real estate" asks for nothing, nor does a "real person". */
function doubtsListings(kinds: Said, reading: Reading): boolean {
  const { segments, tokens, said, context } = reading
  if (kinds.has('fake')) return true
  if (!kinds.has('real') || tokens.some(({ text }) => text === 'estate')) return false
  // "Are these real?" points at homes that are shown, "is this a real person?" does not.
  const points = said.has('it') || said.has('this') || saysSoCheap(reading, segments)
  const pointed = (context.shown ?? 0) > 0 && points
  if (pointed && !kinds.has('you') && !tokens.some(({ text }) => isOfWhoSpeaks(text))) return true
  return segments.some((one) => namesProperty(one) || has(one, 'thing') || has(one, 'unit:bedroom'))
}

function isOfWhoSpeaks(word: string): boolean {
  const kinds = ofGuruKinds(word)
  return !kinds.has('real') && whoSpeaks.some((kind) => kinds.has(kind))
}

const whoSpeaks = ['persons', 'robots', 'machines', 'company', 'numbers'] as const

/** "Whom do you give my number to?"; not "anyone can call this number", "give them my number, anyone may call". */
export function fearsForNumber(kinds: Said, asks: boolean): boolean {
  if (!kinds.has('numbers')) return false
  if (kinds.has('worries')) return true
  if (asks && speaksOfCalls(kinds) && kinds.has('many')) return true
  const given = kinds.has('gives') || kinds.has('hands')
  return kinds.has('others') && given && (asks || !speaksOfCalls(kinds))
}

/** "Will there be many calls?"; not "please call, I have many questions". */
function fearsCalls({ tokens }: Reading): boolean {
  return tokens.some(({ text }, at) => {
    const next = tokens[at + 1]
    if (next === undefined) return false
    const [one, other] = [ofGuruKinds(text), ofGuruKinds(next.text)]
    return (one.has('many') && speaksOfCalls(other)) || (speaksOfCalls(one) && other.has('many'))
  })
}

/** "Are you a company?"; not "do you have one for a company lease?" */
function asksForCompany(kinds: Said, { said, segments }: Reading): boolean {
  if (!kinds.has('company') || said.has('exist') || segments.some(namesDeal)) return false
  return kinds.has('you') || kinds.has('yours')
}
