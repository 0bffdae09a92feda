import type { Amenity } from '@guru/contract/vocabulary'
import { measuresLandAlone } from '../../../format/size-units.ts'
import type { Clause } from '../../clauses/clause.ts'
import type { ListedFact, UntoldFact } from '../../command.ts'
import { refusals } from '../../polarity/taken-back-alone.ts'
import { namesAmenity } from '../../polarity/value-kind.ts'
import { asksAnything, has, isFiller, type Reading, sizeUnitOf } from '../../reading.ts'
import type { Segment } from '../../segments.ts'
import {
  asksByItsWords,
  asksOfPowerCut,
  factsNamed,
  factsToFindOut,
  nearBy,
  withoutVaguer,
} from '../facts-named.ts'
import { deniesInquiry } from '../never-asked.ts'
import { kindsOfSeeker } from '../seeker-words.ts'
import { type ShownKind, shownKindsIn, shownKindsOf } from '../shown-word.ts'
import { askedKindsIn } from './asked-kinds.ts'
import {
  asksFromThere,
  asksIfNear,
  asksWhichNearest,
  isOfUnknown,
  isToldFrom,
  measuringPart,
  nearestToo,
  otherEnd,
  saysNearness,
} from './distance-asked.ts'

/** What questions of a turn ask of homes beside what listings name. */
export interface AskedBeside {
  /** "How far is it from Kukatpally?", where distances are told from there. */
  distance: boolean
  /** "How far is it from Hinjewadi?" of who looks in Wakad: the other end, an area of the same city. */
  distanceFrom?: string
  /** What else of a listing words of their own ask for: its society, its RERA number. */
  listed: ListedFact[]
  untold: UntoldFact[]
  /** Some of that shall be found out by an agent: "please ask about the loan, too". */
  findsOut?: true
  /** Asks which of several: "which of them", "किसमें". */
  which: boolean
  /** "Security kinni lagu": of the words for guards here none means them. */
  ofDeposit: boolean
  /**
   * What words of their own ask for: parking by "can I put my car there?", backup by "what if the current goes?", a lift by
   * "which is better for old people?"
   */
  amenities: Amenity[]
}

/** What no listing tells, as far as Guru has a word for it; a distance is told where the wished area is its other end. */
export function readAskedBeside(reading: Reading): AskedBeside {
  const { segments, clauses } = reading
  const alone = namesFactAlone(reading)
  const along = asksAlong(reading)
  let asked = nothing
  for (const { kind, asking, from, to } of clauses) {
    const clause = segments.slice(from, to)
    if (clause.at(-1)?.mark !== '?' && deniesInquiry(reading, from, to)) continue
    const marked = along && clause.at(-1)?.mark === '?'
    const asks = kind === 'question' || alone || marked || (asking && asksOfShown(reading, clause))
    if (asks || asksByItsWords(reading, clause)) asked = together(asked, askedIn(reading, clause))
  }
  const apart = askedByWholeTurn(reading, asked)
  const amenities: Amenity[] = asksAnything(reading) && clauses.some(hasVehicle(reading)) ? ['parking'] : []
  const toFindOut = factsToFindOut(reading)
  const untold = withoutVaguer([...new Set([...asked.untold, ...apart.untold, ...toFindOut])])
  return {
    ...asked,
    distance: asked.distance || apart.distance,
    amenities: [...new Set([...asked.amenities, ...amenities])],
    untold,
    ...(toFindOut.length > 0 && { findsOut: true }),
  }
}

/** "Is it possible to get in without climbing steps?": of who has homes before them, and seeks no other. */
function asksOfShown({ context }: Reading, clause: readonly Segment[]): boolean {
  return (context.shown ?? 0) > 0 && !clause.some((one) => has(one, 'seek') || one.mention !== null)
}

const nothing: AskedBeside = {
  distance: false,
  listed: [],
  untold: [],
  which: false,
  ofDeposit: false,
  amenities: [],
}

