import { type Amenity, type Slot, slots } from '@guru/contract/vocabulary'
import type { Command, Understanding } from '../understanding/command.ts'
import type { ActOf, GuruAct, Topic } from './act.ts'
import type { DialogueEvent } from './event.ts'
import { townsWithout } from './several-towns.ts'
import type { DialogueState } from './state.ts'
import { lookingAtPicked, type Turn, topicOf } from './turn.ts'

/** Says back what a turn changed, so that a misunderstanding comes to light at once. */
export function acknowledge({ before, state, events, understood }: Turn): GuruAct[] {
  const topic = topicOf(state)
  const past = topicOf(before)
  const acts: GuruAct[] = []
  for (const event of events) {
    if (event.kind === 'intent_changed') {
      acts.push({ kind: event.intent === 'offer' ? 'offer_begun' : 'search_resumed' })
    }
  }
  const kept = understood.commands.find((command) => command.kind === 'also')?.places ?? []
  // A place that is kept beside the new one is not said to be given up.
  const isKept = (slot: Slot) =>
    (slot === 'area' || slot === 'city') && kept.includes(before.wishes[slot] ?? '')
  const changed = slotsOf(events, (event) => event.kind === 'wish_set' && event.changed).filter(
    (slot) => !isKept(slot),
  )
  if (changed.length > 0) acts.push({ kind: 'changed', slots: changed, before: past, topic })
  const fresh = slotsOf(events, (event) => event.kind === 'wish_set' && !event.changed)
  // Who turns from offering to seeking, or back, hears what is kept of the home.
  const turned = events.some(({ kind }) => kind === 'intent_changed')
  const liked = understood.commands.flatMap((command) => (command.kind === 'liked' ? command.amenities : []))
  const isOnlyLiked = (slot: Slot) =>
    slot === 'amenities' && addedTo(before, state).every((amenity) => liked.includes(amenity))
  const said = turned && changed.length === 0 ? slots.filter((slot) => slot in state.wishes) : fresh
  const noted = [
    ...said.filter((slot) => !isOnlyLiked(slot)),
    ...(widensKinds(before, state) ? [kind] : []),
  ].filter((slot) => !isToldOfHostels(slot, understood))
  if (noted.length > 0) acts.push({ kind: 'noted', slots: noted, topic })
  const freed = slotsOf(events, (event) => event.kind === 'wish_freed').filter(
    (slot) => (slot !== kind || !noted.includes(kind)) && !isToldOfHostels(slot, understood),
  )
  const without = townsWithout(understood.commands)
  return [
    ...(without.length > 0 ? [{ kind: 'nothing_there' as const, cities: without }] : []),
    ...understood.commands.flatMap(noteUnitPrice),
    ...acts,
    ...acknowledgeFreed(freed, before, topic),
    ...acknowledgeDrops(events.filter(isNotOpen(understood)), past, topic),
    ...understood.commands.flatMap((command) => leftOut(command, before)),
    ...sayWhichFirst(state, understood, [...changed, ...noted]),
    ...(liked.length === 0 || state.intent === 'offer' ? [] : [{ kind: 'liked' as const, amenities: liked }]),
  ]
}

function noteUnitPrice(command: Command): GuruAct[] {
  if (command.kind !== 'unit-price') return []
  return [{ kind: 'unit_price_noted', rupees: command.rupees, unit: command.unit }]
}

const kind: Slot = 'property_type'

/** "No budget" of who had one: a result would pass over that anything will do, and the wish was gone unsaid. */
function acknowledgeFreed(freed: readonly Slot[], before: DialogueState, topic: Topic): GuruAct[] {
  const isGivenUp = (slot: Slot) => before.wishes[slot] !== undefined && slot !== 'area' && slot !== 'city'
  const [given, open] = parted(freed, isGivenUp)
  return [
    ...(given.length > 0 ? [{ kind: 'taken_back' as const, what: given, topic }] : []),
    ...(open.length > 0 ? [{ kind: 'freed' as const, slots: open, topic }] : []),
  ]
}

/** Kinds that are looked through together from now on, where none was wished that is given up. */
function widensKinds(before: DialogueState, { leeway: { kinds } }: DialogueState): boolean {
  const same = before.leeway.kinds.join() === kinds.join()
  return kinds.length > 0 && !same && before.wishes.property_type === undefined
}

