import type { Slot } from '@guru/contract/vocabulary'
import type { Concept } from '../languages/concept.ts'
import { isPlainTalk, isWishful, saysOthers, wantsOther } from './plain-talk.ts'
import { reach } from './reading.ts'
import { isHomeNotRoom } from './room-or-home.ts'
import type { Segment } from './segments.ts'

/** How a clause is meant. */
export type ClauseKind =
  /** It may hold wishes. */
  | 'wish'
  /** It asks something; nothing in it is a wish. */
  | 'question'
  /** Talk about something else: a visit, the weather. */
  | 'talk'

/** Segments `from` up to but not including `to` that are said in one breath. */
export interface Clause {
  from: number
  to: number
  kind: ClauseKind
  /** True when it has the form of a question, even where it is a polite wish. */
  asking: boolean
}

const sentenceMarks = new Set(['.', '?', '!', ';'])

/**
 * Cuts at the marks that end a sentence, before words that open a question, and before what one is about.
 * @param asked the slot that the turn may answer
 */
export function findClauses(segments: readonly Segment[], asked: Slot | null): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  const cut = (to: number) => {
    const told = closesTelling(segments, from, to) ? afterComma(segments, from, to) : from
    if (told > from) clauses.push(judge(segments, from, told, asked))
    if (to > told) clauses.push(judge(segments, told, to, asked))
    from = to
  }
  for (let at = 0; at < segments.length; at++) {
    const mark = segments[at]?.mark ?? null
    if (at > from && opensClause(segments, from, at)) cut(at)
    else if (asksWithin(segments, at) && !opened(segments, from, at)) cut(beginning(segments, from, at))
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
  return segments[at + 1]?.mark == null && !isRelative(segments, at + 1) && saysMore(segments, at + 1)
}

/** "Lift ache, Dumdum e, tirish lakh": among other wishes it says what there should be. */
function isListedThere(segments: readonly Segment[], at: number): boolean {
  const concepts = segments[at]?.concepts
  return concepts?.has('exist') === true && concepts.has('ask:closing') && segments[at + 1]?.mark === ','
}

/** A word that may close a question only says what there is or should be. */
function tellsWhatThereIs(segments: readonly Segment[], at: number): boolean {
  return isListedThere(segments, at) || isRelative(segments, at + 1) || isWishedSo(segments, at)
}

/** "Jeno lift thake": what "so that" opens does not ask. */
function isWishedSo(segments: readonly Segment[], at: number): boolean {
  for (let back = at - 1; back >= at - 2 * reach; back--) {
    const mark = segments[back]?.mark ?? null
    if (mark !== null && sentenceMarks.has(mark)) return false
    if (segments[back]?.concepts.has('so-that')) return true
  }
  return false
}