/** What two clauses ask; the other end of a distance is that of the last one. */
function together(one: AskedBeside, other: AskedBeside): AskedBeside {
  return {
    ...one,
    ...other,
    distance: one.distance || other.distance,
    listed: [...new Set([...one.listed, ...other.listed])],
    untold: [...new Set([...one.untold, ...other.untold])],
    which: one.which || other.which,
    ofDeposit: one.ofDeposit || other.ofDeposit,
    amenities: [...one.amenities, ...other.amenities],
  }
}

/** "Which of the two is better for my old parents?": whether they get up there. */
function asksForElders({ context }: Reading, kinds: ReadonlySet<ShownKind>): boolean {
  return (context.shown ?? 0) > 0 && kinds.has('elders') && (kinds.has('which') || kinds.has('praised'))
}

/** "I have a car" beside a question; "how far is it by car?" drives there. */
function hasVehicle(reading: Reading): (clause: Clause) => boolean {
  return ({ kind, from, to }) => {
    const clause = reading.segments.slice(from, to)
    const kinds = shownKindsIn(reading, clause)
    if (!kinds.has('vehicle') || kinds.has('distance')) return false
    if (clause.some((one) => has(one, 'seek') || one.mention !== null)) return false
    return kind !== 'question' || clause.some((one) => has(one, 'own'))
  }
}

/** What a clause asks. */
function askedIn(reading: Reading, clause: readonly Segment[]): AskedBeside {
  const kinds = askedKindsIn(reading, clause)
  const fromThere = asksFromThere(reading, clause)
  if (kinds.size === 0 && !fromThere) return nothing
  const all = factsNamed(reading, clause)
  // "Is there open land with the house?" asks for no size.
  const ofLand = (all.includes('land_size') && !all.includes('yard')) || asksInUnitOfLand(reading, clause)
  const named = withLand(all, ofLand && reading.context.known.property_type !== 'land')
  const measured = measuringPart(reading, clause)
  const measures = fromThere || named.includes('distance')
  const from = measures ? otherEnd(reading, measured) : null
  const facts = named.filter((fact) => !isOfOther(fact, reading, clause, from))
  const nearest = nearestAsked(reading, clause, measured, kinds, facts)
  const distanceFrom = nearest?.from ?? from
  const timed = clause.some((segment) => has(segment, 'unit:time'))
  // "Is it a gated society?" asks for no name.
  const worded = wordedFacts.filter((fact) => kinds.has(fact) && !clause.some(namesAmenity))
  return {
    distance:
      from !== null ||
      nearest !== null ||
      (fromThere && isToldFrom(reading, measured)) ||
      (kinds.has('distance') && !facts.includes('distance')),
    ...(distanceFrom !== null && { distanceFrom }),
    // The size of a plot is told; of a house that of its floor, and that its land is not.
    listed: ofLand ? ['size_sqft', ...worded] : worded,
    untold: asksForElders(reading, kinds) ? [...facts, 'floor'] : facts,
    which: kinds.has('which'),
    ofDeposit: !timed && kinds.has('amount') && clause.some((one) => has(one, 'amenity:security')),
    amenities: [
      ...(kinds.has('vehicle') && kinds.has('parks') ? (['parking'] as const) : []),
      ...(asksOfPowerCut(kinds) ? (['power_backup'] as const) : []),
      ...(asksForElders(reading, kinds) ? (['lift'] as const) : []),
    ],
  }
}

/** Which is nearest, or whether one is near: from where it is told, null for the wished area; null where that is not asked. */
function nearestAsked(
  reading: Reading,
  clause: readonly Segment[],
  measured: readonly Segment[],
  kinds: ReadonlySet<ShownKind>,
  facts: readonly UntoldFact[],
): { from: string | null } | null {
  // "Which has a school near by?": the school is asked for, and not where they are.
  if (facts.some((fact) => nearBy.has(fact)) || isOfUnknown(reading, clause)) return null
  if (!(kinds.has('which') && saysNearness(kinds, clause)) && !asksIfNear(kinds, clause)) return null
  const from = otherEnd(reading, measured, nearestToo)
  return from !== null || isToldFrom(reading, measured, nearestToo) ? { from } : null
}

