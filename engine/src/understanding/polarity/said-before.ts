import type { Amenity } from '@guru/contract/vocabulary'
import { has, isFiller, isUnknownWord, longestBreath } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { valueKind } from './value-kind.ts'

/**
 * "I had asked for a gym, leave it", "gym bola tha na, wo rehne do", "the budget I told, cancel that": what was said
 * before is named again and taken back, whatever the words of refusing are.
 *
 * @param at the word that may refuse
 * @param shown whether homes were shown: "I said Baner, not this" then refuses one of them
 * @param known amenities that are wished so far: what happened since may be told between one of them and its "it is not needed now"
 * @returns the segments of what is taken back, the last first; none where nothing is
 */
export function takenBackAt(
  segments: readonly Segment[],
  at: number,
  shown: boolean,
  known: readonly Amenity[] = [],
): number[] {
  if (!refuses(segments[at])) return []
  const removes = removing.some((concept) => has(segments[at], concept))
  // "Baner bola tha, likha nahi kya?", I said Baner, was it not written down: it is only asked.
  if (!removes && has(segments[at + 1], 'ask:closing')) return []
  const named: number[] = []
  // "[The budget] what I said, leave it", in one phrase: it belongs to what stands right before it.
  const whole =
    has(segments[at], 'undo') || (has(segments[at], 'act:restart') && has(segments[at], 'remove:after'))
  let said = whole
  let pointed = whole || pointsBack(segments, at)
  let told = false
  for (let back = at - 1; back >= Math.max(0, at - longestBreath); back--) {
    const segment = segments[back]
    if (has(segment, 'said-so')) said = true
    else if (told && !known.some((amenity) => has(segment, `amenity:${amenity}`))) continue
    else if (isNamed(segment)) {
      // "I said Andheri, not Bandra": what stands right before the word is refused by itself.
      if (!said && !pointed) return []
      named.push(back)
    } else if (whole && segment?.mark === ',') break
    else if (!isPassed(segment)) {
      if (!pointed || !isTold(segment)) break
      told = true
    }
    pointed ||= has(segment, 'it') || has(segment, 'this')
  }
  const before = segments[at - 1]
  const ofShown = shown && !removes && (pointsBack(segments, at) || has(before, 'it') || has(before, 'this'))
  return said && !ofShown ? named : []
}

/**
 * "I told the budget wrong, take it off", "బడ్జెట్ నేను తప్పు చెప్పాను, దాన్ని తీసేయండి": what was named alone in the breath before is taken
 * back by "it". Where homes are shown "it" may be one of them, unless something was told wrong.
 *
 * @returns the slot's name before the word that takes it back; null where it is not so
 */
export function nameTakenBack(segments: readonly Segment[], at: number, shown: boolean): number | null {
  const removes = has(segments[at], 'remove') || has(segments[at], 'remove:after')
  // "उसको हटाओ", in one phrase.
  const whole =
    (has(segments[at], 'act:deny') || has(segments[at], 'all-the-same')) &&
    !removes &&
    (segments[at]?.to ?? 0) - (segments[at]?.from ?? 0) > 1
  const alone = segments[at - 1]?.mark === ',' && segments[at + 1]?.mark == null && closes(segments, at + 1)
  if (!(removes || whole) || !(alone || isBesideIt(segments, at))) return null
  let comma = at - 1
  while (comma > 0 && segments[comma]?.mark === null) comma--
  if (comma < 1) return null
  let wrong = !shown && !alone
  let named: number | null = null
  for (let back = comma - 1; back >= Math.max(0, comma - longestBreath); back--) {
    const segment = segments[back]
    if (segment === undefined || segment.mark !== null) break
    if (isOfAnother(segment, shown)) return null
    wrong ||= toldWrong.some((concept) => has(segment, concept))
    if (valueKind(segment) !== 'slot' && !has(segment, 'unit:bedroom')) continue
    if (named !== null) return null
    named = back
  }
  return wrong ? named : null
}

const toldWrong = ['correct', 'act:deny', 'said-so', 'talk:told', 'talk:past'] as const

/** "It", "that" right before or behind. */
function isBesideIt(segments: readonly Segment[], at: number): boolean {
  const isIt = (segment: Segment | undefined) => has(segment, 'it') || has(segment, 'this')
  if (isIt(segments[at - 1]) || has(segments[at + 1], 'it')) return true
  if (has(segments[at + 1], 'this') && (segments[at + 2] === undefined || segments[at + 2]?.mark !== null))
    return true
  // "... adha [please] eduthudunga"
  return isFiller(segments[at - 1]) && isIt(segments[at - 2])
}

/** Nothing but fillers behind it: "take it off please". */
function closes(segments: readonly Segment[], from: number): boolean {
  let at = from
  while (at < from + 2 && segments[at]?.mark === null && isFiller(segments[at])) at++
  return segments[at] === undefined || segments[at]?.mark !== null
}

/** Names something beside the slot, asks or wishes. */
function isOfAnother(segment: Segment, shown: boolean): boolean {
  const kind = valueKind(segment)
  if (kind !== null && kind !== 'slot') return segment.number?.vague !== true
  return has(segment, 'seek') || has(segment, 'ask') || (shown && has(segment, 'it'))
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

/** "[I asked for a lift,] she has gone home since, [it is not needed]": no wish and no question. */
function isTold(segment: Segment | undefined): boolean {
  return valueKind(segment) === null && !has(segment, 'seek') && !has(segment, 'ask')
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
