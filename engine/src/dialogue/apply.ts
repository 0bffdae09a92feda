import type { Droppable, Wishes } from '@guru/contract/requirement'
import { type Amenity, amenities, type Slot, slots } from '@guru/contract/vocabulary'
import type { Command, SetCommand } from '../understanding/command.ts'
import { type Consequence, consequencesOf } from './consequences.ts'
import type { DialogueState } from './state.ts'
import type { DialogueEvent, DropReason } from './step.ts'

export interface Applied {
  state: DialogueState
  events: DialogueEvent[]
}

/**
 * Lets a turn's commands change what is wanted. What they set stands; what no longer makes sense beside it
 * is let go. Every change is an event; a command that changes nothing gives none.
 */
export function apply(before: DialogueState, commands: readonly Command[]): Applied {
  const change = new Change(before)
  for (const command of commands) {
    if (command.kind === 'set') change.set(command)
    else if (command.kind === 'any') change.free(command.slot)
    else if (command.kind === 'drop') change.drop(command.what, 'taken_back')
    else if (command.kind === 'intent') change.turnTo(command.intent)
  }
  for (const consequence of consequencesOf(before.wishes, change.state.wishes, change.touched)) {
    change.letGo(consequence)
  }
  return { state: change.state, events: change.events }
}

/** Slots that can hold nothing without being asked for again: taking one back means that any will do. */
const optional: ReadonlySet<Slot> = new Set(['area', 'price', 'bedrooms', 'size_sqft'])
const furnishings: ReadonlySet<Amenity> = new Set(['furnished', 'semi_furnished', 'unfurnished'])

class Change {
  state: DialogueState
  readonly events: DialogueEvent[] = []
  /** Slots that this turn named. */
  readonly touched = new Set<Slot>()

  constructor(before: DialogueState) {
    this.state = before
  }

  set(command: SetCommand): void {
    const { slot } = command
    this.touched.add(slot)
    const before = this.state.wishes[slot]
    const wishes: Wishes =
      command.slot === 'amenities'
        ? { ...this.state.wishes, amenities: this.withAmenities(command.value) }
        : { ...this.state.wishes, [slot]: command.value }
    if (same(before, wishes[slot])) return
    const changed = before !== undefined && slot !== 'amenities'
    this.state = { ...this.state, wishes, any: this.state.any.filter((free) => free !== slot) }
    this.events.push({ kind: 'wish_set', slot, changed })
  }

  free(slot: Slot): void {
    this.touched.add(slot)
    if (this.state.any.includes(slot) && this.state.wishes[slot] === undefined) return
    this.state = {
      ...this.state,
      wishes: without(this.state.wishes, slot),
      any: inOrder([...this.state.any, slot]),
    }
    this.events.push({ kind: 'wish_freed', slot })
  }

  drop(what: Droppable, because: DropReason): void {
    if (isAmenity(what)) this.dropAmenity(what, because)
    else this.dropSlot(what, because)
  }

  turnTo(intent: DialogueState['intent']): void {
    if (intent === this.state.intent) return
    this.state = { ...this.state, intent, finished: false, shown: [], extent: null, view: null, focus: null }
    this.events.push({ kind: 'intent_changed', intent })
  }

  letGo({ what, because }: Consequence): void {
    if (isAmenity(what)) {
      this.dropAmenity(what, because)
      return
    }
    if (this.state.wishes[what] === undefined) return
    this.state = { ...this.state, wishes: without(this.state.wishes, what) }
    this.events.push({ kind: 'wish_dropped', what, because })
  }

  private dropSlot(slot: Slot, because: DropReason): void {
    this.touched.add(slot)
    if (this.state.wishes[slot] === undefined) return
    const any = optional.has(slot) ? inOrder([...this.state.any, slot]) : this.state.any
    this.state = { ...this.state, wishes: without(this.state.wishes, slot), any }
    this.events.push({ kind: 'wish_dropped', what: slot, because })
  }

  private dropAmenity(amenity: Amenity, because: DropReason): void {
    const wished = this.state.wishes.amenities ?? []
    if (!wished.includes(amenity)) return
    const rest = wished.filter((one) => one !== amenity)
    const wishes =
      rest.length === 0 ? without(this.state.wishes, 'amenities') : { ...this.state.wishes, amenities: rest }
    this.state = { ...this.state, wishes }
    this.events.push({ kind: 'wish_dropped', what: amenity, because })
  }

  /** Amenities add up; one way of furnishing takes the place of another. */
  private withAmenities(added: readonly Amenity[]): Amenity[] {
    const refurnished = added.some((amenity) => furnishings.has(amenity))
    const kept = (this.state.wishes.amenities ?? []).filter(
      (amenity) => !(refurnished && furnishings.has(amenity)),
    )
    return amenities.filter((amenity) => kept.includes(amenity) || added.includes(amenity))
  }
}

function without(wishes: Wishes, slot: Slot): Wishes {
  const { [slot]: _gone, ...rest } = wishes
  return rest
}

function inOrder(free: readonly Slot[]): Slot[] {
  return slots.filter((slot) => free.includes(slot))
}

function isAmenity(what: Droppable): what is Amenity {
  return amenities.some((amenity) => amenity === what)
}

function same(one: Wishes[Slot], other: Wishes[Slot]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
