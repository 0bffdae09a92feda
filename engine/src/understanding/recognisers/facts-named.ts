import type { Concept } from '../../languages/concept.ts'
import { ofGuruKinds } from '../../languages/of-guru.ts'
import { type Aside, type Command, type UntoldFact, untoldFacts } from '../command.ts'
import { hasListed } from '../listed-in.ts'
import { has, namesProperty, type Reading, saysWord } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isDeniedVerb } from './denied-verb.ts'
import { isWhole } from './facts-whole.ts'
import { type ShownKind, shownKindsIn, shownKindsOf } from './shown-word.ts'

/**
 * What no listing tells, as the words of a clause name it. "Gate" and "owner" by themselves ask for much else: some
 * facts take a second word, "is the gate locked at ten", "does the owner live there".
 */
export function factsNamed(reading: Reading, clause: readonly Segment[]): UntoldFact[] {
  // "Poorna Market" is a place.
  const kinds = shownKindsIn(
    reading,
    clause.filter(({ mention }) => mention === null),
  )
  const isMetro = (segment: Segment | undefined) =>
    segment !== undefined && shownKindsOf(reading, segment).has('metro')
  // "Metro station" is one thing.
  const stationToo = clause.some(
    (one, at) => shownKindsOf(reading, one).has('station') && !isMetro(one) && !isMetro(clause[at - 1]),
  )
  const isNamed = (fact: UntoldFact) =>
    kinds.has(fact) ||
    (fact === 'road' && namesWidth(kinds)) ||
    (fact === 'yard' && namesOpenLand(kinds, clause)) ||
    (fact === 'toilet' && kinds.has('said') && clause.some((one) => has(one, 'unit:bathroom')))
  return untoldFacts.filter(
    (fact) => isNamed(fact) && isWhole(fact, kinds, reading, clause) && (fact !== 'station' || stationToo),
  )
}

/** "Is the lane wide?", "gali khulli hove". */
export function namesWidth(kinds: ReadonlySet<ShownKind>): boolean {
  return kinds.has('wide') && (kinds.has('lane') || kinds.has('road'))
}

/** "Makaan naal khaali zameen": of a house, where a plot by itself may be sought. */
function namesOpenLand(kinds: ReadonlySet<ShownKind>, clause: readonly Segment[]): boolean {
  const isLand = (one: Segment) => has(one, 'property:land')
  const ofHome = clause.some((one) => namesProperty(one) && !isLand(one))
  return kinds.has('vacant_from') && clause.some(isLand) && ofHome
}

/** "What if the light goes?": whatever else its words are taken for, the backup is asked for. */
export function asksOfPowerCut(kinds: ReadonlySet<ShownKind>): boolean {
  return kinds.has('power') && kinds.has('goesOff') && !kinds.has('counted')
}

/** Where the metro is asked for, nothing vaguer is: "how far is it", "what is near by". */
export function withoutVaguer(facts: readonly UntoldFact[]): UntoldFact[] {
  const isVaguer = (fact: UntoldFact) =>
    ((fact === 'distance' || fact === 'surroundings') && facts.some((one) => nearBy.has(one))) ||
    // "Bus station".
    (fact === 'station' && facts.includes('bus')) ||
    (fact === 'papers' && facts.includes('registration')) ||
    (fact === 'bachelors' && facts.includes('women')) ||
    // "Is it safe for couples?"
    (fact === 'couples' && facts.includes('safety')) ||
    // "Is it safe for ladies?"
    (fact === 'women' && facts.includes('safety')) ||
    // "How much is the EMI of the loan?"
    (fact === 'loan' && facts.includes('emi'))
  return facts.filter((fact) => !isVaguer(fact))
}

/** What is near a home or far from it. */
export const nearBy: ReadonlySet<UntoldFact> = new Set([
  'metro',
  'station',
  'bus',
  'school',
  'hospital',
  'market',
  'worship',
  'chemist',
  'park',
])

