import { propertyTypes, type Slot } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { has, isFiller, namesProperty } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { asksForFact } from './asking.ts'
import type { Clause, ClauseKind } from './clause.ts'
import { weighsDeals, weighsPlaces, weighsTwo } from './comparison.ts'
import { type Contents, contentsOf } from './contents.ts'
import { firstWord } from './lead-signs.ts'
import { tellsHomeOfNow, tellsHomes, tellsOwnLand } from './own-homes.ts'
import { findsFaultWithKind, isPlainTalk, isWishful, saysOthers, wantsOther } from './plain-talk.ts'
import { saysPresentRent, tellsRentPaid } from './present-rent.ts'
import { closesTelling } from './telling.ts'
import { livesBefore, sellsBefore, sellsForSum } from './told-and-wanted.ts'
import { wantsAfterAll } from './wants-after-all.ts'

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
  const contents = asMeant(contentsOf(segments, from, to), segments, from, to, said)
  const { seen, sought } = contents
  const marked = segments[to - 1]?.mark === '?'
  const answering = marked && isSmallTalk(segments, from, to)
  const asking = (marked && !answering) || seen.has('ask') || seen.has('ask:polar') || seen.has('ask-about')
  const aside = asideKind(segments, from, to, said, asked, contents, asking)
  if (aside !== null) return { from, to, kind: aside, asking: aside === 'question' }
  if (asksToSeeSought(segments, to, contents) || (!marked && takesBackWhatIsAsked(segments, from, to)))
    return { from, to, kind: 'wish', asking: false }
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
        apart: () => visitsApart(segments.slice(from, to)),
      })
  // "A garage, or else where do I park?" gives the reason and asks nothing.
  if (kind === 'question' && from > 0 && !marked && opensWithElse(segments, from, to))
    return { from, to, kind: 'talk', asking: false }
  return { from, to, kind, asking }
}

/** With what a clause says by its order: that it tells of what was, that its question's own word leaves a choice open. */
function asMeant(
  contents: Contents,
  segments: readonly Segment[],
  from: number,
  to: number,
  said: ReadonlySet<Concept>,
): Contents {
  const { seen } = contents
  const closed = said.has('talk:told') && closesTelling(segments, from, to)
  const past =
    closed ||
    livesBefore(segments, from, to, said) ||
    (seen.has('offer:rent') && saysRentPaid(segments, from, to))
  // "Coimbatore or Chennai, which is good to invest in?" weighs them.
  const weighs = contents.wishes > 1 && (segments[to - 1]?.mark === '?' || praisesOneOf(segments, from, to))
  const open = seen.has('ask') && leavesOpen(contents) && !seen.has('ask:polar') && !weighs
  if (!open && !closed && (!past || seen.has('talk:past'))) return contents
  const meant = new Set(seen)
  if (past) meant.add('talk:past')
  // "Kal 4 ghar dekhe, koi pasand nahi aaya": what its last verb tells proposes nothing.
  if (closed) meant.delete('propose')
  if (open) meant.delete('ask')
  return { ...contents, seen: meant }
}

/** "Chennai, Coimbatore, which of them is good to live in": two places with nothing but a question and praise behind them. */
function praisesOneOf(segments: readonly Segment[], from: number, to: number): boolean {
  const clause = segments.slice(from, to)
  const behind = clause.slice(clause.findLastIndex(({ mention }) => mention !== null) + 1)
  const places = clause.filter(({ mention }) => mention !== null).length
  if (places < 2 || !behind.some((segment) => has(segment, 'ask:within') || has(segment, 'ask'))) return false
  return has(
    behind.findLast(({ mark }) => mark === null),
    'lead-in',
  )
}

/** "Whichever area it is, no matter": the question's own word leaves a choice open. */
function leavesOpen({ seen, whichever, also }: Contents): boolean {
  const choosing = also || seen.has('lead-in') || seen.has('acceptable')
  return seen.has('all-the-same') || (whichever && choosing)
}

