import type { Concept } from '../../languages/concept.ts'
import { valueKind } from '../polarity/value-kind.ts'
import { isFiller, isOfThePast, namesDeal, namesHome, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import {
  asksForOneThere,
  behindFillers,
  boundsNext,
  closesWithPast,
  countsNoRooms,
  isBound,
  isHomeOrSize,
  isNumber,
  isOfHome,
  isOfNow,
  isWhole,
  livesInHome,
  longest,
  namesBudget,
  namesOtherPlace,
  namesPlace,
  opensWithPast,
  ownsHome,
  saysOwn,
  saysRentOfNow,
  saysWhereOwnHomeIs,
  seeksNext,
  seeksSomething,
  untilMark,
  untilSentenceEnds,
  wantsSomething,
} from './lead-signs.ts'
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
 * @param said every concept of the turn
 * @returns null where it is not so; whether both speak of a home, or of an amount, of their own
 */
export function leadsFromTold(
  segments: readonly Segment[],
  from: number,
  at: number,
  said: ReadonlySet<Concept>,
): { otherHome: boolean } | null {
  if (sellsBefore(segments, from, at, said) || willSell(segments, from, at, said)) return { otherHome: true }
  const lead = leadAt(segments, from, at)
  if (lead === null) return null
  const { told, wanted, closed } = lead
  const owned = (lead.fromNow && told.some(saysOwn)) || saysWhereOwnHomeIs(told)
  const lived =
    livesInHome(told) &&
    (segments.slice(at, at + 3).some(({ concepts }) => concepts.has('seek:next')) ||
      (lead.comma && told.some(isOfNow) && wanted.some(isHomeOrSize) && seeksAnother(lead)))
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
  const moved = statesWish(lead, from > 0)
  const seeks = wanted.some(wantsSomething) || welcomed || asksThere || moved || refusesAmenity(lead)
  if (!(seeks || budget) || wanted.some(isOfThePast)) return null
  const whole = (lead.wantsNext || holds) && isWhole(told, wanted)
  return { otherHome: owned || whole || budget || asksThere || moved || setsApart(lead) }
}

/**
 * "I was posted in Delhi, now 2bhk in Pune", "husband is transferred, 2bhk 20k": rooms and a place or an amount are a
 * wish without a verb behind what names neither a home nor a deal. "He paid, 3bhk 40k" only tells.
 * @param goesOn whether something was said before what is told
 */
function statesWish({ told, wanted, fromNow, comma }: Lead, goesOn: boolean): boolean {
  if (!(comma || fromNow) || !wanted.some(namesHome) || told.some(namesHome) || told.some(namesDeal)) {
    return false
  }
  // "I saw an ad, Adyar 2bhk 18k it said": nothing but values and fillers is said for oneself.
  if (!wanted.every((segment) => isOfHome(segment) || isNumber(segment) || saysLittle(segment))) return false
  if (told.some(namesPlace)) return fromNow && namesOtherPlace(told, wanted)
  return goesOn && wanted.some(isAmount) && !told.some(isAmount)
}

/** A mark, a filler, a bound, a deal or an amenity: what may stand beside rooms, places and amounts. */
function saysLittle(segment: Segment): boolean {
  if (segment.mark !== null || isFiller(segment) || isBound(segment)) return true
  const { concepts } = segment
  return concepts.has('of') || concepts.has('at') || concepts.has('from-now') || valueKind(segment) !== null
}

/** "We are in a two bedroom now, [have to buy three]": where rooms are told they are not those of the deal. */
function seeksAnother({ told, wanted }: Lead): boolean {
  if (wanted.some(seeksSomething)) return true
  return told.some(({ concepts }) => concepts.has('unit:bedroom')) && wanted.some(wantsSomething)
}

/** "Sold the car, [parking is not needed now]", "[fine without parking]": what happened is why. */
function refusesAmenity({ wanted, fromNow, comma }: Lead): boolean {
  if (!comma && !fromNow) return false
  const isAmenity = (at: number) => valueKind(wanted[at]) === 'amenity'
  return wanted.some(({ concepts }, at) => {
    if (concepts.has('without') && isAmenity(at + 1)) return true
    return needless.some((one) => concepts.has(one)) && (isAmenity(at - 1) || isAmenity(at - 2))
  })
}

const needless = ['not:after', 'indifferent', 'all-the-same'] as const

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
  // "The present one is 600 sqft, [the next one should be 1100]."
  if (livesInHome(told) && bothOf(isHomeOrSize) && bothOf(isNumber)) return true
  // "We pay 9000 rent now, something bigger is needed."
  return told.some(isAmount) && (wanted.some(isNumber) || saysRentOfNow(told))
}

