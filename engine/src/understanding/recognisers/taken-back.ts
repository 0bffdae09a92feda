import { type Slot, slots } from '@guru/contract/vocabulary'
import { has, isFiller, type Reading } from '../reading.ts'
import { namedSlot } from './any-will-do.ts'

/**
 * Slots taken back by name: "remove the budget", "forget about the area". Wanting to change a known wish
 * without saying to what ("change my budget") takes it back too, so that Guru asks for it.
 */
export function readTakenBack(reading: Reading): Slot[] {
  const taken = new Set<Slot>()
  reading.segments.forEach((segment, at) => {
    const changes = has(segment, 'correct') || has(segment, 'propose')
    if (!(changes || has(segment, 'remove')) || reading.clauseOf[at]?.kind === 'question') return
    let next = at + 1
    while (next < at + 4 && (isFiller(reading.segments[next]) || has(reading.segments[next], 'this'))) next++
    const slot =
      namedSlot(reading.segments[next]) ?? (has(reading.segments[next], 'transaction:rent') ? 'price' : null)
    if (slot === null) return
    if (has(segment, 'remove') || reading.context.known[slot] !== undefined) taken.add(slot)
  })
  return slots.filter((slot) => taken.has(slot))
}
