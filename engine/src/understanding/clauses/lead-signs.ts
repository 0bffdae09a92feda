import { isFiller, isOfThePast, namesHome, reach, sizeUnitOf } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { sentenceMarks } from './asking.ts'
import { isAmount } from './telling.ts'

/** "My", "our". */
export function saysOwn({ concepts }: Segment): boolean {
  return concepts.has('own')
}

/** "Sold one plot, want two more", "transferred to Indore, need a flat": what is wanted may lean on what is told. */
export function isWhole(told: readonly Segment[], wanted: readonly Segment[]): boolean {
  const home = wanted.some((segment) => namesHome(segment) || segment.concepts.has('thing'))
  const place = wanted.some((segment) => namesPlace(segment) || pointsThere(segment))
  return (home || place) && (home || !told.some(namesHome)) && (place || !told.some(namesPlace))
}

function pointsThere({ concepts }: Segment): boolean {
  return concepts.has('there') || concepts.has('near-it')
}

/** "We visited Kompally and liked it, any villas there?" */
export function asksForOneThere(wanted: readonly Segment[]): boolean {
  const says = (concept: 'exist' | 'there') => wanted.some(({ concepts }) => concepts.has(concept))
  return says('exist') && says('there')
}

/** "Right now the rent is 12": what is paid, not what is wanted. */
export function saysRentOfNow(told: readonly Segment[]): boolean {
  return told.some(isOfNow) && told.some(({ concepts }) => concepts.has('transaction:rent'))
}

/** "Now", "currently", "from now on". */
export function isOfNow({ concepts }: Segment): boolean {
  return concepts.has('from-now')
}

/** "Up to", "below": what has no amount beside it yet. */
export function isBound({ concepts }: Segment): boolean {
  return concepts.has('max:after') || concepts.has('max:before')
}

/** "My friend's house is in Pallavaram, …": whose home and where, closed by its verb. */
export function saysWhereOwnHomeIs(told: readonly Segment[]): boolean {
  const verb = told.at(-1)
  if (verb?.concepts.has('is') !== true || !told.some(({ mention }) => mention !== null)) return false
  return told.some(({ concepts }, at) => {
    const home = told[at + 1]
    return concepts.has('own') && home !== undefined && namesHome(home)
  })
}

/**
 * "Currently in a 1bhk", "ippo 1bhk la irukkom": a home, or how large it is, right behind the words for living somewhere,
 * or before a verb that closes with them.
 */
export function livesInHome(told: readonly Segment[]): boolean {
  return told.some(({ concepts }, at) => {
    const behind = concepts.has('origin') ? told.slice(at + 1, at + longestHome) : []
    const home = behind.find((segment) => isHomeOrSize(segment) || namesPlace(segment))
    if (home !== undefined && isHomeOrSize(home)) return true
    // "2bhk la irundhu", from a 2bhk: the same word leads from one end to another.
    if (!concepts.has('origin:after') || concepts.has('range:to')) return false
    return told.slice(Math.max(0, at - longestHome), at).some(isHomeOrSize)
  })
}

/** A kind of home, its rooms or its size. */
export function isHomeOrSize(segment: Segment): boolean {
  return namesHome(segment) || sizeUnitOf(segment) !== undefined
}

/** "A small one bedroom flat": segments that name a home. */
const longestHome = 4

/** "Our flat leaks": a home behind the word for owning. */
export function ownsHome(told: readonly Segment[]): boolean {
  const own = told.findIndex(({ concepts }) => concepts.has('own'))
  return own >= 0 && told.slice(own + 1).some(namesHome)
}

/** A kind of home, its rooms or where it is. */
export function isOfHome(segment: Segment): boolean {
  return namesHome(segment) || namesPlace(segment)
}

/** "We lived in Garia, now a room in Barrackpore": a place of the same kind, and no home that only was. */
export function namesOtherPlace(told: readonly Segment[], wanted: readonly Segment[]): boolean {
  if (told.some(namesHome) && !wanted.some(namesHome)) return false
  const kinds = new Set(told.map(({ mention }) => mention?.places[0]?.kind))
  return wanted.some(({ mention }) => mention !== null && kinds.has(mention.places[0]?.kind))
}

