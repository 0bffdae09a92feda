import type { Concept } from '../../languages/concept.ts'
import { has, namesProperty, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

const prices: readonly Concept[] = ['slot:price', 'slot:rent', 'transaction:rent', 'ask:price', 'talk:cost']
const asks: readonly Concept[] = ['ask', 'ask:within', 'ask:price']
const ofOne: readonly Concept[] = ['this', 'why', 'negotiable', 'choice']

/**
 * "What is the rent like in Patna?", "2 room er koto kore bhara", "what would 1.2 cr get me": asks what homes cost, and
 * of no home that is shown.
 */
export function asksPriceLevel(reading: Reading): boolean {
  const { segments, said, clauses, quantities } = reading
  if (!clauses.some(({ kind }) => kind === 'question')) return false
  if (segments.some(({ number }) => number?.kind === 'ordinal') || isOfOtherHomes(reading)) return false
  const where = saysWhere(reading)
  // "Is that enough for that area?"
  if (where && said.has('acceptable') && !said.has('seek')) return true
  if (asksHowDear(reading)) return true
  if (ofOne.some((concept) => said.has(concept))) return false
  if (!asks.some((concept) => said.has(concept))) return false
  const amounts = quantities.filter(({ kind, scaled }) => kind === 'money' || scaled)
  if (amounts.length === 1 && said.has('seek') && segments.length <= shortest) return true
  const many = segments.some((segment) => isRooms(segment) || namesProperty(segment))
  return prices.some((concept) => said.has(concept)) && (where || many) && amounts.length === 0
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
