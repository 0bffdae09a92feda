import type { Slot } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import { has, isFiller, isOfThePast, isUnknownWord, namesDeal, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { asksWithin, isRelative, isSupposed, isWishedSo, opensQuestion, sentenceMarks } from './asking.ts'
import type { Clause } from './clause.ts'
import { isChoiceOfDeals, weighsDeals } from './comparison.ts'
import { endsBeforeReason, endsThought, isTold, longestReason } from './ends-thought.ts'
import { judge } from './judge.ts'
import { tellsRentSoFar } from './present-rent.ts'
import { afterComma, closesTelling } from './telling.ts'
import { leadsFromTold } from './told-and-wanted.ts'

/**
 * Cuts at the marks that end a sentence, before words that open a question, and before what one is about.
 * @param said every concept that stands somewhere in the turn
 * @param asked the slot that the turn may answer
 */
export function findClauses(
  segments: readonly Segment[],
  said: ReadonlySet<Concept>,
  asked: Slot | null,
): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  const add = (clause: Clause) => {
    const goesOn = clauses.at(-1)?.kind === 'talk' && onlyAddsTo(segments, clause)
    clauses.push(goesOn ? { ...clause, kind: 'talk' } : clause)
  }
  const cut = (to: number) => {
    const told =
      said.has('talk:told') && closesTelling(segments, from, to) ? afterComma(segments, from, to) : from
    if (told > from) add(judge(segments, from, told, said, asked))
    if (to > told) add(judge(segments, told, to, said, asked))
    from = to
  }
  let looked = 0
  let opener = -1
  // True when a question, a proposal or only small talk stands before: no new clause is needed then.
  const opened = (at: number) => {
    for (; looked < at; looked++) if (opens(segments, looked)) opener = looked
    return opener >= from
  }
  for (let at = 0; at < segments.length; at++) {
    const mark = segments[at]?.mark ?? null
    if (
      at > from &&
      (opensClause(segments, from, at, opened) || leadsFromTold(segments, from, at, said)?.otherHome)
    )
      cut(at)
    else if (asksWithin(segments, at) && !opened(at)) cut(beginning(segments, from, at))
    else if (mark === ',' && endsThought(segments, from, at, asked, opened)) cut(at + 1)
    else if (mark === ',' && said.has('unit:time') && tellsRentSoFar(segments, from, at + 1)) cut(at + 1)
    else if (endsBeforeReason(segments, from, at)) cut(at + 1)
    if (mark !== null ? sentenceMarks.has(mark) : closesQuestion(segments, at)) cut(at + 1)
  }
  cut(segments.length)
  return clauses
}

/** True for a word that closes a question, where no mark does that and more than an afterthought follows. */
function closesQuestion(segments: readonly Segment[], at: number): boolean {
  const concepts = segments[at]?.concepts
  if (concepts === undefined || !concepts.has('ask:closing') || concepts.has('ask:polar')) return false
  if (isWishedSo(segments, at)) return false
  if (segments[at + 1]?.mark === ',') return corrects(segments, at + 2)
  if (segments[at + 1]?.mark != null || isRelative(segments, at + 1)) return false
  return saysMore(segments, at + 1) || tellsOfThere(segments, at + 1)
}

/** "Is one to be had in Thanjavur [there, too, I have trips]": what is told of it is no part of the question. */
function tellsOfThere(segments: readonly Segment[], from: number): boolean {
  if (!has(segments[from], 'there')) return false
  const end = segments.findIndex(({ mark }, at) => at > from && mark !== null)
  const told = segments.slice(from + 1, Math.min(from + reach, end < 0 ? segments.length : end))
  return told.length > 2 && has(told.at(-1), 'is')
}

/** "Will it be 70 lakhs, then 2 bedrooms will do": behind the comma a number is settled. */
function corrects(segments: readonly Segment[], from: number): boolean {
  let counted = false
  for (let at = from; at < from + 2 * reach; at++) {
    const segment = segments[at]
    if (segment === undefined || segment.mark !== null) return false
    if (counted && segment.concepts.has('correct:after')) return true
    counted ||= segment.number !== null
  }
  return false
}

/** "… hai kya noida me" only adds a place; "… hai kya mujhe noida me chahiye" says something of its own. */
function saysMore(segments: readonly Segment[], from: number): boolean {
  for (let at = from; at < from + 2 * reach; at++) {
    const segment = segments[at]
    if (segment === undefined || segment.mark !== null) return false
    for (const concept of segment.concepts)
      if (concept === 'seek' || concept === 'exist' || concept.startsWith('act:')) return true
  }
  return false
}