/** "And want", "and we now want". */
export function seeksNext(segments: readonly Segment[], from: number): boolean {
  return segments[behindFillers(segments, from, 2)]?.concepts.has('seek') === true
}

/** Where what follows begins, behind `most` fillers at most. */
export function behindFillers(segments: readonly Segment[], from: number, most: number): number {
  let at = from
  while (at < from + most && segments[at]?.mark === null && segments[at]?.concepts.has('filler')) at++
  return at
}

/** Where a clause begins to say something. */
export function firstWord(segments: readonly Segment[], from: number, to: number): number {
  let at = from
  while (at < to && (segments[at]?.mark != null || isFiller(segments[at]))) at++
  return at
}

/** "And cannot go above 15,000", "and up to 20k". */
export function boundsNext(segments: readonly Segment[], from: number): boolean {
  const at = behindFillers(segments, from, 2)
  const amount = segments[at + 1]
  return segments[at]?.concepts.has('max:before') === true && amount !== undefined && isAmount(amount)
}

/** "[We] lived in Garia, …": the last word that says anything is a verb of what is over. */
export function closesWithPast(told: readonly Segment[]): boolean {
  const verb = told.findLast(({ mark, concepts }) => mark === null && !concepts.has('filler'))
  return verb !== undefined && isOfThePast(verb)
}

/** "Currently paying 15k rent [looking for …]": the verb stands before its amount. */
export function opensWithPast(told: readonly Segment[]): boolean {
  const verb = told.findIndex(isOfThePast)
  const isPaid = told[verb]?.concepts.has('pays') === true ? isNumber : isAmount
  return verb >= 0 && told.slice(verb + 1, verb + 3).some(isPaid)
}

/** A number that counts, unlike the "one" of "this one". */
export function isNumber({ number }: Segment): boolean {
  return number?.kind === 'cardinal' && !number.vague
}

/** A number that is no count of rooms. */
export function countsNoRooms(segment: Segment, at: number, all: readonly Segment[]): boolean {
  return isNumber(segment) && all[at + 1]?.concepts.has('unit:bedroom') !== true
}

/** Segments in which what was and what is wanted are looked for, so that the time stays linear. */
export const longest = 4 * reach

/** Up to the next mark that ends a sentence, `longest` segments at most. */
export function untilSentenceEnds(segments: readonly Segment[], from: number): readonly Segment[] {
  return upTo(segments, from, (mark) => sentenceMarks.has(mark))
}

/** Up to the next mark of any kind, `longest` segments at most. */
export function untilMark(segments: readonly Segment[], from: number): readonly Segment[] {
  return upTo(segments, from, () => true)
}

function upTo(
  segments: readonly Segment[],
  from: number,
  ends: (mark: string) => boolean,
): readonly Segment[] {
  const rest = segments.slice(from, from + longest)
  const end = rest.findIndex(({ mark }) => mark !== null && ends(mark))
  return end < 0 ? rest : rest.slice(0, end)
}

/** A place that the gazetteer or a listing knows. */
export function namesPlace({ mention }: Segment): boolean {
  return mention !== null
}

/** "Sold it for 40 lakhs, now my budget is 60", "the budget was 30, now up to 40 lakhs". */
export function namesBudget(told: readonly Segment[], wanted: readonly Segment[]): boolean {
  const named = (part: readonly Segment[]) => part.some(({ concepts }) => concepts.has('slot:price'))
  if (named(told)) return wanted.some(isAmount) || (told.some(isNumber) && wanted.some(isNumber))
  return told.some(isAmount) && named(wanted) && wanted.some(isNumber)
}

/** "Want", "looking for", "take". */
export function seeksSomething({ concepts }: Segment): boolean {
  return concepts.has('seek') || concepts.has('take')
}

/** The same, and "rent" or "buy", which want by themselves. */
export function wantsSomething(segment: Segment): boolean {
  const { concepts } = segment
  return seeksSomething(segment) || concepts.has('transaction:sale') || concepts.has('transaction:rent')
}