/** "lift ache parking ache emon flat": what there is describes what is sought. */
function isRelative(segments: readonly Segment[], from: number): boolean {
  for (let at = from; at < from + reach; at++) {
    const segment = segments[at]
    if (segment === undefined || segment.mark !== null) return false
    if (segment.concepts.has('exist') && segment.concepts.has('filler')) return true
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

function asksWithin(segments: readonly Segment[], at: number): boolean {
  const concepts = segments[at]?.concepts
  if (concepts === undefined || !(concepts.has('ask:within') || concepts.has('ask:closing'))) return false
  return !isEither(segments, at) && !isListedThere(segments, at) && !isWishedSo(segments, at)
}

/** "Dui ki tin": between two numbers or places Bengali's word of asking says "or". */
function isEither(segments: readonly Segment[], at: number): boolean {
  if (!segments[at]?.concepts.has('or')) return false
  const before = segments[at - 1]
  const after = segments[at + 1]
  const numbers = before?.number != null && after?.number != null
  return numbers || (before?.mention != null && after?.mention != null)
}

/** Where a question begins whose word stands within it or closes it: behind the last comma or the wish before it. */
function beginning(segments: readonly Segment[], from: number, at: number): number {
  for (let back = at - 1; back >= from; back--) {
    const segment = segments[back]
    if (segment?.mark === ',' || segment?.concepts.has('seek')) return back + 1
  }
  return from
}

function opensClause(segments: readonly Segment[], from: number, at: number): boolean {
  const concepts = segments[at]?.concepts
  if (concepts === undefined) return false
  return concepts.has('but') || (opensQuestion(concepts) && !opened(segments, from, at))
}

function opensQuestion(concepts: ReadonlySet<Concept>): boolean {
  return concepts.has('ask') || concepts.has('ask:polar')
}

/** True when a question, a proposal or only small talk stands before: no new clause is needed then. */
function opened(segments: readonly Segment[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const concepts = segments[at]?.concepts
    if (concepts === undefined) continue
    if (opensQuestion(concepts) || asksWithin(segments, at)) return true
    if (concepts.has('ask-about') || concepts.has('propose')) return true
  }
  return false
}

function judge(segments: readonly Segment[], from: number, to: number, asked: Slot | null): Clause {
  const seen = new Set<Concept>()
  let sought = false
  /** Sought by its name or its rooms, not only as "something" or "a place". */
  let homeSought = false
  let wishes = 0
  let amenities = 0
  let pointed = false
  let whichever = false
  let also = false
  /** "Adyarla kidaikkuma?": a place and whether there is one, nothing more. */
  let placeAlone: boolean | null = null
  /** The same with a word such as "town": it asks for a home only where it asks whether there is one. */
  let placeNamed = false
  let placed = false
  let placeSought = false
  let owned = false
  let ownedInside = false
  for (let at = from; at < to; at++) {
    const segment = segments[at]
    if (segment === undefined) continue
    const either = isEither(segments, at)
    for (const concept of segment.concepts) {
      if (either && concept !== 'or') continue
      if (concept === 'ask:closing' && tellsWhatThereIs(segments, at)) continue
      seen.add(plainly[concept] ?? concept)
      if (concept.startsWith('transaction:')) wishes++
      if (concept.startsWith('amenity:')) amenities++
      if (concept.startsWith('property:') && isPointer(segments, at - 1)) pointed = true
      if (concept === 'unit:bedroom' && isCountedOut(segments, at)) pointed = true
    }
    // "endha" asks which, but "endha areavum ok" says any.
    whichever ||= segment.concepts.has('any') && segment.concepts.has('ask:within')
    // Written on to its noun: "how much is it and where" chooses nothing.
    also ||= segment.concepts.has('and') && segment.from === segment.to
    if (isSought(segments, at)) {
      sought = true
      homeSought ||= !segment.concepts.has('thing') && !isAnyRoomOrPlace(segments, at)
    }
    if (segment.mention !== null || isAmount(segment)) placeAlone ??= true
    else if (namesPlace(segment)) placeNamed = true
    else if (!isAboutPlace(segment)) placeAlone = false
    if (segment.mention !== null) placed = true
    placeSought ||= segment.mention !== null && isSoughtThere(segments, at)
    if (segment.concepts.has('own') && isHome(segments[at + 1])) {
      owned = true
      ownedInside ||= segments[at + 2]?.concepts.has('of') === true
    }
    if (segment.mention !== null || segment.number?.kind === 'cardinal') wishes++
  }
  if (closesTelling(segments, from, to)) seen.add('talk:past')
  const marked = segments[to - 1]?.mark === '?'
  const answering = marked && isSmallTalk(segments, from, to)
  // "Whichever area it is, no matter": the question's own word leaves a choice open.
  const choosing = also || seen.has('lead-in') || seen.has('acceptable')
  const open = seen.has('all-the-same') || (whichever && choosing)
  if (open && !seen.has('ask:polar')) seen.delete('ask')
  const asking = (marked && !answering) || seen.has('ask') || seen.has('ask:polar') || seen.has('ask-about')
  if (isAboutGuru(seen) && !seen.has('seek')) return { from, to, kind: 'question', asking: true }
  if (seen.has('talk:errand') || (seen.has('talk:elsewhere') && !homeSought))
    return { from, to, kind: asking ? 'question' : 'talk', asking }
  // "This flat is still available" asks or tells; it wishes nothing.
  if (pointed && seen.has('exist') && !seen.has('seek')) return { from, to, kind: 'question', asking: true }
  if (owned && placed && wishes === 1 && seen.has('is') && !asking && !isSoughtOrOffered(seen))
    return { from, to, kind: 'talk', asking }
  // "In my house there are three bedrooms and a garden."
  if (ownedInside && !asking && !isSoughtOrOffered(seen)) return { from, to, kind: 'talk', asking }
  // "Isme gym hai": of one that was shown, with or without a word that asks.
  const has = seen.has('is') || seen.has('exist') || !saysOthers(segments, from, to)
  if (!asking && seen.has('it') && has && amenities > 0 && wishes === 0 && !sought && !isWishful(seen))
    return { from, to, kind: 'question', asking: true }
  if (!sought && wantsOther(segments, from, to, asked))
    return { from, to, kind: asking ? 'question' : 'talk', asking }
  if (!asking && isPlainTalk(segments, from, to, asked)) return { from, to, kind: 'talk', asking }
  const there = !placeNamed || seen.has('exist')
  const kind = asking
    ? judgeQuestion(seen, sought || (placeAlone === true && there), wishes, pointed, placed)
    : judgeStatement(seen, sought, amenities > 0 || placeSought)
  return { from, to, kind, asking }
}

/** "Ashok Nagar paarunga": the verb of seeking stands right behind the place. */
function isSoughtThere(segments: readonly Segment[], at: number): boolean {
  let next = at + 1
  while (next < at + reach && isPassedToVerb(segments[next])) next++
  return segments[next]?.concepts.has('seek') === true
}

function isPassedToVerb(segment: Segment | undefined): boolean {
  return (
    segment !== undefined &&
    (segment.concepts.has('filler') || segment.concepts.has('of') || segment.concepts.has('at'))
  )
}

/** "My house is in Kottayam" only says so. */
function isSoughtOrOffered(seen: ReadonlySet<Concept>): boolean {
  for (const concept of seen)
    if (concept === 'seek' || concept.startsWith('transaction:') || concept.startsWith('offer:')) return true
  return false
}

function isHome(segment: Segment | undefined): boolean {
  return (
    segment?.concepts.has('property:house') === true || segment?.concepts.has('property:apartment') === true
  )
}

function isAboutGuru(seen: ReadonlySet<Concept>): boolean {
  return seen.has('aside:who') || seen.has('aside:fees') || seen.has('aside:languages')
}

/** "Pados me chori ho gayi": the verb that closes the clause tells what happened. */
function closesTelling(segments: readonly Segment[], from: number, to: number): boolean {
  for (let at = to - 1; at >= from; at--) {
    const segment = segments[at]
    if (segment?.concepts.has('talk:told')) return true
    if (segment?.mark == null && segment?.concepts.has('filler') !== true) return false
  }
  return false
}

/** Where what is said behind the last comma begins. */
function afterComma(segments: readonly Segment[], from: number, to: number): number {
  for (let at = to - 2; at >= from; at--) if (segments[at]?.mark === ',') return at + 1
  return from
}

function namesPlace({ concepts }: Segment): boolean {
  return concepts.has('slot:city') || concepts.has('slot:area')
}

/** Words that ask for a home in a place, or for an amount, without naming what is sought. */
function isAboutPlace({ concepts, mark, number }: Segment): boolean {
  for (const concept of concepts) if (aboutAmount.has(concept)) return true
  if (mark !== null || concepts.has('exist') || concepts.has('of') || concepts.has('at')) return true
  return number === null && (concepts.has('filler') || concepts.has('any') || concepts.has('or'))
}

function isAmount({ number }: Segment): boolean {
  return number?.kind === 'cardinal' && number.scale >= 1000
}

/** "15 to 20 lakhs-la kidaikuma", "within 12,000, is there one?" */
const aboutAmount: ReadonlySet<Concept> = new Set([
  'unit:rupee',
  'max:after',
  'max:before',
  'range:to',
  'about',
])

/** Where in its clause a word of asking stands makes no difference to what is asked. */
const plainly: Partial<Record<Concept, Concept>> = { 'ask:within': 'ask', 'ask:closing': 'ask:polar' }

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
  if (seen.has('it') && !(placed && sought && toBeHad)) return 'question'
  // "What loan will I get for a house?" asks for no house.
  if (seen.has('ask')) return seen.has('exist') && sought && !seen.has('talk:cost') ? 'wish' : 'question'
  if (seen.has('talk:visit') || seen.has('talk') || seen.has('talk:cost')) return 'question'
  // "Is the rent negotiable?"
  const priced = seen.has('slot:price') || seen.has('slot:rent') || seen.has('transaction:rent')
  if (seen.has('all-the-same') && seen.has('is') && priced && !seen.has('seek')) return 'question'
  const seeks =
    seen.has('seek') || seen.has('exist') || seen.has('transaction:rent') || seen.has('transaction:sale')
  // "Has he put in a lift?": what happened is asked of a home at hand.
  if (seen.has('talk:past') && !seeks) return 'question'
  const named = seen.has('is') && wishes > 0
  // "Is the house with three bedrooms still to be had?" points at one that was shown.
  if (pointed && !seen.has('seek')) return 'question'
  // "Can you look in Lucknow instead?" seeks, though it does not say what.
  // "Is there a room in Jalandhar?" does, too.
  const soughtThere = placed && (seen.has('seek') || (seen.has('unit:bedroom') && seen.has('exist')))
  if (seen.has('ask:polar')) return (seeks || named) && (sought || soughtThere) ? 'wish' : 'question'
  if (seen.has('exist') && !sought && wishes === 0) return 'question'
  return wishes > 0 || sought || seeks ? 'wish' : 'question'
}

function judgeStatement(seen: ReadonlySet<Concept>, sought: boolean, wished: boolean): ClauseKind {
  const changed = seen.has('correct:after') || seen.has('remove:after')
  if (seen.has('talk:past') && !seen.has('seek') && !seen.has('take') && !changed) return 'talk'
  // "It is so hot here, I need an AC": the weather is only the reason.
  const reasoned = seen.has('seek') && (wished || seen.has('unit:bedroom'))
  if (seen.has('talk') && !sought && !reasoned && !changed) return 'talk'
  if (seen.has('talk:visit') && !sought) return 'talk'
  return 'wish'
}

/**
 * Something that can be looked for: a kind of property that is not pointed at and of which nothing more is
 * said, rooms, "something".
 */
export function isSought(segments: readonly Segment[], at: number): boolean {
  const concepts = segments[at]?.concepts
  if (concepts === undefined) return false
  // "The second option", "this place" are not looked for but shown.
  const shown = segments[at - 1]?.number?.kind === 'ordinal' || isPointer(segments, at - 1)
  if ((concepts.has('thing') && !shown) || concepts.has('bedrooms:studio')) return true
  if (concepts.has('bedrooms:single') || concepts.has('bedrooms:double') || concepts.has('bedrooms:triple'))
    return true
  const before = segments[at - 1]
  const next = segments[at + 1]?.concepts
  // "barita": the house, of which both already speak.
  if (next?.has('of') || next?.has('it') || next?.has('talk:visit')) return false
  // "A room to let" is looked for; "a room" may be any.
  if (concepts.has('unit:bedroom') && isCountedOut(segments, at)) return false
  if (concepts.has('unit:bedroom') && !isHomeNotRoom(segments, at))
    return before?.number != null || before?.mark === '-' || before?.concepts.has('transaction:rent') === true
  for (const concept of concepts) if (concept.startsWith('property:')) return !shown
  return false
}

function isCountedUnit(segment: Segment | undefined): boolean {
  for (const concept of segment?.concepts ?? []) if (concept.startsWith('unit:')) return true
  return false
}

/** "A room for three nights", "a place that has Chinese food" may be another service's. */
function isAnyRoomOrPlace(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at]
  if (segment?.concepts.has('place-is')) return !isCountedUnit(segments[at - 1])
  return segment?.concepts.has('unit:bedroom') === true && segments[at - 1]?.number?.vague === true
}

/** "This house"; but Bengali's "e" behind a place says where: "Bardhaman e bari". */
function isPointer(segments: readonly Segment[], at: number): boolean {
  const concepts = segments[at]?.concepts
  if (concepts?.has('this') !== true) return false
  return !(concepts.has('at') && segments[at - 1]?.mention != null)
}

/** "That 2BHK": a home by its rooms, of those shown. */
function isCountedOut(segments: readonly Segment[], at: number): boolean {
  const pointer = segments[at - 2]?.concepts
  // Bengali's "e" behind a place says where.
  return segments[at - 1]?.number != null && pointer?.has('this') === true && !pointer.has('at')
}
