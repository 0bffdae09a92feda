import { propertyTypes } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import type { Segment } from '../segments.ts'
import { isEither, isSupposed, tellsWhatThereIs } from './asking.ts'
import { isAnyRoomOrPlace, isCountedOut, isPointer, isSought, isSoughtThere } from './sought.ts'

/** What a clause holds that tells how it is meant. */
export interface Contents {
  /** Every concept, those of asking wherever they stand as if they opened the clause. */
  seen: ReadonlySet<Concept>
  sought: boolean
  /** Sought by its name or its rooms, not only as "something" or "a place". */
  homeSought: boolean
  /** Deals, places and numbers. */
  wishes: number
  amenities: number
  /** A home that was shown. */
  pointed: boolean
  /** "endha" asks which, but "endha areavum ok" says any. */
  whichever: boolean
  /** An "and" written on to its noun: "how much is it and where" chooses nothing. */
  also: boolean
  /** "Adyarla kidaikkuma?": a place and whether there is one, nothing more. */
  placeAlone: boolean
  /** The same with a word such as "town": it asks for a home only where it asks whether there is one. */
  placeNamed: boolean
  placed: boolean
  /** "Ashok Nagar paarunga": the verb of seeking stands right behind the place. */
  placeSought: boolean
  owned: boolean
  /** "In my house". */
  ownedInside: boolean
}

/** What judges a clause, gathered in one pass over its segments, `to` not included. */
export function contentsOf(segments: readonly Segment[], from: number, to: number): Contents {
  const seen = new Set<Concept>()
  let sought = false
  let homeSought = false
  let wishes = 0
  let amenities = 0
  let pointed = false
  let whichever = false
  let also = false
  let placeAlone: boolean | null = null
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
      if (concept === 'ask:polar' && isSupposed(segments, at)) continue
      if (concept === 'ask:closing' && tellsWhatThereIs(segments, at)) continue
      seen.add(concept.startsWith('ask:') ? (plainly[concept] ?? concept) : concept)
      if (concept.startsWith('transaction:')) wishes++
      if (concept.startsWith('amenity:')) amenities++
      if (concept.startsWith('property:') && isPointer(segments, at - 1)) pointed = true
      if (concept === 'unit:bedroom' && isCountedOut(segments, at)) pointed = true
    }
    whichever ||= segment.concepts.has('any') && segment.concepts.has('ask:within')
    also ||= segment.concepts.has('and') && segment.from === segment.to
    if (isSought(segments, at)) {
      sought = true
      homeSought ||= !segment.concepts.has('thing') && !isAnyRoomOrPlace(segments, at)
    }
    if (segment.mention !== null || isAmount(segment) || opensRange(segments, at)) placeAlone ??= true
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
  return {
    seen,
    sought,
    homeSought,
    wishes,
    amenities,
    pointed,
    whichever,
    also,
    placeAlone: placeAlone === true,
    placeNamed,
    placed,
    placeSought,
    owned,
    ownedInside,
  }
}

/** Where in its clause a word of asking stands makes no difference to what is asked. */
const plainly: Partial<Record<Concept, Concept>> = {
  'ask:within': 'ask',
  'ask:size': 'ask',
  'ask:price': 'ask',
  'ask:where': 'ask',
  'ask:biggest': 'ask',
  'ask:closing': 'ask:polar',
}

function isHome(segment: Segment | undefined): boolean {
  return (
    segment?.concepts.has('property:house') === true ||
    segment?.concepts.has('property:apartment') === true ||
    segment?.concepts.has('property:land') === true
  )
}

function namesPlace({ concepts }: Segment): boolean {
  return concepts.has('slot:city') || concepts.has('slot:area')
}

/** Words that ask for a home in a place, or for an amount, without naming what is sought. */
function isAboutPlace({ concepts, mark, number }: Segment): boolean {
  for (const concept of concepts) if (aboutAmount.has(concept)) return true
  if (mark !== null || concepts.has('exist') || concepts.has('of') || concepts.has('at')) return true
  // "At least in Uppal, is there one?"
  if (concepts.has('all-the-same')) return true
  return number === null && (concepts.has('filler') || concepts.has('any') || concepts.has('or'))
}

function isAmount({ number }: Segment): boolean {
  return number?.kind === 'cardinal' && number.scale >= 1000
}

/** "50-55 lakhs": the scale is said once, behind both. */
function opensRange(segments: readonly Segment[], at: number): boolean {
  if (segments[at]?.number?.kind !== 'cardinal') return false
  return segments[at + 1]?.concepts.has('range:to') === true && segments[at + 2]?.number != null
}

/** "15 to 20 lakhs-la kidaikuma", "within 12,000, is there one?" */
const aboutAmount: ReadonlySet<Concept> = new Set([
  'unit:rupee',
  'max:after',
  'max:before',
  'range:to',
  'about',
])

/** Whether a kind of home or land is among what a clause says. */
export function namesKind(seen: ReadonlySet<Concept>): boolean {
  return propertyTypes.some((type) => seen.has(`property:${type}`))
}
