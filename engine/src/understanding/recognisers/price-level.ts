import type { Concept } from '../../languages/concept.ts'
import { sameWish } from '../../same-wish.ts'
import type { SetCommand } from '../command.ts'
import { has, namesProperty, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { settle } from '../settle.ts'
import type { Wish } from '../wish.ts'
import { readBedrooms } from './bedrooms.ts'
import { readPlaces } from './places.ts'
import { readPropertyType } from './property-type.ts'
import { shownKindsIn } from './shown-word.ts'
import { readTransaction } from './transaction.ts'
import { withClauses } from './with-clauses.ts'

const prices: readonly Concept[] = ['slot:price', 'slot:rent', 'transaction:rent', 'ask:price', 'talk:cost']
const asks: readonly Concept[] = ['ask', 'ask:within', 'ask:price']
const howMuch: readonly Concept[] = ['ask:within', 'ask']
const leasts: readonly Concept[] = ['cheapest', 'cheaper', 'min:before', 'min:after']
const ofOne: readonly Concept[] = ['this', 'why', 'negotiable']

/**
 * "What is the rent like in Patna?", "2 room er koto kore bhara", "what would 1.2 cr get me": asks what homes cost, and
 * of no home that is shown.
 */
export function asksPriceLevel(reading: Reading): boolean {
  const { segments, said, clauses, quantities } = reading
  if (!clauses.some(({ kind }) => kind === 'question')) return false
  if (segments.some(({ number }) => number?.kind === 'ordinal')) return false
  const where = saysWhere(reading)
  const others = isOfOtherHomes(reading)
  // "Is that enough for that area?"
  if (!others && where && said.has('acceptable') && !said.has('seek')) return true
  if (asksHowDear(reading)) return !others
  if (ofOne.some((concept) => said.has(concept)) || isOfOneShown(reading, where)) return false
  if (!asks.some((concept) => said.has(concept))) return false
  const amounts = quantities.filter(({ kind, scaled }) => kind === 'money' || scaled)
  if (amounts.length === 1 && said.has('seek') && segments.length <= shortest) return true
  const many = segments.some((segment) => isRooms(segment) || namesProperty(segment))
  if (isOfOtherCost(reading)) return false
  if (amounts.length === 0 && where && asksWhatSuchCost(reading)) return true
  // "What are the rates?" to the question for a budget.
  const openly = reading.context.asked === 'price' && (reading.context.shown ?? 0) === 0
  return prices.some((concept) => said.has(concept)) && (where || many || openly) && amounts.length === 0
}

/** "How much are two cents of land there?", "from how much do plots start?": the kind and its size or the least of it are named. */
function asksWhatSuchCost(reading: Reading): boolean {
  const { segments, said, quantities } = reading
  if (!segments.some(namesProperty) || !howMuch.some((concept) => said.has(concept))) return false
  return asksLeast(reading) || quantities.some(({ kind }) => kind === 'size')
}

/** "What does the cheapest plot there cost?", "at the least, how much?": from what price on there are such homes. */
export function asksLeast({ segments, said }: Reading): boolean {
  return segments.some(namesProperty) && leasts.some((concept) => said.has(concept))
}

/** "What is the deposit usually in Pune?": what is paid beside the rent, of which prices tell nothing. */
function isOfOtherCost(reading: Reading): boolean {
  if (prices.some((concept) => concept !== 'talk:cost' && reading.said.has(concept))) return false
  const kinds = shownKindsIn(reading, reading.segments)
  return kinds.has('deposit') || kinds.has('maintenance')
}

/** "What is the price of the flat?", "and of that one?": of a home that is shown, while "a flat in Kochi" is any. */
function isOfOneShown({ segments, context }: Reading, where: boolean): boolean {
  const anyHome = where || (context.shown ?? 0) === 0
  return segments.some((segment) => has(segment, 'choice') && !(anyHome && namesProperty(segment)))
}

/**
 * What it says of the homes whose price it asks, as wishes: the deal, kind and rooms, and where. "What is the rent for
 * 3bhk in Indiranagar?" seeks such a home, whatever was sought before; what is known already is left out.
 */
export function readHomesPriced(asked: Reading): SetCommand[] {
  if (asksHowDear(asked)) return []
  const all = { from: 0, to: asked.segments.length, kind: 'wish' as const, asking: false }
  const reading = withClauses(asked, [all])
  const wishes: Wish[] = [
    ...readTransaction(reading),
    ...readPropertyType(reading),
    ...readPlaces(reading),
    ...readBedrooms(reading),
  ]
  const { known } = asked.context
  return settle(
    wishes.filter(({ negated }) => !negated),
    reading,
  ).flatMap((command) =>
    command.kind === 'set' && !sameWish(known[command.slot], command.value) ? [command] : [],
  )
}

/** "Is Indiranagar cheaper?" behind homes in Whitefield: no wish for cheaper ones there. */
export function asksHowDearElsewhere(reading: Reading): boolean {
  const asks = reading.clauses.every(({ kind }) => kind === 'question')
  return asks && asksHowDear(reading) && isOfOtherHomes(reading)
}

/** "What is the rent for 3bhk in Indiranagar?" behind two rooms in Whitefield: those shown do not tell. */
function isOfOtherHomes({ segments, quantities, context }: Reading): boolean {
  const { known, homes = [], shown = 0 } = context
  if (shown === 0) return false
  const isSought = ({ kind, name }: { kind: string; name: string }) =>
    kind === 'area'
      ? name === known.area || homes.some(({ area }) => area === name)
      : name === known.city || homes.some(({ city }) => city === name)
  if (segments.some(({ mention }) => mention !== null && !mention.places.some(isSought))) return true
  const { min, max } = known.bedrooms ?? {}
  return quantities.some(
    ({ kind, low, high }) =>
      kind === 'bedrooms' && (low < (min ?? low) || (high ?? low) > (max ?? high ?? low)),
  )
}

/** "It is dear in Boring Road, isn't it?": of a place, and no wish for what is cheaper. */
export function asksHowDear(reading: Reading): boolean {
  const { said } = reading
  if (!said.has('cheaper') || !saysWhere(reading)) return false
  // "How much is the cheapest plot in Lucknow?"
  if (said.has('ask:price') || (said.has('ask:within') && reading.segments.some(namesProperty))) return false
  return !(['seek', 'exist', 'thing', 'choice', 'more'] as const).some((concept) => said.has(concept))
}

function saysWhere({ segments, said }: Reading): boolean {
  return segments.some(({ mention }) => mention !== null) || said.has('there') || said.has('slot:area')
}

/** Words of a turn that holds nothing but an amount and what it brings. */
const shortest = 6

function isRooms(segment: Segment): boolean {
  return has(segment, 'unit:bedroom')
}