/** Whether some clause of a turn asks so. */
export function saysUntold(reading: Reading): boolean {
  return reading.clauses.some(({ from, to }) => asksByItsWords(reading, reading.segments.slice(from, to)))
}

/**
 * What its words mean elsewhere: "why so cheap?" wants no cheaper one, and "new or resale?" buys nothing. The home that it
 * is asked of stays picked, and what other clauses say is kept: "new or resale? I want it on rent".
 */
export function withoutMistaken(commands: readonly Command[], reading: Reading): Command[] {
  const { clauses, segments } = reading
  const breaths = clauses.map(({ from, to }) => segments.slice(from, to))
  const others = breaths.filter((clause) => !asksByItsWords(reading, clause))
  if (others.length === breaths.length) return [...commands]
  const isSaidElsewhere = (concept: Concept) =>
    others.some((clause) => clause.some((segment) => has(segment, concept)))
  return commands.flatMap((command): Command[] => {
    if (command.kind === 'explain')
      return command.position === null ? [] : [{ kind: 'pick', position: command.position }]
    if (command.kind === 'bargain') return isSaidElsewhere('negotiable') ? [command] : []
    if (command.kind === 'follow-up') return isSaidElsewhere(command.wants) ? [command] : []
    if (command.kind === 'set' && command.slot === 'transaction_type')
      return isSaidElsewhere(`transaction:${command.value}`) ? [command] : []
    // "Is there a borewell?" wishes no supply of water.
    if (command.kind === 'set' && command.slot === 'amenities') {
      const value = command.value.filter((one) => isSaidElsewhere(`amenity:${one}`))
      return value.length > 0 ? [{ ...command, value }] : []
    }
    // "Old house or new?"
    if (command.kind === 'set' && command.slot === 'property_type')
      return isSaidElsewhere(`property:${command.value}`) ? [command] : []
    // "Pudhu veeda pazhaya veeda?"
    if (command.kind === 'kinds') return others.some((clause) => clause.some(namesProperty)) ? [command] : []
    return command.kind === 'aside' && isTakenAmiss(command.about) ? [] : [command]
  })
}

/** "New?" asks for nothing real, "the light goes" is no errand. */
function isTakenAmiss(about: Aside): boolean {
  return about === 'real' || about === 'errand'
}

/**
 * "மழை வந்தா தண்ணி நிக்குமா": behind a result words that ask for nothing else ask for it, whatever the clause is taken for;
 * not where something is sought by them.
 */
export function asksByItsWords(reading: Reading, clause: readonly Segment[]): boolean {
  if ((reading.context.shown ?? 0) === 0) return false
  if (asksAgain(reading, clause)) return true
  if (clause.some((one) => has(one, 'seek'))) return false
  // "Itna mehnga kyun? Sasta dikhao": the second asks for no reason.
  const shows = clause.findLast((one) => saysShown(reading, one))
  // "Itna mehnga kyun sasta dikhao" asks for it, and wants others as well.
  if (shows !== undefined && (has(shows, 'cheaper') || !clause.some((one) => has(one, 'why')))) return false
  const kinds = shownKindsIn(reading, clause)
  // "The light is gone here, message later" tells.
  const tells = clause.some((one) => has(one, 'talk:told') || has(one, 'talk:past') || has(one, 'put-off'))
  if (asksOfPowerCut(kinds) && !tells) return true
  return factsNamed(reading, clause).some(
    (fact) =>
      unmistakable.some((one) => one === fact) ||
      asksWithAnother(fact, kinds) ||
      // "Borewell iruka"; "bore ho gaya" is tired of it.
      (fact === 'well' && clause.some((one) => has(one, 'ask:closing'))),
  )
}

/** "Old house or new", "is the parking covered or open", "a medical shop near by": with a second word none seeks a home. */
function asksWithAnother(fact: UntoldFact, kinds: ReadonlySet<ShownKind>): boolean {
  return (
    (fact === 'age' && kinds.has('fresh')) ||
    (fact === 'covered_parking' && kinds.has('either')) ||
    ((fact === 'chemist' || fact === 'park') && kinds.has('nearest'))
  )
}

