import type { Droppable, Wishes } from '@guru/contract/requirement'
import { type Amenity, amenities, isFurnishing, type Slot, slots } from '@guru/contract/vocabulary'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import { sameWish } from '../same-wish.ts'
import type { Command, SetCommand, Understanding } from '../understanding/command.ts'
import { consequencesOf } from './consequences.ts'
import type { DialogueEvent, DropReason } from './event.ts'
import { inferred } from './infer.ts'
import { measured } from './size-unit.ts'
import { type DialogueState, initialState, type Wanted } from './state.ts'

export interface Applied {
  state: DialogueState
  events: DialogueEvent[]
}

/** Changes that can be taken back, one after the other. */
const remembered = 5

export function wantedOf({ wishes, any, leeway }: DialogueState): Wanted {
  return { wishes, any, leeway }
}

/** What can be taken back once this is changed. */
export function remembering(state: DialogueState): Wanted[] {
  return [...(state.earlier ?? []), wantedOf(state)].slice(-remembered)
}

/** The part of a turn's understanding that changes what is wanted. */
export type Said = Pick<Understanding, 'commands' | 'tapped'>

/** What is wanted while commands take effect. */
interface Draft {
  readonly wishes: Wishes
  readonly any: readonly Slot[]
  /** Why something is gone that was wished. */
  readonly gone: ReadonlyMap<Slot | Amenity, DropReason>
}

/**
 * Lets a turn's commands change what is wanted. What they set stands; what no longer makes sense beside it
 * is let go. The events are the difference between before and after, so a turn that says a thing and takes
 * it back tells nothing.
 */
export function apply(
  heard: DialogueState,
  { commands, tapped = false }: Said,
  places: Neighbourhood,
): Applied {
  const before = turnTo(heard, commands, tapped)
  const asked: Draft = { wishes: before.wishes, any: before.any, gone: new Map() }
  const said = tapped
    ? commands.reduce(follow, asked)
    : commands.map((command) => withOtherBound(command, before, commands)).reduce(follow, asked)
  const touched = new Set(commands.flatMap((command) => namedSlot(command) ?? []))
  // Who taps an amount sees beside it what it is for.
  const mayTurn = before.intent === 'search' && !tapped
  const meant = inferred(said.wishes, touched, mayTurn, places).reduce(follow, said)
  const after = consequencesOf(before.wishes, meant.wishes, touched).reduce(
    (draft, { what, because }) => withoutWish(draft, what, because),
    meant,
  )
  const any = slots.filter((slot) => after.any.includes(slot))
  const turned: DialogueEvent[] =
    before.intent === heard.intent ? [] : [{ kind: 'intent_changed', intent: before.intent }]
  const changes = differences(before, after)
  const { wishes } = after
  return {
    state: { ...before, wishes, any, ...(changes.length > 0 && { earlier: remembering(before) }) },
    events: [...turned, ...changes],
  }
}

/**
 * "More than 10,000" after "up to 50,000" says both. A bound that leaves nothing between it and the other, or
 * one for another kind of deal, stands alone.
 */
function withOtherBound(
  command: Command,
  { intent, wishes }: DialogueState,
  commands: readonly Command[],
): Command {
  if (intent === 'offer' || command.kind !== 'set') return command
  if (command.slot === 'bedrooms') return withOtherRooms(command, wishes, commands)
  if (command.slot !== 'price' && command.slot !== 'size_sqft') return command
  const past = wishes[command.slot]
  if (past === undefined || commands.some((other) => turnsDeal(other, wishes))) return command
  const { min = past.min, max = past.max } = command.value
  // "Up to twelve, below ten is fine, too" of who said ten to twelve: only the upper end was meant.
  if (command.value.min === undefined && command.value.max === past.max) return command
  if (min === undefined || max === undefined || min >= max) return command
  return { ...command, value: { min, max } }
}

