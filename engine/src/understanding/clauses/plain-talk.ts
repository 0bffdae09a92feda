import type { Slot } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import { valueKind } from '../polarity/value-kind.ts'
import { has, isUnknownWord, namesProperty } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** True for words that want, refuse or allow something. */
export function isWishful(seen: ReadonlySet<Concept>): boolean {
  for (const concept of seen) {
    // "Any lift in the building" asks whether there is one.
    if (concept === 'any' && seen.has('exist')) continue
    if (!plain.has(concept) && !concept.startsWith('amenity:')) return true
  }
  return false
}

/** Words that a plain statement may hold beside the name of a place or an amenity. */
const plain: ReadonlySet<Concept> = new Set([
  'filler',
  'interjection',
  'is',
  'exist',
  'it',
  'this',
  'own',
  'mine',
  'of',
  'at',
  'placed',
  'choice',
  'and',
  'people',
  'self',
  'talk',
  'talk:past',
  'talk:told',
  'unit:time',
  'bigger',
  'smaller',
  // "From" without a number.
  'min:before',
  'range:between',
])

/** A word that means nothing here, or compares what is owned: "won", "likes", "small". */
function isOther(segment: Segment): boolean {
  return isUnknownWord(segment) || has(segment, 'bigger') || has(segment, 'smaller')
}

/** True where a clause says more than words that mean something here. */
export function saysOthers(segments: readonly Segment[], from: number, to: number): boolean {
  return segments.slice(from, to).some(isOther)
}

/**
 * "A good dentist in Kottayam is needed": where the verb closes the sentence, the word right before it is what is
 * wanted; one that means nothing here, in a clause that names only places and amounts, is nothing of a home.
 */
export function wantsOther(
  segments: readonly Segment[],
  from: number,
  to: number,
  asked: Slot | null,
): boolean {
  if (asked !== null) return false
  let wanted: Segment | undefined
  let before: Segment | undefined
  for (let at = from; at < to; at++) {
    const segment = segments[at]
    if (segment === undefined) continue
    for (const concept of segment.concepts) if (ofHome.some((kind) => concept.startsWith(kind))) return false
    if (segment.concepts.has('seek')) wanted ??= before
    // What stands right behind a name may be an ending or a part of it: "4th stage".
    const last = at > 0 ? segments[at - 1] : undefined
    if (last?.mention != null && isOther(segment)) before = last
    else if (!segment.concepts.has('filler') && !segment.concepts.has('of')) before = segment
  }
  return (
    wanted !== undefined &&
    isOther(wanted) &&
    !wanted.concepts.has('bigger') &&
    !wanted.concepts.has('smaller')
  )
}

/** Words of a home, of which one makes a clause that seeks a wish. */
const ofHome = [
  'property:',
  'transaction:',
  'amenity:',
  'slot:',
  'thing',
  'unit:',
  'bedrooms:',
  'any',
  'it',
  'take',
]

/** Words of which one makes a statement of what else is said. */
const stating: ReadonlySet<Concept> = new Set(['is', 'own', 'this', 'self', 'talk'])

/**
 * "Chennai won the match", "my wife likes gardens": a place or an amenity among everyday words that want nothing
 * is only spoken of, unless it answers what was asked.
 */
export function isPlainTalk(
  segments: readonly Segment[],
  from: number,
  to: number,
  asked: Slot | null,
): boolean {
  const placeAsked = asked === 'city' || asked === 'area'
  let named = 0
  let others = 0
  let states = false
  let told = false
  for (let at = from; at < to; at++) {
    const segment = segments[at]
    if (segment === undefined) continue
    const { concepts, mention, number } = segment
    if (number !== null || (mention !== null && placeAsked)) return false
    if (mention !== null) named++
    else if (isOther(segment)) others++
    for (const concept of concepts) {
      if (concept.startsWith('amenity:') && asked !== 'amenities') named++
      else if (!plain.has(concept)) return false
      states ||= stating.has(concept)
      told ||= concept === 'talk:told' || concept === 'talk:past'
    }
  }
  return (
    named > 0 && (told || (states && others > 0 && !leadsOn(segments, to) && !namesApart(segments, from, to)))
  )
}

/** "We are moving to Madurai, can you find a house there": what goes on behind the comma says what is wanted. */
function leadsOn(segments: readonly Segment[], to: number): boolean {
  return to < segments.length && segments[to - 1]?.mark === ','
}

/** "We are new here, Kochi": a name that stands alone behind a comma is an answer. */
function namesApart(segments: readonly Segment[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    if (segments[at]?.mention == null) continue
    const opens = at === from || segments[at - 1]?.mark === ','
    const next = segments[at + 1]
    const closes = at + 1 === to || next?.mark != null || next?.concepts.has('or') === true
    if (opens && closes) return true
  }
  return false
}

/**
 * "In flats there is no privacy", "apartment li sound jasti": what is lacking in a kind of home, or too much there, and
 * nothing that is wanted.
 */
export function findsFaultWithKind(segments: readonly Segment[]): boolean {
  const kind = segments.findIndex(namesProperty)
  if (kind < 0 || !has(segments[kind + 1], 'of')) return false
  const behind = segments.slice(kind + 2)
  const last = behind.findLast(({ mark, concepts }) => mark === null && !concepts.has('filler'))
  if (!faults.some((concept) => has(last, concept)) || !behind.some(isUnknownWord)) return false
  const others = segments.filter((_, at) => at !== kind)
  return others.every(
    (segment) => valueKind(segment) === null && !has(segment, 'seek') && !has(segment, 'propose'),
  )
}

const faults = ['not:after', 'price:more', 'unsuited'] as const