/**
 * Where a question begins whose word stands within it or closes it: behind the last comma, the wish or what is taken
 * back before it, or with its "or else".
 */
function beginning(segments: readonly Segment[], from: number, at: number): number {
  const set = behindSetAmount(segments, from, at)
  if (set !== null) return set
  for (let back = at - 1; back >= from; back--) {
    const segment = segments[back]
    if (segment?.concepts.has('or-else') && back > from) return back
    // "Show 3bhk also [and how much is the deposit]"
    if (has(segment, 'and') && has(segments[back - 1], 'and') && back - 1 > from) return back
    if (segment?.mark === ',' && leavesChoice(segments, from, back)) return from
    // "जिम हटा दो कौन जाता है": what is taken back needs no mark before its reason.
    // Looked at only nearby, so that the time stays linear.
    const near = at - back <= longestReason && has(segment, 'remove:after')
    const reasoned = near && !segments.slice(back + 1, at).some(namesValue)
    if (segment?.mark === ',' || has(segment, 'seek') || reasoned) return behindAmount(segments, back + 1, at)
  }
  return from
}

/**
 * "Budget 35 kar do [aur deposit kitna lagega]", "budget 35k [and how much is the deposit]": what the budget is set to
 * needs no mark before the question; null where nothing is set right before it.
 */
function behindSetAmount(segments: readonly Segment[], from: number, at: number): number | null {
  let first = at
  while (first > from && first > at - reach && isOfCost(segments[first - 1])) first--
  const before = segments[first - 1]
  // "Budget 20000 pannunga": a verb that is in no list.
  const verb = has(before, 'correct') || has(before, 'correct:after') || isUnknownWord(before)
  const amount = segments[verb ? first - 2 : first - 1]
  if (amount?.number?.kind !== 'cardinal' || (!verb && !has(segments[first], 'and'))) return null
  const named = segments.slice(Math.max(from, first - reach), first).some((one) => has(one, 'slot:price'))
  return named ? first : null
}

/** "And the deposit". */
function isOfCost(segment: Segment | undefined): boolean {
  if (has(segment, 'correct') || has(segment, 'correct:after')) return false
  return has(segment, 'talk:cost') || has(segment, 'and') || isFiller(segment)
}

const namesValue = ({ mention, number }: Segment) => mention !== null || number !== null

/** "3bhk chahiye budget 80 lakh [weekend me visit karna hai]": the amount is of the wish before it, not of the visit. */
function behindAmount(segments: readonly Segment[], from: number, at: number): number {
  if (segments[at]?.concepts.has('talk:visit') !== true) return from
  let first = at
  while (first > from && isOfVisit(segments[first - 1])) first--
  return segments.slice(from, first).some(({ number }) => number !== null) ? first : from
}

function isOfVisit(segment: Segment | undefined): boolean {
  return has(segment, 'talk:visit') || has(segment, 'of') || has(segment, 'and') || isFiller(segment)
}

/** "My present flat has three rooms [but no lift]": nothing new is spoken of. */
function onlyAddsTo(segments: readonly Segment[], { from, to, kind }: Clause): boolean {
  if (kind !== 'wish' || segments[from]?.concepts.has('but') !== true) return false
  return segments.slice(from, to).every(({ concepts, mention, number, mark }) => {
    if (mention !== null || number !== null) return false
    return (
      mark !== null || [...concepts].some((concept) => added.has(concept) || concept.startsWith('amenity:'))
    )
  })
}

const added: ReadonlySet<Concept> = new Set(['but', 'not:before', 'not:after', 'filler', 'is', 'and', 'it'])

function leavesChoice(segments: readonly Segment[], from: number, to: number): boolean {
  return (
    isChoiceOfPlaces(segments, from, to) ||
    isChoiceOfDeals(segments, from, to) ||
    weighsDeals(segments, from, to)
  )
}

/** "Kasba or Garia, which is better?": the places are what is asked about. */
function isChoiceOfPlaces(segments: readonly Segment[], from: number, to: number): boolean {
  const named = segments.slice(from, to).filter(({ mention }) => mention !== null)
  return (
    named.length > 1 &&
    segments.slice(from, to).every((one) => one.mention !== null || one.concepts.has('or'))
  )
}

