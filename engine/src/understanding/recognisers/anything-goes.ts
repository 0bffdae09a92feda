import { has, isFiller, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/**
 * "Anything will do" where nothing was asked: whatever there is may be shown. A yes beside it may agree to what was
 * offered, unless it is said to show some: "kuch bhi chalega, dikha do".
 */
export function saysAnythingGoes(reading: Reading): boolean {
  const { said, segments, context } = reading
  if (context.asked !== null || said.has('act:deny')) return false
  const isFree = (segment: Segment) => has(segment, 'all-the-same') || has(segment, 'any')
  // The "na" of "ok na, show" only asks.
  const open = said.has('seek') && segments.some((segment) => isFree(segment) && !isFiller(segment))
  if (said.has('act:affirm') && !open) return false
  const only = segments.every(
    (segment) =>
      segment.mark !== null ||
      isFree(segment) ||
      isFiller(segment) ||
      isSmallTalk(segment) ||
      (open && has(segment, 'lead-in')),
  )
  return only && answersAnything(reading)
}

/** "anything", "no preference", "any" as the answer to a question; "is it negotiable?" answers nothing. */
export function answersAnything(reading: Reading): boolean {
  let weak = false
  let content = 0
  for (const [at, segment] of reading.segments.entries()) {
    if (reading.clauseOf[at]?.kind === 'question') content++
    // "രണ്ടും രണ്ടും എത്ര": asked how much two and two are.
    else if (segment.number !== null && reading.said.has('ask:within')) content++
    else if (has(segment, 'all-the-same') && isOfBound(reading, at)) content++
    else if (has(segment, 'all-the-same')) return true
    else if (has(segment, 'any')) weak = true
    else if (segment.mark === null && !isFiller(segment) && !isSmallTalk(segment)) content++
  }
  return weak && content === 0
}

/** "Up to 1.5 crore is no problem", asked for an area: an amount with its bound is what does not matter. */
function isOfBound({ segments, context }: Reading, at: number): boolean {
  if (context.asked === 'price') return false
  let back = at - 1
  while (back > at - 3 && isFiller(segments[back])) back--
  const bounded = has(segments[back], 'max:after')
  const number = segments[bounded ? back - 1 : back]?.number
  if (number?.kind !== 'cardinal' || number.vague) return false
  return bounded || has(segments[back - 1], 'max:before')
}

function isSmallTalk(segment: Segment): boolean {
  for (const concept of segment.concepts)
    if (concept.startsWith('act:') || concept === 'thing' || concept === 'seek') return true
  return false
}
