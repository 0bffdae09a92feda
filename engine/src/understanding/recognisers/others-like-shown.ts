import { isNextWeek } from '../../languages/call-times.ts'
import type { FollowUp } from '../command.ts'
import { clauseAround, has, isFiller, isOrdinal, isUnknownWord, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { neverAsked } from './never-asked.ts'
import { answersNotYet } from './not-yet.ts'
import { isSoCheap } from './so-cheap.ts'

/** "Besides, I have a meeting today" asks for no more homes. */
export function isSaid(reading: Reading, wants: FollowUp): boolean {
  const { segments, said, clauseOf } = reading
  if (!said.has(wants)) return false
  // Kannada's "still not" is also its "more".
  if (wants === 'more' && answersNotYet(reading)) return false
  return segments.some((segment, at) => {
    const clause = clauseOf[at]
    if (!has(segment, wants) || clause?.kind === 'talk') return false
    if (neverAsked(reading, at) || (wants === 'cheaper' && isSoCheap(reading, at))) return false
    if (wants === 'more' && (isOfWeek(reading, segment.to) || areLeft(segments, at))) return false
    if (wants === 'nearer' && isOfSomething(segments[at - 1])) return false
    if (tellsOfCounted(segments, at)) return false
    // "A big kitchen": of a part of a home.
    if (
      (wants === 'bigger' || wants === 'smaller') &&
      (isOfAPart(segments, at) || (isOfSomething(segments[at - 1]) && !said.has('seek')))
    )
      return false
    return wants !== 'nearer' || clause?.kind !== 'question' || !isThereAThing(clauseAround(reading, at))
  })
}

/** "நாலாவது வீடு பெருசா இருக்கு", the fourth is big: said of that one, where none is sought. */
function tellsOfCounted(segments: readonly Segment[], at: number): boolean {
  if (!has(segments[at + 1], 'is')) return false
  const before = segments.slice(Math.max(0, at - reach), at)
  const counted = before.findLastIndex(isOrdinal)
  return counted >= 0 && before.slice(counted).every(({ mark }) => mark === null)
}

/** "Baaki chhodo, pehla wala final", "leave the others": they are given up. */
function areLeft(segments: readonly Segment[], at: number): boolean {
  let behind = at + 1
  while (behind < at + reach && isFiller(segments[behind])) behind++
  let before = at - 1
  while (before > at - reach && isFiller(segments[before])) before--
  return has(segments[behind], 'remove:after') || has(segments[before], 'remove')
}

/** "Porer soptahe": the next week is no other home. */
function isOfWeek({ tokens }: Reading, at: number): boolean {
  return isNextWeek(tokens[at - 1]?.text, tokens[at]?.text)
}

/** "Rasoi vaddi hove": what is not the home itself stands beside the word. */
function isOfAPart(segments: readonly Segment[], at: number): boolean {
  return [segments[at - 1], segments[at + 1]].some(
    (beside) => has(beside, 'unit:other') && beside?.number == null && segments[at - 2]?.number == null,
  )
}

/** "School nede hove ta changa": what stands right before the word is to be near. */
function isOfSomething(before: Segment | undefined): boolean {
  return before !== undefined && before.mark === null && before.concepts.size === 0 && before.number === null
}

/** "Is there a school nearby?", "is it far from the noise?": a word that no home is asks about the surroundings. */
function isThereAThing(clause: readonly Segment[]): boolean {
  return clause.some(isUnknownWord) && surroundings.some((concept) => clause.some((one) => has(one, concept)))
}

const surroundings = ['exist', 'is', 'range:to'] as const
