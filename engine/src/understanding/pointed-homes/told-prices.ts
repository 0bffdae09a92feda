import type { Concept } from '../../languages/concept.ts'
import { shownKinds } from '../../languages/shown-words.ts'
import { breathBounds, has, longestBreath } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { asks, boundsBehind, type Pointer, seeks, type Turn } from './pointers.ts'

/** "43 lakh is very less, why?": an amount that a home shown costs, said to be little, points at that home and is no budget. */
export function tooCheap(turn: Turn): Pointer[] {
  return turn.segments.flatMap((segment, at) => {
    const fits = turn.fitting[at] ?? []
    if (segment.number === null || fits.length === 0 || !saysLittle(turn, at + 1)) return []
    return [{ from: at, at, to: at + 1, fitting: fits }]
  })
}

/** Nothing but that it is little, and how little, up to the end of the breath; a question mark may stand before it. */
function saysLittle({ segments, tokens }: Turn, behind: number): boolean {
  const from = segments[behind]?.mark === '?' ? behind + 1 : behind
  const { to } = breathBounds(segments, from, longestSaying)
  const closes = segments[to] === undefined || segments[to]?.mark !== null
  const words = segments.slice(from, to).filter((one) => !units.some((unit) => has(one, unit)))
  if (!closes || words.some(isEnding)) return false
  const kinds = words.flatMap((one) => tokens.slice(one.from, one.to).map(({ text }) => shownKinds(text)))
  const little = kinds.filter((kind) => (kind.has('why_price') || kind.has('least')) && !kind.has('tooMuch'))
  const how = kinds.filter((kind) => kind.has('besideTooMuch') || kind.has('soMuch'))
  return (
    little.length > 0 && how.length > 0 && kinds.every((one) => little.includes(one) || how.includes(one))
  )
}

/** An ending that stands as a segment of its own compares: "63 লাখের কম", below so much. */
function isEnding(segment: Segment): boolean {
  return segment.from === segment.to && !has(segment, 'is')
}

const units: readonly Concept[] = ['unit:rupee', 'unit:per_month']
/** Segments that say so at most. */
const longestSaying = 6

/**
 * "Which is better, 34k or 32k?", "ik 34 da te ik 25 da, kyu?": where all amounts that are asked about are those of homes
 * shown, each points at its own; none where homes are sought or a budget is told.
 */
export function weighedPrices(turn: Turn): Pointer[] {
  const { segments, tokens, fitting } = turn
  const amounts = segments.flatMap((one, at) => (isAmount(one) ? [at] : []))
  const [first] = amounts
  if (first === undefined || amounts.length < 2) return []
  const apart = new Set(amounts.map((at) => fitting[at]?.[0]))
  if (apart.size < amounts.length || apart.has(undefined)) return []
  const rest = segments.slice(breathBounds(segments, first, longestBreath).from)
  const kinds = rest.flatMap((one) => tokens.slice(one.from, one.to).map(({ text }) => shownKinds(text)))
  if (rest.some(isSought) || kinds.some((kind) => kind.has('budget'))) return []
  if (amounts.slice(1).some((at) => has(segments[at - 1], 'range:to'))) return []
  const weighs = kinds.some((kind) => kind.has('differs') || kind.has('praised'))
  // "32k or 34k is fine?" says what may be paid.
  if (!weighs && (rest.some((one) => has(one, 'or')) || !rest.some(isAsking))) return []
  return amounts.map((at) => ({ from: at, at, to: at + 1, fitting: fitting[at] ?? [] }))
}

/** No position, and no article that is a number. */
function isAmount({ number }: Segment): boolean {
  return number?.kind === 'cardinal' && !number.vague && number.value >= leastAmount
}

const leastAmount = 10

function isSought(one: Segment): boolean {
  if (boundsBehind.some((bound) => has(one, bound)) || has(one, 'slot:area')) return true
  return seeks.some((concept) => has(one, concept)) && !has(one, 'choice') && one.number === null
}

function isAsking(one: Segment): boolean {
  return one.mark === '?' || has(one, 'why') || asks.some((concept) => has(one, concept))
}
