import { type Slot, slots } from '@guru/contract/vocabulary'
import { nameTakenBack, takenBackAt } from '../polarity/said-before.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { has, isFiller, longestBreath, type Reading } from '../reading.ts'
import { namedSlot } from './freed-slots.ts'

/** What takes a slot back says one of these. */
const taking = [
  'remove',
  'remove:after',
  'correct',
  'propose',
  'change:after',
  'not:after',
  'not:before',
  'unsuited',
  'said-so',
  'undo',
  'act:deny',
] as const

/**
 * Slots taken back by name: "remove the budget", "budget hata do". Wanting to change a known wish without
 * saying to what ("change my budget") takes it back too and leaves it open, so that Guru asks for it.
 * Refusing the one at hand ("not this area", "this area is too far") takes it back.
 */
export function readTakenBack(reading: Reading): TakenBack[] {
  if (!taking.some((concept) => reading.said.has(concept))) return []
  const taken = new Map<Slot, boolean>()
  reading.segments.forEach((segment, at) => {
    if (reading.clauseOf[at]?.kind === 'question') return
    const removes = has(segment, 'remove') || has(segment, 'remove:after')
    const ahead = has(segment, 'remove') || has(segment, 'correct') || has(segment, 'propose')
    const behind = has(segment, 'remove:after') || has(segment, 'change:after')
    // "The budget I told, cancel that for now"
    for (const before of takenBackAt(reading.segments, at, isShown(reading))) {
      const named = namedSlot(reading.segments[before])
      if (named !== null && reading.context.known[named] !== undefined) taken.set(named, false)
    }
    const pointed = nameTakenBack(reading.segments, at, isShown(reading))
    const wrong = pointed === null ? null : namedSlot(reading.segments[pointed])
    if (wrong !== null && reading.context.known[wrong] !== undefined) taken.set(wrong, false)
    // "I don't want to live there", said as one phrase.
    const itself = behind && !ahead ? namedSlot(segment) : null
    if (itself !== null && reading.context.known[itself] !== undefined) taken.set(itself, !removes)
    const slot = (ahead ? slotBeside(reading, at, 1) : null) ?? (behind ? slotBeside(reading, at, -1) : null)
    const changeable = slot !== null && (reading.context.known[slot] !== undefined || isShown(reading))
    if (slot !== null && (removes || changeable)) taken.set(slot, !removes)
    // "Not this area", "this area is too far"
    const refusing = has(segment, 'not:after') || has(segment, 'unsuited')
    const refused = refusing ? slotBeside(reading, at, -1, 'this') : null
    // "Not in that area"
    const place = has(segment, 'not:before') ? slotBeside(reading, at, 1, 'this') : null
    if ((place === 'area' || place === 'city') && reading.context.known[place] !== undefined)
      taken.set(place, false)
    if (refused !== null && reading.context.known[refused] !== undefined) taken.set(refused, false)
    // "It floods in Vyttila, not there"
    const unwanted = has(segment, 'not:after') && isPlaceRefused(reading, at)
    const there = has(segment, 'unsuited') || unwanted ? placeThere(reading, at) : null
    if (there !== null) taken.set(there, false)
  })
  return slots.flatMap((slot) => {
    const open = taken.get(slot)
    return open === undefined ? [] : [{ slot, open }]
  })
}

/** "Not there" refuses the place, "no gym there" only the gym. */
function isPlaceRefused({ segments }: Reading, at: number): boolean {
  if (!has(segments[at - 1], 'there')) return false
  return !segments.slice(Math.max(0, at - 4), at - 1).some(namesAmenity)
}

/** "It is too crowded there": the known place that is meant. */
function placeThere({ segments, context, clauseOf }: Reading, at: number): 'area' | 'city' | null {
  let back = at - 1
  while (back > at - 3 && isFiller(segments[back]) && !has(segments[back], 'there')) back--
  // "Too much traffic there", where the verb comes before.
  const behind = segments.slice(at + 1, at + 3).some((segment) => has(segment, 'there'))
  if (!has(segments[back], 'there') && !behind) return null
  // "Not Velachery, too much traffic there": of a place named before it, not of the one that is known.
  const first = Math.max(clauseOf[at]?.from ?? 0, back - longestBreath)
  const named = segments.slice(first, back).flatMap(({ mention }) => mention?.places[0] ?? [])
  if (named.some(({ name, kind }) => context.known[kind] !== name)) return null
  return (['area', 'city'] as const).find((slot) => context.known[slot] !== undefined) ?? null
}

/** After a result what was left free can be changed, too. */
function isShown({ context }: Reading): boolean {
  return (context.shown ?? 0) > 0
}

/** `open`: another value is to come. */
interface TakenBack {
  slot: Slot
  open: boolean
}

/** @param pointed given where the slot counts only when it is pointed at: "this area" */
function slotBeside(reading: Reading, at: number, step: 1 | -1, pointed?: 'this'): Slot | null {
  let other = at + step
  while (
    Math.abs(other - at) < 4 &&
    (isFiller(reading.segments[other]) || has(reading.segments[other], 'this'))
  )
    other += step
  const segment = reading.segments[other]
  if (pointed !== undefined && !has(reading.segments[other - 1], pointed)) return null
  // "remove the rent" speaks of the budget, "rent wala chhodo" of renting.
  // "I said rent, not sale" speaks of the deal.
  const paid = has(segment, 'transaction:rent') && !reading.said.has('transaction:sale')
  return namedSlot(segment) ?? (step === 1 && paid ? 'price' : null)
}