function saysShown({ tokens }: Reading, segment: Segment): boolean {
  return saysWord(tokens, segment, (word) => ofGuruKinds(word).has('shows'))
}

/** "I asked about the deposit, not the rent", "you told nothing of the metro". */
export function asksAgain(reading: Reading, clause: readonly Segment[]): boolean {
  const kinds = shownKindsIn(reading, clause)
  if (!kinds.has('inquired') && !kinds.has('said')) return false
  // Who "asked for near by" wished it; "you did not tell how far" asks.
  const first = clause[0] === undefined ? 0 : reading.segments.indexOf(clause[0])
  const untold = clause.some((_, at) => isUntold(reading, first + at))
  const isDenied = (_: Segment, at: number) =>
    hasListed(reading.tokens, clause[at], 'shownWords', 'inquired') &&
    isDeniedVerb(reading.segments, first + at)
  // "I did not ask about the deposit."
  if (!untold && clause.some(isDenied)) return false
  return factsNamed(reading, clause).some((fact) => askedAgain.has(fact) || (fact === 'distance' && untold))
}

/**
 * Of a turn that has homes before it: "you did not tell about the deposit", which is answered late. What others said or
 * are said to have told is no reproach to Guru.
 */
export function complainsOfSilence(reading: Reading): boolean {
  const { clauses, segments, context } = reading
  if ((context.shown ?? 0) === 0) return false
  return clauses.some(({ kind, from, to }) => {
    const clause = segments.slice(from, to)
    if (!asksAgain(reading, clause) || clause.some(isPerson)) return false
    const untold = clause.some((_, at) => isUntold(reading, from + at))
    if (untold && !clause.some((one) => has(one, 'talk:past'))) return true
    const kinds = shownKindsIn(reading, clause)
    return kind !== 'question' && kinds.has('inquired') && !kinds.has('findsOut')
  })
}

/** "Did not tell", "bataya nahi", "paranjilla". */
function isUntold({ segments, tokens }: Reading, at: number): boolean {
  const segment = segments[at]
  if (hasListed(tokens, segment, 'ofPlaces', 'unsaid')) return true
  return hasListed(tokens, segment, 'shownWords', 'said') && isDeniedVerb(segments, at)
}

/** Somebody else speaks there: "the owner did not say". */
function isPerson(segment: Segment): boolean {
  return has(segment, 'agent') || has(segment, 'people')
}

/** "Please ask them about the loan, too": what an agent is asked to find out. */
export function factsToFindOut(reading: Reading): UntoldFact[] {
  const { clauses, segments, context } = reading
  if ((context.shown ?? 0) === 0) return []
  return clauses.flatMap(({ from, to }) => {
    const clause = segments.slice(from, to)
    const asked = shownKindsIn(reading, clause).has('findsOut')
    return asked
      ? factsNamed(reading, clause).filter((fact) => fact !== 'distance' && fact !== 'surroundings')
      : []
  })
}

/** What is asked for alone; a floor or a side that "I asked for" was wished. */
const askedAgain: ReadonlySet<UntoldFact> = new Set([
  'toilet',
  'stairs',
  'kitchen',
  'well',
  'water_hours',
  'water_bill',
  'yard',
  'park',
  'age',
  'worship',
  'chemist',
  'emi',
  'land_size',
  'women',
  'vacant_from',
  'deposit',
  'maintenance',
  'loan',
  'metro',
  'station',
  'bus',
  'school',
  'hospital',
  'market',
  'safety',
  'papers',
  'registration',
  'power_bill',
  'why_price',
  'flooding',
  'water_trouble',
])
const unmistakable = [
  'flooding',
  'gate_hours',
  'owner_there',
  'resale',
  'why_price',
  'kitchen',
  'water_bill',
] as const
