import { type Asked, type ListedFact, type UntoldFact, untoldFacts } from '../command.ts'
import { refusals } from '../polarity/taken-back-alone.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { has, isFiller, isUnknownWord, namesProperty, type Reading, valueNamed } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { asksByItsWords, factsNamed, withoutVaguer } from './facts-named.ts'
import { saysShow } from './of-guru.ts'
import { type ShownKind, shownKindsIn, shownKindsOf } from './shown-word.ts'

/** What questions of a turn ask of homes beside what listings name. */
export interface AskedBeside {
  /** "How far is it from Kukatpally?", where distances are told from there. */
  distance: boolean
  /** "How far is it from Hinjewadi?" of who looks in Wakad: the other end, an area of the same city. */
  distanceFrom?: string
  /** What else of a listing words of their own ask for: its society, its RERA number. */
  listed: ListedFact[]
  untold: UntoldFact[]
  /** Asks which of several: "which of them", "किसमें". */
  which: boolean
  /** "Security kinni lagu": of the words for guards here none means them. */
  ofDeposit: boolean
  /** "Can I put my car there?" */
  parking: boolean
}

/** Without a room "pooja" is a feast or somebody's name. */
function askedKindsIn(reading: Reading, clause: readonly Segment[]): ReadonlySet<ShownKind> {
  const kinds = shownKindsIn(reading, clause)
  if (!kinds.has('pooja')) return kinds
  const roomed = clause.some(
    (one, at) =>
      shownKindsOf(reading, one).has('pooja') &&
      (one.to - one.from > 1 || clause.slice(at + 1, at + 3).some((next) => has(next, 'unit:bedroom'))),
  )
  return roomed ? kinds : new Set([...kinds].filter((kind) => kind !== 'pooja'))
}

