import { has, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** "This is Anand, I need a flat", "I am Sachin from Pune": a name like that of a town says who speaks. */
export function isIntroduced({ segments, context }: Reading, at: number): boolean {
  if (context.asked === 'city' || context.asked === 'area') return false
  if (isWithinNext(segments, at)) return false
  const before = segments[at - 1]
  const next = segments[at + 1]
  const pointed = has(before, 'is') && has(segments[at - 2], 'this')
  const opens = opensSentence(segments[at - (pointed ? 3 : 2)])
  if (!opens || !(pointed || (has(before, 'self') && !has(before, 'own')))) return false
  return next === undefined || next.mark === ',' || next.mark === '.' || has(next, 'range:between')
}

/** "I am in Gomti Nagar, Lucknow": an area before its city is no name of a person. */
function isWithinNext(segments: readonly Segment[], at: number): boolean {
  const cities = segments[at + 2]?.mention?.places.filter(({ kind }) => kind === 'city') ?? []
  const areas = segments[at]?.mention?.places ?? []
  return areas.some((one) => one.kind === 'area' && cities.some(({ name }) => name === one.city))
}

function opensSentence(before: Segment | undefined): boolean {
  return before === undefined || before.mark !== null || has(before, 'act:greet')
}
