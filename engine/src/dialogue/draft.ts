import type { Droppable, Wishes } from '@guru/contract/requirement'
import { type Amenity, amenities, isFurnishing, type Slot } from '@guru/contract/vocabulary'
import type { Command, SetCommand } from '../understanding/command.ts'
import type { DropReason } from './event.ts'

/** What is wanted while commands take effect. */
export interface Draft {
  readonly wishes: Wishes
  readonly any: readonly Slot[]
  /** Why something is gone that was wished. */
  readonly gone: ReadonlyMap<Slot | Amenity, DropReason>
}

/** Lets one command take effect; those that change no wish leave all as it is. */
export function follow(draft: Draft, command: Command): Draft {
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

export function withoutWish(draft: Draft, what: Slot | Amenity, because: DropReason): Draft {
  const gone = new Map(draft.gone).set(what, because)
  if (!isAmenity(what)) {
    const { [what]: _gone, ...wishes } = draft.wishes
    return { ...draft, wishes, gone }
  }
  const { amenities: wished = [], ...others } = draft.wishes
  const kept = wished.filter((one) => one !== what)
  return { ...draft, wishes: kept.length === 0 ? others : { ...others, amenities: kept }, gone }
}

export function isAmenity(what: Droppable): what is Amenity {
  return amenities.some((amenity) => amenity === what)
}