/** What no listing tells, as far as Guru has a word for it; a distance is told where the wished area is its other end. */
export function readAskedBeside(reading: Reading): AskedBeside {
  const { segments, clauses } = reading
  const alone = namesFactAlone(reading)
  const along = asksAlong(reading)
  const asked: AskedBeside = {
    distance: false,
    listed: [],
    untold: [],
    which: false,
    ofDeposit: false,
    parking: false,
  }
  for (const { kind, from: first, to } of clauses) {
    const clause = segments.slice(first, to)
    const asks = kind === 'question' || alone || (along && clause.at(-1)?.mark === '?')
    if (!asks && !asksByItsWords(reading, clause)) continue
    const kinds = askedKindsIn(reading, clause)
    if (kinds.size === 0) continue
    asked.which ||= kinds.has('which')
    const timed = clause.some((segment) => has(segment, 'unit:time'))
    asked.ofDeposit ||=
      !timed && kinds.has('amount') && clause.some((segment) => has(segment, 'amenity:security'))
    asked.parking ||= kinds.has('vehicle') && kinds.has('parks')
    const named = factsNamed(reading, clause)
    const from = named.includes('distance') ? otherEnd(reading, clause) : null
    if (from !== null) asked.distanceFrom = from
    asked.distance ||= from !== null
    const facts = named.filter((fact) => !isOfOther(fact, reading, clause, from))
    asked.untold.push(...facts.filter((fact) => !asked.untold.includes(fact)))
    // "Is it a gated society?" asks for no name.
    const worded = wordedFacts.filter((fact) => kinds.has(fact) && !clause.some(namesAmenity))
    asked.listed.push(...worded.filter((fact) => !asked.listed.includes(fact)))
    const asksNearest = kinds.has('nearest') && kinds.has('which') && !isOfUnknown(clause)
    const nearestTo = asksNearest ? otherEnd(reading, clause, nearestToo) : null
    if (nearestTo !== null) asked.distanceFrom = nearestTo
    const nearest = asksNearest && (nearestTo !== null || isToldFrom(reading, clause, nearestToo))
    asked.distance ||= nearest || (kinds.has('distance') && !facts.includes('distance'))
  }
  if (!asked.distance && asked.distanceFrom === undefined && asksWhichNearest(reading)) {
    if (!isOfUnknown(segments) && isToldFrom(reading, segments, nearestToo)) asked.distance = true
    else if (!asked.untold.some((fact) => fact === 'distance' || fact === 'surroundings'))
      asked.untold.push('distance')
  }
  if (asked.ofDeposit && !asked.untold.includes('deposit')) asked.untold.push('deposit')
  return { ...asked, untold: withoutVaguer(asked.untold) }
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

/** "Show in Baner, why is it so costly?": beside a wish it is asked why a home costs so much. */
export function asksWhyDear({ segments, clauses }: Reading): boolean {
  return clauses.some(({ kind, from, to }) => {
    const clause = segments.slice(from, to)
    const ofOne = clause.some((one) => has(one, 'it') || has(one, 'why'))
    return kind === 'question' && ofOne && clause.some((one) => has(one, 'cheaper'))
  })
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
  return fact === 'distance' && (from !== null || isToldFrom(reading, clause))
}

/** The one area of the city, other than the wished one, from which homes that are shown are said to be near or far. */
function otherEnd(
  reading: Reading,
  clause: readonly Segment[],
  also: (segment: Segment) => boolean = () => false,
): string | null {
  const { known, shown = 0 } = reading.context
  if (shown === 0) return null
  const areas = clause.flatMap(({ mention }) => {
    const there = mention?.places.find((place) => place.kind === 'area' && place.city === known.city)
    return there === undefined || there.name === known.area ? [] : [there.name]
  })
  const [from] = areas
  return from !== undefined && areas.length === 1 && isMeasured(reading, clause, [from, known.area], also)
    ? from
    : null
}

const wordedFacts = ['society', 'rera_number', 'last_confirmed'] as const

/** Between the area whose distances are known and a home, nothing else named: "how far is it", "from Indiranagar". */
function isToldFrom(
  reading: Reading,
  clause: readonly Segment[],
  also: (segment: Segment) => boolean = () => false,
): boolean {
  const { area } = reading.context.known
  return area !== undefined && isMeasured(reading, clause, [area], also)
}

function isMeasured(
  reading: Reading,
  clause: readonly Segment[],
  ends: readonly (string | undefined)[],
  also: (segment: Segment) => boolean = () => false,
): boolean {
  return clause.every((segment) => {
    if (also(segment)) return true
    if (segment.mention !== null) return segment.mention.places.some(({ name }) => ends.includes(name))
    if (segment.mark !== null || segment.number?.kind === 'ordinal' || segment.number?.vague) return true
    if (shownKindsOf(reading, segment).has('distance') || isFiller(segment) || namesProperty(segment))
      return true
    return besideDistance.some((concept) => has(segment, concept))
  })
}

/** "Which of these is nearest to the college?": which of those shown, and no wish for homes that are nearer. */
export function asksWhichNearest(reading: Reading): boolean {
  const { segments, clauses, context } = reading
  if ((context.shown ?? 0) < 2 || saysShow(reading)) return false
  if (!clauses.some(({ kind }) => kind === 'question')) return false
  const kinds = shownKindsIn(reading, segments)
  if (!kinds.has('which') || (!kinds.has('nearest') && !reading.said.has('nearer'))) return false
  return !segments.some((one) => has(one, 'slot:area') || has(one, 'thing'))
}

/** "Nearest to the airport", which no listing tells. */
function isOfUnknown(clause: readonly Segment[]): boolean {
  return clause.some((one, at) => {
    let before = at - 1
    while (has(clause[before], 'this')) before--
    return isUnknownWord(one) && has(clause[before], 'range:to')
  })
}

/** "Which is nearest to it": "most" has no meaning of its own. */
function nearestToo(segment: Segment): boolean {
  return isUnknownWord(segment) || besideNearest.some((concept) => has(segment, concept))
}

const besideNearest = ['nearer', 'more', 'seek', 'near-it', 'at', 'self', 'said-so'] as const

const besideDistance = [
  'ask',
  'ask:within',
  'ask:polar',
  'ask:closing',
  'ask-about',
  'is',
  'it',
  'this',
  'of',
  'at',
  'choice',
  'there',
  'slot:area',
  'range:to',
  'range:between',
  'min:before',
  'min:after',
  'origin:after',
  'interjection',
] as const

/**
 * What a wish holds that no listing tells: "a flat facing east", "I cannot climb stairs", "a room for bachelors". What
 * is only told ("we live on the third floor") is none.
 */
export function readConditions(reading: Reading): UntoldFact[] {
  const { segments, clauses, context } = reading
  const facts = new Set<UntoldFact>()
  for (const { kind, asking, from, to } of clauses) {
    const asks = kind === 'question' || asking
    const kinds = askedKindsIn(reading, segments.slice(from, to))
    // "Will they let to bachelors in Trichy?" before a home is shown.
    if (kinds.has('bachelors') && (!asks || (context.shown ?? 0) === 0)) facts.add('bachelors')
    if (asks || kind === 'talk') {
      if (!asks && kinds.has('stairs')) facts.add('floor')
      // "Is there a flat on the first floor?" seeks one; "which floor is the flat on?" does not.
      if (asks && kinds.has('floor') && seeksByFloor(reading, segments.slice(from, to))) facts.add('floor')
      if (!asks && limitsHours(kinds, segments.slice(from, to))) facts.add('gate_hours')
      continue
    }
    if (kinds.has('stairs')) facts.add('floor')
    const clause = segments.slice(from, to)
    if (limitsHours(kinds, clause)) facts.add('gate_hours')
    // "We live on the third floor" tells.
    const told = clause.some((one) => has(one, 'self')) && !clause.some((one) => has(one, 'seek'))
    // "Deposit under 50 thousand": a sum is wanted.
    const counted = clause.some(({ number }) => number !== null)
    for (const fact of conditions)
      if (!told && kinds.has(fact) && (fact !== 'deposit' || counted)) facts.add(fact)
  }
  return untoldFacts.filter((fact) => facts.has(fact))
}

const conditions = ['floor', 'facing', 'gas', 'deposit', 'wifi', 'pooja', 'safety'] as const

/** What kind of home there is, asked of none that is pointed at. */
function seeksByFloor({ context }: Reading, clause: readonly Segment[]): boolean {
  const pointed = clause.some((one) => has(one, 'it') || has(one, 'this') || has(one, 'ask'))
  const numbered = (context.shown ?? 0) > 0 && clause.some(({ number }) => number !== null)
  return !pointed && !numbered && clause.some(namesProperty)
}

/** "No aunty who shuts the gate at 8", "no curfew": when one may come and go. */
function limitsHours(kinds: ReadonlySet<ShownKind>, clause: readonly Segment[]): boolean {
  return kinds.has('curfew') || (kinds.has('gate_hours') && clause.some((one) => has(one, 'unit:time')))
}

/**
 * "Who owns the first one?", "is the second one negotiable?": asks for something that Guru has no word for, and not only to be
 * told or shown the home.
 */
export function asksForMore({ segments, clauses }: Reading, asksAbout: readonly Asked[]): boolean {
  if (asksAbout.length > 0) return false
  return clauses.some(({ kind, from, to }) => {
    const clause = segments.slice(from, to)
    const toldOf = clause.some((segment) => tellingOf.some((concept) => has(segment, concept)))
    return kind === 'question' && !toldOf && clause.some(isOfMore)
  })
}

const tellingOf = ['ask-about', 'seek', 'propose', 'about', 'talk:visit'] as const

function isOfMore(segment: Segment): boolean {
  if (isUnknownWord(segment) || segment.mention !== null) return true
  return valueNamed(segment, 'unit:') !== null || beyondListings.some((concept) => has(segment, concept))
}

const beyondListings = [
  'aside:unlisted',
  'talk',
  'talk:cost',
  'talk:elsewhere',
  'funds',
  'negotiable',
  'agent',
  'well',
] as const