/** What a clause is that plainly speaks of Guru, of other things, of an own home or of one that was shown; else null. */
function asideKind(
  segments: readonly Segment[],
  from: number,
  to: number,
  said: ReadonlySet<Concept>,
  asked: Slot | null,
  contents: Contents,
  asking: boolean,
): ClauseKind | null {
  const { seen } = contents
  const other = asking ? 'question' : 'talk'
  if (isAboutGuru(seen) && !seen.has('seek')) return 'question'
  const cooled =
    seen.has('amenity:air_conditioning') && !contents.homeSought && setsTemperature(segments, from, to)
  const errand = seen.has('talk:errand') && !(namesKind(seen) && contents.wishes > 1 && seen.has('seek'))
  const elsewhere = seen.has('talk:elsewhere') && !contents.homeSought
  if (cooled || errand || (elsewhere && !turnsToPlace(segments, from, to, contents))) return other
  // "The broker said ninety lakhs."
  const reported = seen.has('reported') || (seen.has('agent') && seen.has('others-wish:after'))
  if (reported && !seen.has('seek')) return segments[to - 1]?.mark === '?' ? 'question' : 'talk'
  // "A sale at the mall, 50 percent off"
  if (seen.has('percent') && seen.has('transaction:sale') && !contents.homeSought) return other
  // "Is a shop to let in Gariahat?"
  if (asking && seen.has('aside:other-kind') && !contents.homeSought && !seen.has('seek')) return 'question'
  // "Is 20k enough for a 2bhk there?" asks what homes cost.
  if (segments[from]?.concepts.has('ask:polar') && seen.has('acceptable') && !seen.has('seek'))
    return 'question'
  const onlyAsks = asking && !seen.has('seek') && !seen.has('exist')
  const weighs = () =>
    weighsTwo(segments, from, to) || (!contents.homeSought && weighsDeals(segments, from, to))
  if (onlyAsks && weighs()) return 'question'
  const placeAsked = asked === 'city' || asked === 'area'
  const open = asking && !contents.homeSought
  if (contents.placed && !seen.has('seek') && weighsPlaces(segments, from, to, open, placeAsked))
    return 'question'
  if (onlyAsks && (asksTwice(segments, from, to) || opensWithOneShown(segments, from, to))) return 'question'
  if (onlyAsks && contents.amenities > 0 && closesWithOneShown(segments, from, to)) return 'question'
  // "This flat is still available" asks or tells; it wishes nothing.
  if (contents.pointed && seen.has('exist') && !seen.has('seek')) return 'question'
  const sizeAsked = asked === 'size_sqft' || asked === 'property_type'
  const tellsOwn = () => (!sizeAsked && tellsOwnLand(segments, from, to)) || tellsHomes(segments, from, to)
  if (said.has('own') && tellsOwn()) return 'talk'
  if (!asking && speaksOfOwnHome(segments, from, to, said, contents)) return 'talk'
  if (!asking && asked !== 'amenities' && saysOfShown(segments, from, to, contents)) return 'question'
  if (asked === null && asksForFact(segments, from, to, said)) return 'question'
  if (!contents.sought && said.has('seek') && wantsOther(segments, from, to, asked)) return other
  if (!asking && (saysPresentRent(segments, from, to) || tellsHomeOfNow(segments, from, to, said)))
    return 'talk'
  if (!asking && from > 0 && findsFaultWithKind(segments.slice(from, to))) return 'talk'
  return !asking && isPlainTalk(segments, from, to, asked) ? 'talk' : null
}

/** "ಬಾಡಿಗೆಗೆ ಇರೋದು ಒಳ್ಳೇದಾ ಸ್ವಂತ ಮನೆ ಒಳ್ಳೇದಾ": two things are each asked about with a word of their own, and neither is chosen. */
function asksTwice(segments: readonly Segment[], from: number, to: number): boolean {
  return segments.slice(from, to).filter((segment) => has(segment, 'ask:closing')).length > 1
}

/** "The first one is in Adyar?", "ಮೊದಲನೇದು 3 ಬಿಎಚ್‌ಕೆನಾ?": what follows is asked of the one that is counted out. */
function opensWithOneShown(segments: readonly Segment[], from: number, to: number): boolean {
  const at = firstWord(segments, from, to)
  // "My first choice is Adyar?" wishes.
  if (segments[at]?.number?.kind !== 'ordinal' || has(segments[at - 1], 'own')) return false
  const next = segments[at + 1]
  if (has(next, 'choice')) return true
  // "ആദ്യം 2bhk ഉണ്ടോ", first of all: a word of its own asks.
  const worded = segments.slice(at, to).some((one) => has(one, 'ask:closing') || has(one, 'ask:polar'))
  return next?.number?.kind === 'cardinal' && !worded
}

/** "Parking in the 2nd one?" */
function closesWithOneShown(segments: readonly Segment[], from: number, to: number): boolean {
  const said = segments.slice(from, to).filter((segment) => segment.mark === null && !isFiller(segment))
  return said.at(-2)?.number?.kind === 'ordinal' && has(said.at(-1), 'choice')
}

