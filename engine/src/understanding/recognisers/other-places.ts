import type { Slot } from '@guru/contract/vocabulary'
import type { Command } from '../command.ts'
import { has, isFiller, type Reading } from '../reading.ts'
import type { Wish } from '../wish.ts'
import { isWelcomeToo } from './welcome-too.ts'

/** "Baner or Hinjewadi": one place is set, the others named beside it are kept in mind. */
export function readOtherPlaces(
  reading: Reading,
  wishes: readonly Wish[],
  settled: readonly Command[],
): Command[] {
  for (const slot of ['area', 'city'] as const) {
    const chosen = settled.find((command) => command.kind === 'set' && command.slot === slot)
    if (chosen?.kind !== 'set' || (chosen.slot !== 'area' && chosen.slot !== 'city')) continue
    const named = wishes.filter((wish) => wish.slot === slot && !wish.negated)
    const listed =
      isEitherFine(reading) ||
      named.every((wish, index) => index === 0 || isListed(reading, named[index - 1]?.at ?? 0, wish.at))
    const names = new Set(named.map(({ value }) => String(value)))
    names.delete(chosen.value)
    if (listed && names.size > 0) return [{ kind: 'also', places: [...names] }]
    const known = reading.context.known[slot]
    const only = named.length === 1 ? named[0] : undefined
    if (known !== undefined && known !== chosen.value && only !== undefined && isWelcomeToo(reading, only.at))
      return [{ kind: 'also', places: [known] }]
  }
  return []
}

/** "Adyar, or Velachery side, both are fine". */
function isEitherFine({ said }: Reading): boolean {
  return said.has('all-the-same') && !said.has('or-else')
}

/** Nothing but "or", "and" or a comma between two places. */
function isListed(reading: Reading, from: number, to: number): boolean {
  let joined = false
  for (let at = from + 1; at < to; at++) {
    const segment = reading.segments[at]
    const joins = has(segment, 'or') || has(segment, 'and') || segment?.mark === ',' || segment?.mark === '/'
    if (!joins && !isFiller(segment) && !has(segment, 'at')) return false
    joined ||= joins
  }
  return joined
}

/**
 * "Anywhere except Kakkanad", "Kakkanad ozhike": areas to leave out. Of an area that was wished the wish is taken back,
 * and another one asked for.
 */
export function readAvoided(
  wishes: readonly Wish[],
  freed: readonly Slot[],
  { context }: Reading,
): Command[] {
  const named = wishes.filter((wish) => wish.slot === 'area')
  if (named.length === 0 || named.some(({ negated }) => !negated)) return []
  const { area: known } = context.known
  if (known !== undefined && !freed.includes('area')) return []
  const areas = named.map(({ value }) => String(value))
  return [{ kind: 'avoid', areas: [...new Set(areas)] }]
}