function opensClause(
  segments: readonly Segment[],
  from: number,
  at: number,
  opened: (at: number) => boolean,
): boolean {
  const concepts = segments[at]?.concepts
  if (concepts === undefined) return false
  if (concepts.has('therefore')) return !pointsBack(segments, at)
  if (concepts.has('but')) return true
  if (concepts.has('so'))
    return isReason(segments, from, at) && leadsToWish(segments, at + 1) && !pointsBack(segments, at)
  if (asksWhichPlace(segments, from, at)) return false
  // "I want a flat with a garage and tell me whether this one has it."
  const further = concepts.has('ask-about') && segments[at - 1]?.concepts.has('and') === true
  if (concepts.has('ask:polar') && isSupposed(segments, at)) return false
  return (further || opensQuestion(concepts)) && (!opened(at) || asksOfProposed(segments, from, at))
}

/** "Adyar or Velachery, which is better?": the places are what is asked about. */
function asksWhichPlace(segments: readonly Segment[], from: number, at: number): boolean {
  if (!has(segments[at], 'ask') || segments[at - 1]?.mark !== ',') return false
  if (!isChoiceOfPlaces(segments, from, at - 1)) return false
  return segments
    .slice(at + 1, at + 4)
    .some((segment) => has(segment, 'correct:after') || has(segment, 'lead-in'))
}

/** "What if I go for 2bhk, how much will it come": a question's own word behind what is put forward. */
function asksOfProposed(segments: readonly Segment[], from: number, at: number): boolean {
  if (segments[at]?.concepts.has('ask') !== true) return false
  const before = segments.slice(Math.max(from, at - longestReason), at)
  if (!before.some(({ concepts }) => concepts.has('propose'))) return false
  if (before.some(({ concepts }) => opensQuestion(concepts) || concepts.has('ask-about'))) return false
  return before.some(({ mention, number }) => mention !== null || number?.kind === 'cardinal')
}

/** True where what is said before "so" holds no part of the wish, nor the only place that is named. */
function isReason(segments: readonly Segment[], from: number, at: number): boolean {
  const before = segments.slice(Math.max(from, at - longestReason), at)
  if (before.some((segment) => has(segment, 'seek'))) return false
  // "Renting is a waste of money my husband says, so we want to buy."
  const refused = before.some((segment) => has(segment, 'not:after'))
  if (!(refused && before.some(isTold)) && before.some(namesDeal)) return false
  const isPlace = ({ mention }: Segment) => mention !== null
  // "I was told 40 lakhs is too little for Kharghar, so let's say 55."
  if (before.some(isOfThePast)) return true
  return !before.some(isPlace) || segments.slice(at, at + longestReason).some(isPlace)
}

/** "Dad cannot climb, so a lift": behind "so hot", "so far" nothing is wished. */
function leadsToWish(segments: readonly Segment[], from: number): boolean {
  let at = from
  while (at < from + reach && isSubject(segments[at])) at++
  const segment = segments[at]
  if (segment === undefined) return false
  if (segment.number !== null || segment.mention !== null) return true
  for (const concept of segment.concepts) if (wished.some((kind) => concept.startsWith(kind))) return true
  return false
}

/** "I", "a", "only". */
function isSubject(segment: Segment | undefined): boolean {
  return segment?.mark === null && (segment.concepts.has('filler') || segment.concepts.has('own'))
}

/** What a wish begins with. */
const wished = [
  'seek',
  'propose',
  'property:',
  'amenity:',
  'transaction:',
  'slot:',
  'bedrooms:',
  'unit:bedroom',
  'max:before',
  'min:before',
  'not:before',
  'remove',
  'thing',
  'at',
]

/** "My office is in Guindy, that is why there": the reason says where. */
function pointsBack(segments: readonly Segment[], at: number): boolean {
  // "We have an AC of our own, that is why it is not needed."
  if (segments[at + 1]?.concepts.has('not:after')) return true
  return segments
    .slice(at + 1, at + 1 + reach)
    .some(({ concepts }) => concepts.has('there') || concepts.has('near-it'))
}

/** A word of asking or of proposing. */
function opens(segments: readonly Segment[], at: number): boolean {
  const concepts = segments[at]?.concepts
  if (concepts === undefined) return false
  if (opensQuestion(concepts) || asksWithin(segments, at)) return true
  return concepts.has('ask-about') || concepts.has('propose')
}