/** "Not Velachery, it floods in the rains, look in Madipakkam": a place is given up for another one, whatever lies between. */
function turnsToPlace(
  segments: readonly Segment[],
  from: number,
  to: number,
  { seen, placeSought }: Contents,
): boolean {
  if (!placeSought || !(seen.has('not:after') || seen.has('not:before') || seen.has('unsuited'))) return false
  return segments.slice(from, to).filter(({ mention }) => mention !== null).length > 1
}

function namesKind(seen: ReadonlySet<Concept>): boolean {
  return propertyTypes.some((type) => seen.has(`property:${type}`))
}

function speaksOfOwnHome(
  segments: readonly Segment[],
  from: number,
  to: number,
  said: ReadonlySet<Concept>,
  contents: Contents,
): boolean {
  if (sellsBefore(segments, from, to, said) || sellsForSum(segments, from, to, said)) return true
  const { seen, placed } = contents
  // "The old flat will sell for 35 lakhs, the rest is a loan."
  if (seen.has('will-sell') && (namesKind(seen) || seen.has('talk:past')) && !seen.has('seek')) return true
  if (isSoughtOrOffered(seen)) return false
  if (contents.owned && placed && contents.wishes === 1 && seen.has('is')) return true
  // "I own a plot in Salem and now want a flat in Coimbatore."
  const next = segments[to]?.concepts
  if (seen.has('own') && placed && (next?.has('from-now') || next?.has('but'))) return true
  // "In my house there are three bedrooms and a garden."
  return contents.ownedInside
}

/** "Isme gym hai", "pehle ghar me parking hai": of one that was shown, with or without a word that asks. */
function saysOfShown(segments: readonly Segment[], from: number, to: number, contents: Contents): boolean {
  const { seen, sought, amenities, wishes } = contents
  if (amenities === 0 || wishes > 0) return false
  if (countsOutHome(segments, from, to))
    return (seen.has('is') || seen.has('exist')) && !isWishful(withoutHome(seen))
  if (!seen.has('it') || sought || isWishful(seen)) return false
  return seen.has('is') || seen.has('exist') || !saysOthers(segments, from, to)
}

function withoutHome(seen: ReadonlySet<Concept>): Set<Concept> {
  return new Set([...seen].filter((one) => one !== 'choice' && !one.startsWith('property:')))
}

/** "Pehle ghar me", "doosre me": in one of several homes. */
function countsOutHome(segments: readonly Segment[], from: number, to: number): boolean {
  const at = firstWord(segments, from, to)
  if (segments[at]?.number?.kind !== 'ordinal') return false
  const home = segments[at + 1]
  if (has(home, 'of')) return true
  return (has(home, 'choice') || namesProperty(home)) && has(segments[at + 2], 'of')
}