/** "2bhk is also ok" after three: two to three. */
function withOtherRooms(
  command: Extract<SetCommand, { slot: 'bedrooms' }>,
  { bedrooms: past }: Wishes,
  commands: readonly Command[],
): SetCommand {
  if (!commands.some(({ kind }) => kind === 'as-well')) return command
  const { min, max } = command.value
  if (past === undefined || min === undefined || max === undefined) return command
  const value = {
    ...(past.min !== undefined && { min: Math.min(past.min, min) }),
    ...(past.max !== undefined && { max: Math.max(past.max, max) }),
  }
  return { ...command, value }
}

function turnsDeal(command: Command, { transaction_type }: Wishes): boolean {
  return command.kind === 'set' && command.slot === 'transaction_type' && command.value !== transaction_type
}

/**
 * What somebody seeks says nothing about what they own, and the other way round: both begin empty, unless one was
 * taken for the other.
 */
function turnTo(state: DialogueState, commands: readonly Command[], tapped: boolean): DialogueState {
  const named = commands.findLast((command) => command.kind === 'intent')?.intent
  const intent =
    named ?? (state.intent === 'offer' && !tapped && seeks(state, commands) ? 'search' : state.intent)
  if (intent === state.intent) return state
  const empty = { ...initialState(state.language), ...measured(state), intent }
  if (intent === 'search' && state.sought !== undefined && isMistaken(state, commands))
    return { ...empty, ...state.sought }
  const searched = state.intent === 'search' && Object.keys(state.wishes).length > 0
  const fresh = searched ? { ...empty, sought: wantedOf(state) } : empty
  return isMistaken(state, commands) ? { ...fresh, wishes: homeOf(state.wishes) } : fresh
}

/**
 * "Sorry, I want to buy" before the offer is complete, "no, buy" also after that: the home was meant for the search.
 * So was the one that is known for an offer, where "rent or buy?" is answered with "sell".
 */
function isMistaken(state: DialogueState, commands: readonly Command[]): boolean {
  const dealOnly = commands.every(namesOnlyDeal)
  return state.intent === 'offer' ? !state.finished || dealOnly : isAskedForDeal(state) && dealOnly
}

function isAskedForDeal({ pending }: DialogueState): boolean {
  return pending?.kind === 'slot' && pending.slot === 'transaction_type'
}

function namesOnlyDeal(command: Command): boolean {
  return command.kind === 'intent' || (command.kind === 'set' && command.slot === 'transaction_type')
}

/** What a home is and where. What an owner asks for it is no budget. */
function homeOf({ property_type, city, area, bedrooms }: Wishes): Wishes {
  return {
    ...(property_type && { property_type }),
    ...(city && { city }),
    ...(area && { area }),
    ...(bedrooms && { bedrooms }),
  }
}

/** An owner who, unasked, says "buy" or "rent" and not "sell" or "let out", seeks. */
function seeks(state: DialogueState, commands: readonly Command[]): boolean {
  return (
    !isAskedForDeal(state) &&
    commands.some((command) => command.kind === 'set' && command.slot === 'transaction_type')
  )
}

function namedSlot(command: Command): Slot | null {
  if (command.kind === 'set' || command.kind === 'any') return command.slot
  return command.kind === 'drop' && !isAmenity(command.what) ? command.what : null
}

function follow(draft: Draft, command: Command): Draft {
  switch (command.kind) {
    case 'set':
      return withWish(draft, command)
    case 'any':
      return {
        ...withoutWish(draft, command.slot, 'taken_back'),
        any: [...draft.any, command.slot],
        gone: draft.gone,
      }
    case 'avoid':
      // All other areas will do; which one, is asked where the one that was wished is given up.
      return draft.wishes.area === undefined && !draft.any.includes('area') && !draft.gone.has('area')
        ? { ...draft, any: [...draft.any, 'area'] }
        : draft
    case 'drop':
      return takeBack(draft, command.what, command.open === true)
    default:
      return draft
  }
}

