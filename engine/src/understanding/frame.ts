import type { Droppable, Wishes } from '@guru/contract/requirement'
import type { Act, Slot } from '@guru/contract/vocabulary'
import type { PlainNumber, Understanding } from './command.ts'

/** A turn's result as it is measured. */
export interface Frame {
  /** Only the slots that this turn sets or changes. */
  set: Wishes
  /** Slots for which anything will do. */
  any: Slot[]
  /** Slots or amenities taken back without a new value. */
  drop: Droppable[]
  act: Act
  numbers: PlainNumber[]
}

/** Commands other than set, any and drop (intent, follow-up, pick, explain, decline) show in `act` alone. */
export function toFrame(understood: Understanding): Frame {
  const frame: Frame = { set: {}, any: [], drop: [], act: understood.act, numbers: understood.numbers }
  for (const command of understood.commands) {
    if (command.kind === 'set') Object.assign(frame.set, { [command.slot]: command.value })
    else if (command.kind === 'any') frame.any.push(command.slot)
    else if (command.kind === 'drop') frame.drop.push(command.what)
  }
  // "Not far from there" informs of nothing that a frame holds.
  const { set, any, drop } = frame
  const informs = Object.keys(set).length + any.length + drop.length > 0
  return frame.act === 'inform' && !informs ? { ...frame, act: 'unclear' } : frame
}