function saysRentPaid(segments: readonly Segment[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (tellsRentPaid(segments, at, from, to)) return true
  return false
}

function opensWithElse(segments: readonly Segment[], from: number, to: number): boolean {
  const first = segments.slice(from, to).find(({ mark }) => mark === null)
  return first?.concepts.has('or-else') === true
}

/** "My house is in Kottayam" only says so. */
function isSoughtOrOffered(seen: ReadonlySet<Concept>): boolean {
  for (const concept of seen)
    if (concept === 'seek' || concept.startsWith('transaction:') || concept.startsWith('offer:')) return true
  return false
}

/** "AC to twenty-two": degrees are asked of the one that is there. */
function setsTemperature(segments: readonly Segment[], from: number, to: number): boolean {
  const at = segments.findIndex(({ concepts }, at) => at >= from && concepts.has('amenity:air_conditioning'))
  let next = at + 1
  while (next < to && isFiller(segments[next])) next++
  const number = next < to ? (segments[next]?.number ?? null) : null
  if (number === null || number.kind !== 'cardinal') return false
  return Number.isInteger(number.value) && number.value >= coolest && number.value <= warmest
}

/** Degrees Celsius that an air conditioner can be set to. */
const coolest = 16
const warmest = 30

const aboutGuru = [
  'aside:who',
  'aside:fees',
  'aside:privacy',
  'aside:why-asked',
  'aside:languages',
  'aside:cities',
  'so-far',
] as const

function isAboutGuru(seen: ReadonlySet<Concept>): boolean {
  return aboutGuru.some((concept) => seen.has(concept))
}

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
  const last = segments[to - 1]?.mark === null ? segments[to - 1] : segments[to - 2]
  if (!has(last, 'ask-about') || !namesKind(seen) || !placed || pointed || seen.has('it') || seen.has('ask'))
    return false
  const named = [...seen].some((concept) => concept.startsWith('slot:'))
  return !named && (seen.has('transaction:sale') || seen.has('transaction:rent'))
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

/** A polite wish in the form of a question is a wish; a question about a property shown is none. */
function judgeQuestion(
  seen: ReadonlySet<Concept>,
  sought: boolean,
  wishes: number,
  pointed: boolean,
  placed: boolean,
): ClauseKind {
  if (seen.has('ask-about')) return 'question'
  if (seen.has('propose')) return 'wish'
  // "Can it be Chandannagar instead of Howrah?" names what is given up and what is wanted.
  if (seen.has('correct') && wishes > 1 && seen.has('ask:polar') && !seen.has('ask')) return 'wish'
  // "My budget is 30 lakh, will I get a flat in Bhopal for it?" seeks, whatever "it" is.
  const toBeHad = seen.has('exist') || seen.has('transaction:sale')
  if (seen.has('it') && !((placed || wishes > 1) && sought && toBeHad)) return 'question'
  // "What loan will I get for a house?" asks for no house.
  if (seen.has('ask')) return seen.has('exist') && sought && !seen.has('talk:cost') ? 'wish' : 'question'
  // "I come to Coimbatore next month, is there a 2bhk for 15k?" seeks, whenever that is.
  const searching = seen.has('exist') && sought && wishes > 2
  // "A loan of 15 lakhs and 10 of our own, is there a site in Mysuru?"
  const costs = seen.has('talk:cost') && !(searching && seen.has('funds'))
  if ((seen.has('talk:visit') && !searching) || seen.has('talk') || costs) return 'question'
  // "Is the rent negotiable?"
  const priced = seen.has('slot:price') || seen.has('slot:rent') || seen.has('transaction:rent')
  if (seen.has('all-the-same') && seen.has('is') && priced && !seen.has('seek') && !seen.has('acceptable'))
    return 'question'
  const seeks =
    seen.has('seek') || seen.has('exist') || seen.has('transaction:rent') || seen.has('transaction:sale')
  // "Has he put in a lift?": what happened is asked of a home at hand.
  if (seen.has('talk:past') && !seeks) return 'question'
  const named = seen.has('is') && wishes > 0
  // "Is the house with three bedrooms still to be had?" points at one that was shown.
  if (pointed && !seen.has('seek')) return 'question'
  // "Can you look in Lucknow instead?" seeks, though it does not say what.
  // "Is there a room in Jalandhar?" does, too.
  // "Is anything for rent to be had near Park Circus?"
  const toBeRented = seen.has('unit:bedroom') || seen.has('transaction:rent')
  const soughtThere = placed && (seen.has('seek') || (toBeRented && seen.has('exist')))
  if (seen.has('ask:polar')) return (seeks || named) && (sought || soughtThere) ? 'wish' : 'question'
  if (seen.has('exist') && !sought && wishes === 0) return 'question'
  return wishes > 0 || sought || seeks ? 'wish' : 'question'
}

/** "With furniture would be easy, [I come with a suitcase]": the visit stands in a breath of its own. */
function visitsApart(clause: readonly Segment[]): boolean {
  const visit = clause.findIndex((one) => has(one, 'talk:visit'))
  const begins = clause.slice(0, visit).findLastIndex(({ mark }) => mark !== null) + 1
  const length = clause.slice(visit).findIndex(({ mark }) => mark !== null)
  const breath = clause.slice(begins, length < 0 ? clause.length : visit + length)
  return !breath.some((one) => namesAmenity(one) || has(one, 'seek'))
}

function judgeStatement(
  seen: ReadonlySet<Concept>,
  sought: boolean,
  wished: boolean,
  { wants, apart }: { wants: () => boolean; apart: () => boolean },
): ClauseKind {
  // "I had asked for a gym but there is no need now."
  const takesBack = wished && seen.has('said-so') && (seen.has('not:after') || seen.has('act:deny'))
  const changed = seen.has('correct:after') || seen.has('remove:after') || takesBack
  // "We pay 14 thousand rent now, more than that we cannot."
  const capped = seen.has('min:after') && seen.has('not:after')
  const told = seen.has('talk:past') && !seen.has('seek') && !seen.has('take') && !seen.has('propose')
  // What is wanted after all takes longest to look for.
  if (told && !changed && !capped && !wants()) return 'talk'
  // "It is so hot here, I need an AC": the weather is only the reason.
  const budgeted = seen.has('slot:price') && seen.has('slot:area')
  const reasoned = seen.has('seek') && (wished || budgeted || seen.has('unit:bedroom'))
  if (seen.has('talk') && !sought && !reasoned && !changed) return 'talk'
  // "With furniture would be easy, I come with a suitcase."
  if (seen.has('talk:visit') && !sought && !(seen.has('seek') && wished && apart())) return 'talk'
  return 'wish'
}