function withWish(draft: Draft, command: SetCommand): Draft {
  const any = draft.any.filter((free) => free !== command.slot)
  if (command.slot === 'amenities') return withAmenities({ ...draft, any }, command.value)
  return { ...draft, any, wishes: { ...draft.wishes, [command.slot]: command.value } }
}

/** Amenities add up; one way of furnishing takes the place of another. */
function withAmenities(draft: Draft, added: readonly Amenity[]): Draft {
  const wished = draft.wishes.amenities ?? []
  const refurnished = added.some(isFurnishing)
  const replaced = wished.filter((one) => refurnished && isFurnishing(one) && !added.includes(one))
  const kept = amenities.filter(
    (one) => added.includes(one) || (wished.includes(one) && !replaced.includes(one)),
  )
  const gone = new Map([...draft.gone, ...replaced.map((one) => [one, 'furnishing'] as const)])
  return { ...draft, wishes: { ...draft.wishes, amenities: kept }, gone }
}

/** Slots that a search does without: taking one back means that any will do, so it is not asked for again. */
const optional: ReadonlySet<Slot | Amenity> = new Set(['price', 'bedrooms', 'size_sqft'])

function takeBack(draft: Draft, what: Droppable, open: boolean): Draft {
  const rest = withoutWish(draft, what, 'taken_back')
  if (open) return { ...rest, any: rest.any.filter((slot) => slot !== what) }
  const wasWished = !isAmenity(what) && draft.wishes[what] !== undefined
  return wasWished && optional.has(what) ? { ...rest, any: [...rest.any, what] } : rest
}

function withoutWish(draft: Draft, what: Slot | Amenity, because: DropReason): Draft {
  const gone = new Map(draft.gone).set(what, because)
  if (!isAmenity(what)) {
    const { [what]: _gone, ...wishes } = draft.wishes
    return { ...draft, wishes, gone }
  }
  const { amenities: wished = [], ...others } = draft.wishes
  const kept = wished.filter((one) => one !== what)
  return { ...draft, wishes: kept.length === 0 ? others : { ...others, amenities: kept }, gone }
}

/** The events between two points of a chat. */
export function differences(before: DialogueState, after: Draft): DialogueEvent[] {
  return slots.flatMap((slot) => difference(slot, before, after))
}

function difference(slot: Slot, before: DialogueState, after: Draft): DialogueEvent[] {
  if (slot === 'amenities') return amenityDifference(before, after)
  const past = before.wishes[slot]
  const now = after.wishes[slot]
  if (now !== undefined)
    return sameWish(past, now) ? [] : [{ kind: 'wish_set', slot, changed: past !== undefined }]
  const because = after.gone.get(slot)
  if (past !== undefined && because !== undefined) return [{ kind: 'wish_dropped', what: slot, because }]
  return isNewlyFree(slot, before, after) ? [{ kind: 'wish_freed', slot }] : []
}

function amenityDifference(before: DialogueState, after: Draft): DialogueEvent[] {
  const past = before.wishes.amenities ?? []
  const now = after.wishes.amenities ?? []
  const slot = 'amenities' as const
  if (now.length === 0 && isNewlyFree(slot, before, after)) return [{ kind: 'wish_freed', slot }]
  const added: DialogueEvent[] = now.some((one) => !past.includes(one))
    ? [{ kind: 'wish_set', slot, changed: false }]
    : []
  const dropped = past.filter((one) => !now.includes(one))
  const reason = (one: Amenity) => after.gone.get(one) ?? after.gone.get(slot) ?? 'taken_back'
  return [
    ...added,
    ...dropped.map((one) => ({ kind: 'wish_dropped' as const, what: one, because: reason(one) })),
  ]
}

function isNewlyFree(slot: Slot, before: DialogueState, after: Draft): boolean {
  return after.any.includes(slot) && !before.any.includes(slot)
}

function isAmenity(what: Droppable): what is Amenity {
  return amenities.some((amenity) => amenity === what)
}
