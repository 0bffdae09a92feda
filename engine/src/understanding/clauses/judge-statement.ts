import type { Concept } from '../../languages/concept.ts'
import { notDoneWithout } from '../polarity/indispensable.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { has } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { ClauseKind } from './clause.ts'

/** "With furniture would be easy, [I come with a suitcase]": the visit stands in a breath of its own. */
export function visitsApart(clause: readonly Segment[]): boolean {
  const visit = clause.findIndex((one) => has(one, 'talk:visit'))
  const begins = clause.slice(0, visit).findLastIndex(({ mark }) => mark !== null) + 1
  const length = clause.slice(visit).findIndex(({ mark }) => mark !== null)
  const breath = clause.slice(begins, length < 0 ? clause.length : visit + length)
  return !breath.some((one) => namesAmenity(one) || has(one, 'seek'))
}

/** "[If there is no balcony] my wife will not come": nobody speaks of a visit. */
export function comesOnlyWith(clause: readonly Segment[]): boolean {
  return clause.some((_, at) => notDoneWithout(clause, at) !== null)
}

/** What takes longer to look for: each is asked only where it decides. */
interface AskedLast {
  wants: () => boolean
  /** Puts another amount in the place of one, whatever is told before it. */
  resets: () => boolean
  apart: () => boolean
  onlyWith: () => boolean
}

/** What tells of something else or of what happened is talk, anything else a wish. */
export function judgeStatement(
  seen: ReadonlySet<Concept>,
  sought: boolean,
  wished: boolean,
  { wants, resets, apart, onlyWith }: AskedLast,
): ClauseKind {
  // "I had asked for a gym but there is no need now."
  const takesBack = wished && seen.has('said-so') && (seen.has('not:after') || seen.has('act:deny'))
  const changed = seen.has('correct:after') || seen.has('remove:after') || takesBack
  // "We pay 14 thousand rent now, more than that we cannot."
  const capped = seen.has('within-it') || (seen.has('min:after') && seen.has('not:after'))
  const told = seen.has('talk:past') && !seen.has('seek') && !seen.has('take') && !seen.has('propose')
  // What is wanted after all takes longest to look for.
  if (told && !changed && !capped && !wants()) return 'talk'
  // "It is so hot here, I need an AC": the weather is only the reason.
  const budgeted = seen.has('slot:price') && seen.has('slot:area')
  const reasoned = seen.has('seek') && (wished || budgeted || seen.has('unit:bedroom'))
  if (seen.has('talk') && !sought && !reasoned && !changed && !capped && !resets()) return 'talk'
  // "With furniture would be easy, I come with a suitcase."
  const sets = wished && (seen.has('seek') ? apart() : onlyWith())
  if (seen.has('talk:visit') && !sought && !sets) return 'talk'
  return 'wish'
}
