import type { Segment } from '../segments.ts'

/** "Pados me chori ho gayi": the verb that closes the clause tells what happened. */
export function closesTelling(segments: readonly Segment[], from: number, to: number): boolean {
  for (let at = to - 1; at >= from; at--) {
    const segment = segments[at]
    if (segment?.concepts.has('talk:told')) return true
    if (segment?.mark == null && segment?.concepts.has('filler') !== true) return false
  }
  return false
}

/** Where what is said behind the last comma begins. */
export function afterComma(segments: readonly Segment[], from: number, to: number): number {
  for (let at = to - 2; at >= from; at--) if (segments[at]?.mark === ',') return at + 1
  return from
}

/** A number as large as an amount of money is. */
export function isAmount({ number }: Segment): boolean {
  return number?.kind === 'cardinal' && number.value >= 1000
}
