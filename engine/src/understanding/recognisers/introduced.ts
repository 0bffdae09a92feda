import { has, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** "This is Anand, I need a flat", "I am Sachin from Pune": a name like that of a town says who speaks. */
export function isIntroduced({ segments, context }: Reading, at: number): boolean {
  if (context.asked === 'city' || context.asked === 'area') return false
  const before = segments[at - 1]
  const next = segments[at + 1]
  const pointed = has(before, 'is') && has(segments[at - 2], 'this')
  const opens = opensSentence(segments[at - (pointed ? 3 : 2)])
  if (!opens || !(pointed || (has(before, 'self') && !has(before, 'own')))) return false
  return next === undefined || next.mark === ',' || next.mark === '.' || has(next, 'range:between')
}

function opensSentence(before: Segment | undefined): boolean {
  return before === undefined || before.mark !== null || has(before, 'act:greet')
}
