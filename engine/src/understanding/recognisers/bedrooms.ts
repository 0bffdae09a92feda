import type { Concept } from '../../languages/concept.ts'
import type { Command } from '../command.ts'
import { hasListed } from '../listed-in.ts'
import { changedTo } from '../quantities/changed-amount.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { breathAround, has, isFiller, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Wish, WishOf } from '../wish.ts'
import { roomsInstead } from './rooms-instead.ts'
import { roomsLacking } from './rooms-lacking.ts'
import { roomsLiked } from './rooms-liked.ts'
import { shownKindsIn } from './shown-word.ts'
import { saidOfShown } from './told/told-amounts.ts'
import { toldBefore } from './told/told-before.ts'
import { isDescribed, isMovedFrom } from './told/told-homes.ts'
import { readWeighed } from './weighed-homes.ts'
import { isWelcomeToo } from './welcome-too.ts'

/** Bedrooms: "2BHK" is exactly two, "2 or 3" a range, "3+" at least three. Half rooms widen the range. */
export function readBedrooms(reading: Reading): WishOf<'bedrooms'>[] {
  const lacking = roomsLacking(reading)
  if (lacking !== null) return [lacking]
  const liked = roomsLiked(reading)
  if (liked !== null) return [liked]
  const wishes: WishOf<'bedrooms'>[] = []
  const instead = roomsInstead(reading)
  for (const said of reading.quantities) {
    if (said === instead?.unsuited) continue
    const rooms = reading.amounts.get(said) === 'bedrooms' || said === instead?.suited
    if (!rooms || isDescribed(reading, said.at) || isForPrayers(said, reading)) continue
    if (said.high === null && isMovedFrom(reading, said.at)) continue
    if (saidOfShown(said, reading.quantities, reading) || isToBeBuilt(said, reading)) continue
    if (isOfWeighed(said, reading) || isThisOne(said, reading)) continue
    const quantity = changedTo(said, reading.context.known.bedrooms, reading)
    const min = Math.floor(quantity.low)
    const max = Math.ceil(quantity.high ?? quantity.low)
    const exact = quantity.high !== null || quantity.bound === null || isOnly(said, reading)
    const value = exact || quantity.bound === null ? { min, max } : { [quantity.bound]: min }
    wishes.push({ slot: 'bedrooms', value, at: quantity.at, negated: reading.negated[quantity.at] === true })
  }
  reading.segments.forEach((segment, at) => {
    const count = wordedCount(segment, reading)
    if (count === null || reading.clauseOf[at]?.kind !== 'wish') return
    const negated = reading.negated[at] === true
    wishes.push({ slot: 'bedrooms', value: { min: count, max: count }, at, negated })
  })
  return wishes.length > 0 ? withoutTold(wishes, reading) : readMoved(reading)
}

/** "3bhk matrame": only so many rooms, where only so many rupees are the most. */
function isOnly({ to }: Quantity, { segments }: Reading): boolean {
  return has(segments[to - 1], 'max:after') && has(segments[to - 1], 'filler')
}

/** "एक कमरा पूजा का अलग, बेडरूम दो": a room to pray in is no bedroom. */
function isForPrayers({ from, to }: Quantity, { segments, said }: Reading): boolean {
  if (!said.has('prayer')) return false
  const isPrayer = (at: number) => has(segments[at], 'prayer')
  for (let at = from - 1; at >= from - 3 && segments[at] !== undefined && segments[at]?.mark === null; at--)
    if (isPrayer(at)) return true
  for (let at = to; at < to + 3 && segments[at] !== undefined && segments[at]?.mark === null; at++)
    if (isPrayer(at)) return true
  return false
}

/** "1 kamra upar banane ki permission milegi?": asks of a home shown what may be added to it. */
function isToBeBuilt({ at }: Quantity, reading: Reading): boolean {
  const { segments, clauseOf, context } = reading
  if ((context.shown ?? 0) === 0 || clauseOf[at]?.asking !== true) return false
  return shownKindsIn(reading, breathAround(segments, at)).has('builds')
}

