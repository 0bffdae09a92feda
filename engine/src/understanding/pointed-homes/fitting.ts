import type { ShownHome } from '../command.ts'
import type { Segment } from '../segments.ts'

/** What a place or an amount may say of the homes before the seeker: the positions of those it fits, from 1. */
export type Fitting = readonly number[]

/** How far an amount as people round it may lie from what is asked: "94 lakhs" of 94.5. */
const rounding = 0.011

/** "Baner", "94 lakhs": the homes that are there or cost as much; none for any other word. */
export function fittingOf({ mention, number }: Segment, homes: readonly ShownHome[]): Fitting {
  if (mention !== null) return positionsOf(homes, (home) => isThere(home, mention.places))
  if (number === null || number.kind !== 'cardinal' || number.vague) return []
  const { value } = number
  // "2 number": a position as it stands.
  if (value <= homes.length) return []
  const exact = positionsOf(homes, ({ price }) => amountsMeant(value).includes(price))
  if (exact.length > 0) return exact
  const near = positionsOf(homes, ({ price }) =>
    amountsMeant(value).some((amount) => Math.abs(amount - price) <= rounding * price),
  )
  // "Sector 68 or 85": the other one by its number alone.
  return near.length > 0 ? near : positionsOf(homes, ({ area }) => area.split(' ').includes(`${value}`))
}

function isThere({ area, city }: ShownHome, places: readonly { kind: string; name: string }[]): boolean {
  return places.some(({ kind, name }) => (kind === 'area' ? isPartOf(area, name) : name === city))
}

/** A home of Hinjewadi Phase 3 is in Hinjewadi. */
function isPartOf(area: string, whole: string): boolean {
  return area === whole || area.startsWith(`${whole} `)
}

/** What a number may mean as an amount: "85" in thousands, lakhs or crores as well. */
export function amountsMeant(value: number): number[] {
  return value < 1000 ? [value * 1e3, value * 1e5, value * 1e7].map(Math.round) : [value]
}

function positionsOf(homes: readonly ShownHome[], fits: (home: ShownHome) => boolean): number[] {
  return homes.flatMap((home, at) => (fits(home) ? [at + 1] : []))
}
