import { has, type Reading } from '../../reading.ts'
import type { Segment } from '../../segments.ts'
import { type ShownKind, shownKindsIn, shownKindsOf } from '../shown-word.ts'

/** Without a room "pooja" is a feast or somebody's name. */
export function askedKindsIn(reading: Reading, clause: readonly Segment[]): ReadonlySet<ShownKind> {
  const kinds = shownKindsIn(reading, clause)
  if (!kinds.has('pooja')) return kinds
  const roomed = clause.some(
    (one, at) =>
      shownKindsOf(reading, one).has('pooja') &&
      (one.to - one.from > 1 || clause.slice(at + 1, at + 3).some((next) => has(next, 'unit:bedroom'))),
  )
  return roomed ? kinds : new Set([...kinds].filter((kind) => kind !== 'pooja'))
}
