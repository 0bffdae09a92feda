import type { Slot } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { has, isOfThePast, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { asMeant } from './as-meant.ts'
import { asideKind } from './aside-kind.ts'
import type { Clause } from './clause.ts'
import { type Contents, contentsOf, namesKind } from './contents.ts'
import { longestReason } from './ends-thought.ts'
import { judgeQuestion } from './judge-question.ts'
import { comesOnlyWith, judgeStatement, visitsApart } from './judge-statement.ts'
import { setsAnew, wantsAfterAll } from './wants-after-all.ts'

/**
 * Tells wishes from questions and from talk about something else.
 * @param said every concept of the turn, clause by clause or not: a rule whose words are not among them is not asked
 */
export function judge(
  segments: readonly Segment[],
  from: number,
  to: number,
  said: ReadonlySet<Concept>,
  asked: Slot | null,
): Clause {
  if (asked === 'price' && opensWithBudget(segments, from, to))
    return { from, to, kind: 'wish', asking: false }
  const contents = asMeant(contentsOf(segments, from, to), segments, from, to, said)
  const { seen, sought } = contents
  const marked = segments[to - 1]?.mark === '?'
  const answering = marked && isSmallTalk(segments, from, to)
  const asking = (marked && !answering) || seen.has('ask') || seen.has('ask:polar') || seen.has('ask-about')
  const aside = asideKind(segments, from, to, said, asked, contents, asking)
  if (aside !== null) return { from, to, kind: aside, asking: aside === 'question' }
  if (
    asksToSeeSought(segments, to, contents) ||
    (!marked && changesRooms(segments, from, to)) ||
    (!marked && takesBackWhatIsAsked(segments, from, to))
  )
    return { from, to, kind: 'wish', asking: false }
  if (asking && asksForLess(segments, from, to)) return { from, to, kind: 'wish', asking: true }
  const there = !contents.placeNamed || seen.has('exist')
  // "The job moved to Hyderabad, look there."
  const pointed = contents.placed && seen.has('there')
  const offered = contents.amenities > 0 || contents.placeSought || pointed
  const kind = asking
    ? judgeQuestion(
        seen,
        sought || (contents.placeAlone && there),
        contents.wishes,
        contents.pointed,
        contents.placed,
      )
    : judgeStatement(seen, sought, offered, {
        wants: () => wantsAfterAll(segments, from, to, said, asked),
        resets: () => setsAnew(segments, from, to),
        apart: () => visitsApart(segments.slice(from, to)),
        onlyWith: () => comesOnlyWith(segments.slice(from, to)),
      })
  // "A garage, or else where do I park?" gives the reason and asks nothing.
  if (kind === 'question' && from > 0 && !marked && opensWithElse(segments, from, to))
    return { from, to, kind: 'talk', asking: false }
  return { from, to, kind, asking }
}

function opensWithElse(segments: readonly Segment[], from: number, to: number): boolean {
  const first = segments.slice(from, to).find(({ mark }) => mark === null)
  return first?.concepts.has('or-else') === true
}

/** "66 lakhs is too much, [is there none up to 50]?": nothing but an amount at most, behind one that was named. */
function asksForLess(segments: readonly Segment[], from: number, to: number): boolean {
  if (segments[from - 1]?.mark !== ',') return false
  const isAmount = ({ number }: Segment) => number?.kind === 'cardinal' && !number.vague
  if (!segments.slice(Math.max(0, from - reach), from).some(isAmount)) return false
  const asked = segments.slice(from, to)
  if (asked.filter(isAmount).length !== 1 || !asked.some((one) => has(one, 'max:after'))) return false
  return asked.every((one) => one.mark !== null || isAmount(one) || says(one, ofWhetherThereIsLess))
}

const ofWhetherThereIsLess = [
  'max:after',
  'ask:closing',
  'exist',
  'or',
  'of',
  'is',
  'filler',
  'not:after',
  'thing',
  'any',
] as const

/** "How are you?", "pardon?": the mark asks nothing about property. */
function isSmallTalk(segments: readonly Segment[], from: number, to: number): boolean {
  let acts = 0
  for (let at = from; at < to; at++) {
    const segment = segments[at]
    if (segment === undefined || segment.mark !== null || segment.concepts.has('filler')) continue
    let act = false
    for (const concept of segment.concepts) act ||= concept.startsWith('act:')
    if (!act) return false
    acts++
  }
  return acts > 0
}

/** "If there is land for sale in Kanhangad, send photos": a home with its deal and place is sought, whatever is asked of it. */
function asksToSeeSought(segments: readonly Segment[], to: number, contents: Contents): boolean {
  const { seen, placed, pointed } = contents
  let last = segments[to - 1]?.mark === null ? to - 1 : to - 2
  // "… , tell me if there is one."
  while (last > to - 2 * reach && says(segments[last], ofWhetherThereIs) && !has(segments[last], 'ask-about'))
    last--
  if (
    !has(segments[last], 'ask-about') ||
    !namesKind(seen) ||
    !placed ||
    pointed ||
    seen.has('it') ||
    seen.has('ask')
  )
    return false
  const named = [...seen].some((concept) => concept.startsWith('slot:'))
  return !named && (seen.has('transaction:sale') || seen.has('transaction:rent'))
}

/** "मेहमान आते रहते हैं तो एक कमरा और चाहिए", guests keep coming: whatever is told, a room more or less closes it. */
function changesRooms(segments: readonly Segment[], from: number, to: number): boolean {
  let last = to - 1
  while (last > from && (segments[last]?.mark != null || has(segments[last], 'filler'))) last--
  return has(segments[last], 'bedrooms:more') || has(segments[last], 'bedrooms:less')
}

/** "6-7 hazar tak, khana bhi mil jaye to badhiya": asked for, an amount at most comes first, whatever else would be good. */
function opensWithBudget(segments: readonly Segment[], from: number, to: number): boolean {
  let at = from
  while (at < to && (isCardinal(segments[at]) || segments[at]?.mark === '-' || has(segments[at], 'about')))
    at++
  if (at === from || !has(segments[at], 'max:after')) return false
  if (segments[to - 1]?.mark === '?') return false
  return !segments.slice(from, Math.min(to, from + longestReason)).some(isOfThePast)
}

function isCardinal(segment: Segment | undefined): boolean {
  return segment?.number?.kind === 'cardinal'
}

const ofWhetherThereIs = ['if', 'exist', 'filler', 'thing', 'any'] as const

function says(segment: Segment | undefined, some: readonly Concept[]): boolean {
  return some.some((concept) => has(segment, concept))
}

/** "Who goes to a gym, take it out": what is asked of an amenity is only why it is taken back. */
function takesBackWhatIsAsked(segments: readonly Segment[], from: number, to: number): boolean {
  const clause = segments.slice(from, to)
  const removed = clause.findLastIndex(
    (one, at) =>
      has(one, 'remove') || has(one, 'remove:after') || (has(one, 'not:after') && has(clause[at - 1], 'it')),
  )
  const asks = clause
    .slice(0, Math.max(removed, 0))
    .findIndex((one) => has(one, 'ask') || has(one, 'ask:within'))
  return asks >= 0 && clause.slice(0, asks + 1).some(namesAmenity)
}