/** "Between 2 and 3, which is better?": two of those shown, where no rooms are named. */
function isOfWeighed({ unit }: Quantity, reading: Reading): boolean {
  return unit === null && reading.context.asked === null && readWeighed(reading).length > 1
}

/** "No, இது ஒன்றே போதும்", this one is enough: said of a home shown. */
function isThisOne({ unit, low, high, from }: Quantity, { segments, context }: Reading): boolean {
  if ((context.shown ?? 0) === 0 || unit !== null || low !== 1 || high !== null) return false
  return has(segments[from - 1], 'it') || has(segments[from - 1], 'this')
}

/** "No, 2bhk will do", "3 is too dear, 2bhk is fine" give up what is known. */
const changing: readonly Concept[] = ['act:deny', 'not:before', 'not:after', 'unsuited', 'correct', 'cheaper']

/** "2bhk is also ok" of who has asked for three: what is known stays as welcome. */
export function readRoomsToo(wishes: readonly Wish[], reading: Reading): Command[] {
  const [only, second] = wishes.filter(({ slot }) => slot === 'bedrooms')
  if (only === undefined || second !== undefined || only.negated) return []
  const said = reading.quantities.find(({ at }) => at === only.at)
  if (said === undefined || reading.context.known.bedrooms === undefined) return []
  if (changing.some((concept) => reading.said.has(concept))) return []
  const welcome = has(reading.segments[said.to], 'all-the-same') || isWelcomeToo(reading, said.to - 1)
  return welcome || isAddedAlone(said, reading) ? [{ kind: 'as-well', slot: 'bedrooms' }] : []
}

/** "2 bedroom also", "do bedroom wala bhi dikhao": with a word of adding nothing else is said behind them. */
function isAddedAlone({ to }: Quantity, { segments, tokens }: Reading): boolean {
  const behind = segments.slice(to, to + longestAdding)
  const adds = (one: Segment) => has(one, 'and') || hasListed(tokens, one, 'ofPlaces', 'adds')
  if (to + behind.length < segments.length || !behind.some(adds)) return false
  return behind.every((one) => adds(one) || isFiller(one) || has(one, 'seek') || has(one, 'thing'))
}

const longestAdding = 5

/** "We are in one room now, two are needed"; of "three would be best, two will do" both are welcome. */
function withoutTold(wishes: WishOf<'bedrooms'>[], reading: Reading): WishOf<'bedrooms'>[] {
  if (wishes.length < 2 || welcoming.some((concept) => reading.said.has(concept))) return wishes
  const wanted = wishes.filter(({ negated }) => !negated)
  const told = toldBefore(wanted, reading)
  return wishes.filter((wish) => wish === wishes.at(-1) || !told.includes(wish))
}

/** Words that make all that is named welcome. */
const welcoming = ['acceptable', 'all-the-same', 'or-else'] as const

/** "One more bedroom": of those that are known. */
function readMoved({ segments, said, clauseOf, context }: Reading): WishOf<'bedrooms'>[] {
  const known = context.known.bedrooms
  if (known === undefined || !(said.has('bedrooms:more') || said.has('bedrooms:less'))) return []
  return segments.flatMap((segment, at) => {
    const step = has(segment, 'bedrooms:more') ? 1 : has(segment, 'bedrooms:less') ? -1 : 0
    if (step === 0 || clauseOf[at]?.kind !== 'wish') return []
    const value = {
      ...(known.min !== undefined && { min: known.min + step }),
      ...(known.max !== undefined && { max: known.max + step }),
    }
    return (value.min ?? value.max ?? 0) < 1 ? [] : [{ slot: 'bedrooms' as const, value, at, negated: false }]
  })
}

/** "double bedroom"; a studio counts one room, but says so only when rooms were asked for. */
function wordedCount(segment: Segment, reading: Reading): number | null {
  if (has(segment, 'bedrooms:single')) return 1
  if (has(segment, 'bedrooms:double')) return 2
  if (has(segment, 'bedrooms:triple')) return 3
  return has(segment, 'bedrooms:studio') && reading.context.asked === 'bedrooms' ? 1 : null
}