/** "We live in a 1bhk [need a 2bhk]": the home one has is told before the one that is wanted. */
export function livesBefore(
  segments: readonly Segment[],
  from: number,
  to: number,
  said: ReadonlySet<Concept>,
): boolean {
  if (!said.has('origin') && !said.has('origin:after')) return false
  const told = segments.slice(Math.max(from, to - longest), to)
  return livesInHome(told) && leadsFromTold(segments, from, to, said)?.otherHome === true
}

/** "Sell our flat in Borivali [and (want to) buy a house in Thane]", "[to buy one in Thane]": what is sold makes room for what is bought. */
export function sellsBefore(
  segments: readonly Segment[],
  from: number,
  at: number,
  said: ReadonlySet<Concept>,
): boolean {
  if (!said.has('offer:sale')) return false
  const told = segments.slice(Math.max(from, at - longest), at)
  if (!sells(told)) return false
  const saysBuy = (segment: Segment | undefined) => segment?.concepts.has('transaction:sale') === true
  if (segments[at]?.mark === ',') return buysNext(segments, at + 1) || buysForSum(segments, at + 1)
  if (segments[at]?.concepts.has('and') === true) {
    const next = behindFillers(segments, at + 1, reach - 1)
    return (
      saysBuy(segments[next]) ||
      (segments[next]?.concepts.has('seek') === true && saysBuy(segments[next + 1]))
    )
  }
  const ahead = segments.slice(at + 1, at + 1 + reach)
  return saysBuy(segments[at]) && told.some(namesPlace) && ahead.some(namesPlace) && ahead.some(isSought)
}

/** "… , [in Thane we want to take a 3bhk]": until the next mark a home or a place is to be bought. */
function buysNext(segments: readonly Segment[], from: number): boolean {
  const next = untilMark(segments, from)
  return next.some(namesSought) && buys(next)
}

/** "… , [it will bring 35 lakhs], [within that we want to buy]": what is sold brings the budget. */
function buysForSum(segments: readonly Segment[], from: number): boolean {
  const sum = untilComma(segments, from)
  if (!sum.some(isAmount) || sum.some(namesSought)) return false
  const next = untilMark(segments, from + sum.length + 1)
  return next.some((_, at) => isWithinIt(next, at)) && buys(next)
}

/** Said in one phrase, or as English says it: "within that". */
function isWithinIt(next: readonly Segment[], at: number): boolean {
  const concepts = next[at]?.concepts
  if (concepts?.has('within-it')) return true
  const named = next[at + 1]?.concepts
  return concepts?.has('max:before') === true && (named?.has('it') === true || named?.has('this') === true)
}

function buys(next: readonly Segment[]): boolean {
  if (next.some(({ concepts }) => concepts.has('offer:sale'))) return false
  return next.some(({ concepts }) => concepts.has('transaction:sale') || concepts.has('take'))
}

/** "We are selling the flat in Kukatpally, [it will bring 1.5 crore], [in Kondapur a house is to be bought]". */
export function sellsForSum(
  segments: readonly Segment[],
  from: number,
  to: number,
  said: ReadonlySet<Concept>,
): boolean {
  if (!said.has('offer:sale') || segments[to - 1]?.mark !== ',') return false
  if (!sells(segments.slice(Math.max(from, to - longest), to))) return false
  const sum = untilComma(segments, to)
  return sum.some(isAmount) && !sum.some(namesSought) && buysNext(segments, to + sum.length + 1)
}

/** A range of amounts may have a dash of its own: "it will bring 30-35 lakhs". */
function untilComma(segments: readonly Segment[], from: number): readonly Segment[] {
  const sum = segments.slice(from, from + longest)
  const end = sum.findIndex(({ mark }) => mark !== null && mark !== '-')
  return end < 0 ? sum : sum.slice(0, end)
}

function sells(told: readonly Segment[]): boolean {
  return told.some(({ concepts }) => concepts.has('offer:sale')) && told.some(namesHome)
}

const namesSought = (segment: Segment) => namesHome(segment) || namesPlace(segment)

/** A home, or the "one" that stands for it. */
const isSought = (segment: Segment) => namesHome(segment) || segment.concepts.has('thing')

/** "The old flat will sell for 35 lakhs, [the rest is a loan]": what comes behind the comma is not said of that flat. */
function willSell(
  segments: readonly Segment[],
  from: number,
  at: number,
  said: ReadonlySet<Concept>,
): boolean {
  if (!said.has('will-sell') || segments[at]?.mark !== ',') return false
  return segments.slice(Math.max(from, at - longest), at).some(({ concepts }) => concepts.has('will-sell'))
}
