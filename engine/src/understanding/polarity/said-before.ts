import { has, isFiller, isUnknownWord, longestBreath } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { valueKind } from './value-kind.ts'

/**
 * "I had asked for a gym, leave it", "gym bola tha na, wo rehne do", "the budget I told, cancel that": what was said
 * before is named again and taken back, whatever the words of refusing are.
 *
 * @param at the word that may refuse
 * @param shown whether homes were shown: "I said Baner, not this" then refuses one of them
 * @returns the segments of what is taken back, the last first; none where nothing is
 */
export function takenBackAt(segments: readonly Segment[], at: number, shown: boolean): number[] {
  if (!refuses(segments[at])) return []
  const removes = removing.some((concept) => has(segments[at], concept))
  const named: number[] = []
  // "[The budget] what I said, leave it", in one phrase: it belongs to what stands right before it.
  const whole =
    has(segments[at], 'undo') || (has(segments[at], 'act:restart') && has(segments[at], 'remove:after'))
  let said = whole
  let pointed = whole || pointsBack(segments, at)
  for (let back = at - 1; back >= Math.max(0, at - longestBreath); back--) {
    const segment = segments[back]
    if (has(segment, 'said-so')) said = true
    else if (isNamed(segment)) {
      // "I said Andheri, not Bandra": what stands right before the word is refused by itself.
      if (!said && !pointed) return []
      named.push(back)
    } else if (!isPassed(segment) || (whole && segment?.mark === ',')) break
    pointed ||= has(segment, 'it') || has(segment, 'this')
  }
  const before = segments[at - 1]
  const ofShown = shown && !removes && (pointsBack(segments, at) || has(before, 'it') || has(before, 'this'))
  return said && !ofShown ? named : []
}

function refuses(segment: Segment | undefined): boolean {
  return takingBack.some((concept) => has(segment, concept))
}

/** What takes something back whatever it points at; a mere refusal may speak of a home that was shown. */
const removing = ['remove', 'remove:after', 'act:restart', 'undo'] as const

/** What takes back something that was said before. */
export const takingBack = [...removing, 'not:after', 'act:deny'] as const

/** "Cancel it", "leave that", "adhu vendam" hold their "it" themselves; a bare "no" has none. */
function pointsBack(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at]
  if (segment === undefined) return false
  return has(segments[at + 1], 'it') || (has(segment, 'act:deny') && segment.to - segment.from > 1)
}

function isNamed(segment: Segment | undefined): boolean {
  const kind = valueKind(segment)
  return kind === 'place' || kind === 'amenity' || kind === 'slot'
}

/** What says nothing of its own between what is named and its refusal. */
function isPassed(segment: Segment | undefined): boolean {
  if (segment?.mark === ',' || segment?.mark === '-' || isFiller(segment) || isUnknownWord(segment))
    return true
  return passed.some((concept) => has(segment, concept))
}

const passed = [
  'of',
  'and',
  'it',
  'this',
  'about',
  'correct',
  'correct:after',
  'from-now',
  'remove',
  'not:before',
  'but',
  'seek',
] as const
