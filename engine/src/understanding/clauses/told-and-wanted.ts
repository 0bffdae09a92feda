import { isOfThePast, namesHome, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { sentenceMarks } from './asking.ts'
import { isAmount } from './telling.ts'

/**
 * What is told of a home that one has or had, and what is wanted behind it: "We sold our house last year, now we want
 * a flat", "I pay 12,000 rent now and cannot go above 15,000".
 */
interface Lead {
  told: readonly Segment[]
  wanted: readonly Segment[]
  /** "Now …" leads on. */
  fromNow: boolean
  /** "We pay 15 now, [up to 20 will do]": a comma does. */
  comma: boolean
  /** "Sold our flat in Mumbai and want a house in Nashik." */
  andWants: boolean
  /** "I pay 12,000 rent now and cannot go above 15,000." */
  andBounds: boolean
  /** "We pay 30 thousand in Adyar want something in Velachery." */
  wantsNext: boolean
  /** "Our flat has become too small [for Baguiati something]": the verb that closes what is told leads on by itself. */
  closed: boolean
  /** "Now we pay 12 thousand in Aluva [for 10 in Edappally?]" */
  pays: boolean
}

/**
 * Whether what was is told before a comma, a "now" or the like, and what is wanted follows.
 *
 * @param at the comma, or the word that leads on
 * @returns null where it is not so; whether both speak of a home, or of an amount, of their own
 */
export function leadsFromTold(
  segments: readonly Segment[],
  from: number,
  at: number,
): { otherHome: boolean } | null {
  if (sellsBefore(segments, from, at)) return { otherHome: true }
  const lead = leadAt(segments, from, at)
  if (lead === null) return null
  const { told, wanted, closed } = lead
  const owned = (lead.fromNow && told.some(saysOwn)) || saysWhereOwnHomeIs(told)
  const lived =
    livesInHome(told) && segments.slice(at, at + 3).some(({ concepts }) => concepts.has('seek:next'))
  // "I have a 1bhk in Malad and want a 2bhk in Goregaon."
  const holds = (lead.andWants || lead.wantsNext) && ownsHome(told)
  if (!owned && !lived && !holds && !lead.pays && !told.some(isOfThePast)) return null
  const outbid = outbids(lead)
  if (told.some(lived || outbid || paysFor(lead) ? seeksSomething : wantsSomething)) return null
  if (closed && !outbid && !(told.some(isOfHome) && wanted.some(seeksSomething))) return null
  const budget = namesBudget(told, wanted) || (lead.andBounds && told.some(isAmount)) || outbid
  const asksThere = told.some(namesPlace) && asksForOneThere(wanted)
  // "We looked for two rooms and found none, one would do in Madhapur."
  const welcomed = wanted.some(({ concepts }) => concepts.has('acceptable')) && wanted.some(namesHome)
  const seeks = wanted.some(wantsSomething) || welcomed || asksThere
  if (!(seeks || budget) || wanted.some(isOfThePast)) return null
  const whole = (lead.wantsNext || holds) && isWhole(told, wanted)
  return { otherHome: owned || whole || budget || asksThere || setsApart(lead) }
}

/** The turn from what is told to what is wanted that is made there; null where none is. */
function leadAt(segments: readonly Segment[], from: number, at: number): Lead | null {
  const concepts = segments[at]?.concepts
  const and = concepts?.has('and') === true
  const andWants = and && seeksNext(segments, at + 1)
  const andBounds = and && boundsNext(segments, at + 1)
  const wantsNext = concepts?.has('seek:next') === true
  const fromNow = concepts?.has('from-now') === true
  const comma = segments[at]?.mark === ','
  const leadsOn = comma || fromNow || andWants || andBounds || wantsNext
  const verb = segments[at - 1]
  const paid = verb?.concepts.has('pays') === true
  // Most segments lead nowhere: only then is what stands before them looked at.
  if (!leadsOn && !(verb !== undefined && (paid || isOfThePast(verb)))) return null
  const told = segments.slice(Math.max(from, at - longest), at)
  const pays = !leadsOn && paid && paysNow(told, segments.slice(at, at + reach))
  const closed = !leadsOn && segments[at]?.mark === null && verb !== undefined && (isOfThePast(verb) || pays)
  if (!leadsOn && !closed) return null
  const wanted = untilSentenceEnds(segments, wantsNext || closed ? at : at + 1)
  return { told, wanted, fromNow, comma, andWants, andBounds, wantsNext, closed, pays }
}

/** What is paid now, where, and a place that follows. */
function paysNow(told: readonly Segment[], next: readonly Segment[]): boolean {
  return told.some(isOfNow) && told.some(isAmount) && told.some(namesPlace) && next.some(namesPlace)
}

/** "A friend pays 20 thousand rent there": a breath that its verb closes may name a deal. */
function paysFor({ told, pays, andBounds, wantsNext }: Lead): boolean {
  if (pays) return true
  if (!told.some(isAmount)) return false
  if (closesWithPast(told) || (andBounds && told.some(isOfThePast))) return true
  return wantsNext && opensWithPast(told)
}

/** "We pay 16 thousand now [up to 12 please]", "the owner asks 15 [I give up to 12]", "[I want it for 12]." */
function outbids({ told, wanted, pays, closed, fromNow, comma }: Lead): boolean {
  if (pays && wanted.some(isAmount)) return true
  const paid = comma && told.some(isNumber) && (closesWithPast(told) || opensWithPast(told))
  if (!paid && !((closed || fromNow) && told.some(isAmount))) return false
  if (!told.some(isOfNow) && told.some(namesHome)) return false
  if (wanted.some(isNumber) && wanted.some(isBound)) return true
  return closed && wanted.some(countsNoRooms) && wanted.some(seeksSomething)
}

/** Whether what is wanted speaks of a home, a place or an amount beside that of what is told. */
function setsApart({ told, wanted, andWants, fromNow, closed }: Lead): boolean {
  const bothOf = (names: (segment: Segment) => boolean) => told.some(names) && wanted.some(names)
  // "Two rooms have become too few [three are needed]."
  if (bothOf(namesHome) && (!closed || wanted.some(namesPlace) || bothOf(isNumber))) return true
  if (andWants && bothOf(namesPlace)) return true
  if ((fromNow || closed) && namesOtherPlace(told, wanted)) return true
  if (closed && ownsHome(told) && wanted.some(namesPlace)) return true
  // "We pay 9000 rent now, something bigger is needed."
  return told.some(isAmount) && (wanted.some(isNumber) || saysRentOfNow(told))
}

function saysOwn({ concepts }: Segment): boolean {
  return concepts.has('own')
}

/** "Sold one plot, want two more", "transferred to Indore, need a flat": what is wanted may lean on what is told. */
function isWhole(told: readonly Segment[], wanted: readonly Segment[]): boolean {
  const home = wanted.some((segment) => namesHome(segment) || segment.concepts.has('thing'))
  const place = wanted.some((segment) => namesPlace(segment) || pointsThere(segment))
  return (home || place) && (home || !told.some(namesHome)) && (place || !told.some(namesPlace))
}

function pointsThere({ concepts }: Segment): boolean {
  return concepts.has('there') || concepts.has('near-it')
}

/** "We visited Kompally and liked it, any villas there?" */
function asksForOneThere(wanted: readonly Segment[]): boolean {
  const says = (concept: 'exist' | 'there') => wanted.some(({ concepts }) => concepts.has(concept))
  return says('exist') && says('there')
}

function saysRentOfNow(told: readonly Segment[]): boolean {
  return told.some(isOfNow) && told.some(({ concepts }) => concepts.has('transaction:rent'))
}

function isOfNow({ concepts }: Segment): boolean {
  return concepts.has('from-now')
}

function isBound({ concepts }: Segment): boolean {
  return concepts.has('max:after') || concepts.has('max:before')
}

/** "My friend's house is in Pallavaram, …": whose home and where, closed by its verb. */
function saysWhereOwnHomeIs(told: readonly Segment[]): boolean {
  const verb = told.at(-1)
  if (verb?.concepts.has('is') !== true || !told.some(({ mention }) => mention !== null)) return false
  return told.some(({ concepts }, at) => {
    const home = told[at + 1]
    return concepts.has('own') && home !== undefined && namesHome(home)
  })
}

/** "Currently in a 1bhk": a home right behind the words for living somewhere. */
function livesInHome(told: readonly Segment[]): boolean {
  return told.some(({ concepts }, at) => {
    const behind = concepts.has('origin') ? told.slice(at + 1, at + longestHome) : []
    const home = behind.find((segment) => namesHome(segment) || namesPlace(segment))
    return home !== undefined && namesHome(home)
  })
}

/** "We live in a 1bhk [need a 2bhk]": the home one has is told before the one that is wanted. */
export function livesBefore(segments: readonly Segment[], from: number, to: number): boolean {
  const told = segments.slice(Math.max(from, to - longest), to)
  return livesInHome(told) && leadsFromTold(segments, from, to)?.otherHome === true
}

/** "A small one bedroom flat": segments that name a home. */
const longestHome = 4

/** "Our flat leaks": a home behind the word for owning. */
function ownsHome(told: readonly Segment[]): boolean {
  const own = told.findIndex(({ concepts }) => concepts.has('own'))
  return own >= 0 && told.slice(own + 1).some(namesHome)
}

function isOfHome(segment: Segment): boolean {
  return namesHome(segment) || namesPlace(segment)
}

/** "We lived in Garia, now a room in Barrackpore": a place of the same kind, and no home that only was. */
function namesOtherPlace(told: readonly Segment[], wanted: readonly Segment[]): boolean {
  if (told.some(namesHome) && !wanted.some(namesHome)) return false
  const kinds = new Set(told.map(({ mention }) => mention?.places[0]?.kind))
  return wanted.some(({ mention }) => mention !== null && kinds.has(mention.places[0]?.kind))
}

/** "And want", "and we now want". */
function seeksNext(segments: readonly Segment[], from: number): boolean {
  return segments[behindFillers(segments, from, 2)]?.concepts.has('seek') === true
}

/** Where what follows begins, behind `most` fillers at most. */
function behindFillers(segments: readonly Segment[], from: number, most: number): number {
  let at = from
  while (at < from + most && segments[at]?.mark === null && segments[at]?.concepts.has('filler')) at++
  return at
}

/** "Sell our flat in Borivali [and buy a house in Thane]": what is sold makes room for what is bought. */
export function sellsBefore(segments: readonly Segment[], from: number, at: number): boolean {
  if (segments[at]?.concepts.has('and') !== true) return false
  const next = segments[behindFillers(segments, at + 1, reach - 1)]
  if (next?.concepts.has('transaction:sale') !== true) return false
  const told = segments.slice(Math.max(from, at - longest), at)
  return told.some(({ concepts }) => concepts.has('offer:sale')) && told.some(namesHome)
}

/** "And cannot go above 15,000", "and up to 20k". */
function boundsNext(segments: readonly Segment[], from: number): boolean {
  const at = behindFillers(segments, from, 2)
  const amount = segments[at + 1]
  return segments[at]?.concepts.has('max:before') === true && amount !== undefined && isAmount(amount)
}

function closesWithPast(told: readonly Segment[]): boolean {
  const verb = told.findLast(({ mark, concepts }) => mark === null && !concepts.has('filler'))
  return verb !== undefined && isOfThePast(verb)
}

/** "Currently paying 15k rent [looking for …]": the verb stands before its amount. */
function opensWithPast(told: readonly Segment[]): boolean {
  const verb = told.findIndex(isOfThePast)
  const isPaid = told[verb]?.concepts.has('pays') === true ? isNumber : isAmount
  return verb >= 0 && told.slice(verb + 1, verb + 3).some(isPaid)
}

function isNumber({ number }: Segment): boolean {
  return number?.kind === 'cardinal' && !number.vague
}

/** A number that is no count of rooms. */
function countsNoRooms(segment: Segment, at: number, all: readonly Segment[]): boolean {
  return isNumber(segment) && all[at + 1]?.concepts.has('unit:bedroom') !== true
}

/** Segments in which what was and what is wanted are looked for, so that the time stays linear. */
const longest = 4 * reach

function untilSentenceEnds(segments: readonly Segment[], from: number): readonly Segment[] {
  const rest = segments.slice(from, from + longest)
  const end = rest.findIndex(({ mark }) => mark !== null && sentenceMarks.has(mark))
  return end < 0 ? rest : rest.slice(0, end)
}

function namesPlace({ mention }: Segment): boolean {
  return mention !== null
}

/** "Sold it for 40 lakhs, now my budget is 60", "the budget was 30, now up to 40 lakhs". */
function namesBudget(told: readonly Segment[], wanted: readonly Segment[]): boolean {
  const named = (part: readonly Segment[]) => part.some(({ concepts }) => concepts.has('slot:price'))
  if (named(told)) return wanted.some(isAmount) || (told.some(isNumber) && wanted.some(isNumber))
  return told.some(isAmount) && named(wanted) && wanted.some(isNumber)
}

function seeksSomething({ concepts }: Segment): boolean {
  return concepts.has('seek') || concepts.has('take')
}

function wantsSomething(segment: Segment): boolean {
  const { concepts } = segment
  return seeksSomething(segment) || concepts.has('transaction:sale') || concepts.has('transaction:rent')
}