/** "No PGs, but small flats for rent" says the deal and the kind of home. */
function isToldOfHostels(slot: Slot, { commands }: Turn['understood']): boolean {
  if (slot !== kind && slot !== 'transaction_type') return false
  return commands.some((command) => command.kind === 'aside' && command.hostel === true)
}

function addedTo({ wishes: past }: DialogueState, { wishes: now }: DialogueState): Amenity[] {
  return (now.amenities ?? []).filter((amenity) => !past.amenities?.includes(amenity))
}

/** What is asked of homes beside a wish and no listing tells; no facts where Guru has no word for it. */
export function noteUntold({ before, understood }: Turn): GuruAct[] {
  const { act, asksUntold: facts } = understood
  const asks = act === 'inform' && before.intent === 'search'
  return asks && facts !== undefined ? [{ kind: 'untold', facts }] : []
}

/** Says back when the seeker wants to be called. */
export function noteCallTime({ callTime, callTimeRefused }: Understanding): GuruAct[] {
  if (callTime === undefined) return []
  return [{ kind: 'call_time_noted', words: callTime, ...(callTimeRefused && { asNoted: true }) }]
}

/** Says the day back, once; "can we see it?" a second time is told what there is to do. */
export function noteVisit(turn: Turn): ActOf<'visits_arranged'>[] {
  const { before, understood } = turn
  if (understood.visit === undefined) return []
  const { day } = understood.visit
  const again = before.visit?.told && (day === undefined || before.visit.day === day)
  const { shown, focus } = lookingAtPicked(turn)
  const position = focus === null ? 0 : shown.indexOf(focus) + 1
  const noted = day !== undefined && { day, ...(position > 0 && { position }) }
  return [{ kind: 'visits_arranged', ...(again ? { again } : noted) }]
}

/** That the area looked at until now is given up is said already. */
function leftOut(command: Command, { wishes }: DialogueState): GuruAct[] {
  if (command.kind !== 'avoid') return []
  const areas = command.areas.filter((area) => area !== wishes.area)
  return areas.length === 0 ? [] : [{ kind: 'left_out', areas }]
}

/** What the seeker is about to say anew is asked for, not said to be gone. */
function isNotOpen({ commands }: Understanding): (event: DialogueEvent) => boolean {
  const open = commands.flatMap((command) => (command.kind === 'drop' && command.open ? [command.what] : []))
  return (event) => event.kind !== 'wish_dropped' || !open.includes(event.what)
}

/**
 * Areas of one city are looked through together; of other places, and of areas of several cities, the first.
 * @param said the slots that are said back before it
 */
function sayWhichFirst(
  { intent, wishes, leeway: { beside } }: DialogueState,
  { commands }: Understanding,
  said: readonly Slot[],
): GuruAct[] {
  const others = commands.find((command) => command.kind === 'also')?.places
  const first = wishes.area ?? wishes.city
  if (intent === 'offer' || others === undefined || first === undefined) return []
  const elsewhere = others.filter((other) => !beside.includes(other))
  const told = said.includes(wishes.area === undefined ? 'city' : 'area')
  return [
    ...(beside.length === 0 ? [] : [{ kind: 'areas_together' as const, areas: [first, ...beside] }]),
    ...(elsewhere.length === 0
      ? []
      : [{ kind: 'one_place_first' as const, first, others: elsewhere, ...(told && { told }) }]),
  ]
}

function parted<T>(all: readonly T[], first: (one: T) => boolean): [T[], T[]] {
  return [all.filter(first), all.filter((one) => !first(one))]
}

function slotsOf(events: DialogueEvent[], wanted: (event: DialogueEvent) => boolean): Slot[] {
  return events.flatMap((event) => ('slot' in event && wanted(event) ? [event.slot] : []))
}

function acknowledgeDrops(
  events: DialogueEvent[],
  before: ReturnType<typeof topicOf>,
  topic: ReturnType<typeof topicOf>,
): GuruAct[] {
  const drops = events
    .filter((event) => event.kind === 'wish_dropped')
    // The new way of furnishing is said back; that the old one went is plain.
    .filter((event) => event.because !== 'furnishing')
  return [...new Set(drops.map((drop) => drop.because))].map((because): GuruAct => {
    const what = drops.filter((drop) => drop.because === because).map((drop) => drop.what)
    return because === 'taken_back'
      ? { kind: 'taken_back', what, topic }
      : { kind: 'let_go', what, because, before, topic }
  })
}