/** What no clause asks alone. */
function askedByWholeTurn(reading: Reading, asked: AskedBeside): Pick<AskedBeside, 'distance' | 'untold'> {
  const untold: UntoldFact[] = []
  if (asksToMoveIn(reading)) untold.push('vacant_from')
  if (asked.ofDeposit) untold.push('deposit')
  if (asked.distance || !asksWhichNearest(reading)) return { distance: false, untold }
  const landmarks = landmarksIn(reading, reading.segments)
  if (landmarks.length > 0) return { distance: false, untold: [...landmarks, ...untold] }
  const told = !isOfUnknown(reading, reading.segments) && isToldFrom(reading, reading.segments, nearestToo)
  const vague = asked.untold.includes('surroundings')
  return { distance: told, untold: told || vague ? untold : ['distance', ...untold] }
}

/** "Which is closer to the bus stand?" */
function landmarksIn(reading: Reading, segments: readonly Segment[]): UntoldFact[] {
  const kinds = shownKindsIn(reading, segments)
  return [...nearBy].filter((fact) => kinds.has(fact))
}

/** "Could we move in this weekend?", of homes that are shown; "I want to shift to Baner" wishes. */
function asksToMoveIn(reading: Reading): boolean {
  const { tokens, context, said } = reading
  if ((context.shown ?? 0) === 0 || said.has('seek') || !asksAnything(reading)) return false
  return kindsOfSeeker(tokens).has('movesIn')
}

/** "Is that flat on the ground floor? How old is it?": beside another question of a home that is shown, a mark asks. */
function asksAlong({ clauses, context }: Reading): boolean {
  return (context.shown ?? 0) > 0 && clauses.some(({ kind }) => kind === 'question')
}

/**
 * "Security deposit", "floor of the first one": where homes are shown, a fact and nothing that is said of it asks for
 * it. "Far" and "old" by themselves say how a home is.
 */
export function namesFactAlone(reading: Reading): boolean {
  const { segments, context } = reading
  if ((context.shown ?? 0) === 0) return false
  const isFact = (segment: Segment) => {
    const kinds = shownKindsOf(reading, segment)
    return nouns.some((fact) => kinds.has(fact))
  }
  if (!segments.some(isFact)) return false
  if (refusals.some((concept) => reading.said.has(concept))) return false
  return segments.every(
    (one) =>
      one.mark !== null ||
      one.number?.kind === 'ordinal' ||
      isFact(one) ||
      isFiller(one) ||
      has(one, 'of') ||
      has(one, 'choice'),
  )
}

const nouns = ['floor', 'deposit', 'loan', 'maintenance'] as const satisfies readonly UntoldFact[]

/**
 * "Does the second floor have a lift?", "how far is it": what names the fact is said of an amenity, or the fact is told.
 * "Which floor, and is there a lift?" asks for both.
 */
function isOfOther(
  fact: UntoldFact,
  reading: Reading,
  clause: readonly Segment[],
  from: string | null,
): boolean {
  if (fact === 'floor') return clause.some(namesAmenity) && !shownKindsIn(reading, clause).has('which')
  return fact === 'distance' && (from !== null || isToldFrom(reading, measuringPart(reading, clause)))
}

/** "How many cents is it?" asks of a house for its land. */
function asksInUnitOfLand({ context }: Reading, clause: readonly Segment[]): boolean {
  if ((context.shown ?? 0) === 0) return false
  return clause.some((one) => {
    const unit = one.number === null ? sizeUnitOf(one) : undefined
    return unit !== undefined && measuresLandAlone(unit)
  })
}

function withLand(facts: readonly UntoldFact[], asked: boolean): readonly UntoldFact[] {
  const others = facts.filter((fact) => fact !== 'land_size')
  return asked ? [...others, 'land_size'] : others
}

const wordedFacts = ['society', 'rera_number', 'last_confirmed'] as const
