import type { Token } from '../text/token.ts'
import { bestCover } from './best-cover.ts'
import { type Candidate, certainties, namesIn } from './candidates.ts'
import { type BareForms, correctionsAt } from './corrections.ts'
import { commonIn } from './everyday-names.ts'
import { withSmallPlaces } from './expected-places.ts'
import { homeStatesOf } from './home-states.ts'
import { asInKnownCity } from './in-known-city.ts'
import type { MentionContext } from './mention-context.ts'
import { mergeMetropolis } from './metropolis.ts'
import type { NameIndex } from './name-index.ts'
import { largeCity, wellKnown } from './names-alike.ts'
import type { City, Place, PlaceMention } from './place.ts'
import { isBesideAmount, isCapitalised, isDoubtful, isIntroduced, isSetApart } from './place-signs.ts'
import { type Decision, resolve } from './resolve.ts'
import { roadWords } from './roads.ts'
import { spokenWord } from './spoken-words.ts'
import { type NumberAt, type SpokenUnit, spokenUnits } from './utterance.ts'

/** Finds every place named in an utterance; linear in its length. */
export function findMentions(
  index: NameIndex,
  cityNamed: (name: string) => City | null,
  tokens: readonly Token[],
  context: MentionContext,
): PlaceMention[] {
  const units = spokenUnits(
    tokens,
    context.wordOf ?? spokenWord,
    commonIn(index, context),
    context.numberAt ?? noNumber,
    context.countsAt ?? never,
  )
  const { bareForms = noForms } = context
  const { cover, namedStates } = withoutStates(
    index,
    withSmallPlaces(index, cityNamed, units, tokens, context, coverOf(index, units, bareForms)),
  )
  if (cover.length === 0) return []
  const expected = expectation(cover, units, homeStatesOf(context.language), cityNamed)
  const kept = spansOf(cover, units, tokens).filter((span) => isMeant(span, units, tokens, context, expected))
  const sited = withoutRoads(units, kept, context.city)
  const decision: Decision = {
    namedCities: citiesIn(sited.map(({ candidate }) => candidate)),
    namedStates,
    knownCity: context.city === undefined ? null : cityNamed(context.city),
    homeStates: homeStatesOf(context.language),
    cityNamed,
  }
  const resolved = sited
    .map((span) => {
      const candidate = asInKnownCity(index, units, span.candidate, decision)
      return { ...span, places: resolve(candidate, span, decision) }
    })
    .filter(({ places }) => places.length > 0)
  const mentions = resolved.map((span, position) => {
    const next = resolved[position + 1]?.candidate.from ?? units.length
    return toMention(units, span, next)
  })
  return mergeMetropolis(mentions, tokens, cityNamed)
}

/** A stretch that names places, before it is known which one is meant. */
interface NamedSpan {
  candidate: Candidate
  /** True where something beside it, or how it is written, says that it is a name. */
  introduced: boolean
  latin: boolean
}

function spansOf(
  cover: readonly Candidate[],
  units: readonly SpokenUnit[],
  tokens: readonly Token[],
): NamedSpan[] {
  return cover.map((candidate, position) => ({
    candidate,
    introduced:
      isIntroduced(units, candidate) ||
      isCapitalised(units, tokens, candidate) ||
      isBeforeItsArea(candidate, cover[position + 1]),
    latin: units[candidate.from]?.latin === true,
  }))
}

/** Whether a name that may be another word is meant as one here. */
function isMeant(
  { candidate, introduced }: NamedSpan,
  units: readonly SpokenUnit[],
  tokens: readonly Token[],
  context: MentionContext,
  isExpected: (candidate: Candidate) => boolean,
): boolean {
  return (
    introduced ||
    context.placeAsked === true ||
    isWithin(candidate, context.city) ||
    isExpected(candidate) ||
    isSetApart(units, tokens, candidate) ||
    isBesideAmount(units, tokens, candidate, context) ||
    !isDoubtful(units, candidate)
  )
}

const never = (): boolean => false
const noNumber: NumberAt = () => null
const noForms: BareForms = () => []

function coverOf(index: NameIndex, units: readonly SpokenUnit[], bareForms: BareForms): readonly Candidate[] {
  const candidates = namesIn(index, units)
  const plain = bestCover(candidates, units.length)
  const covered = new Array<boolean>(units.length).fill(false)
  // What only sounds like a name may be the very name with an ending.
  for (const { from, to, certainty } of plain) if (certainty >= certainties.bare) covered.fill(true, from, to)
  let corrected = false
  for (let at = 0; at < units.length; at++) {
    if (covered[at]) continue
    for (const correction of correctionsAt(index, units, at, bareForms)) {
      candidates.push(correction)
      corrected = true
    }
  }
  return corrected ? bestCover(withoutCityWithin(candidates), units.length) : plain
}

/** "சென்னை நகரில்", in the city of Chennai, is no Shenoy Nagar that only sounds like it. */
function withoutCityWithin(candidates: readonly Candidate[]): readonly Candidate[] {
  const cities = new Map<number, readonly string[]>()
  for (const { from, to, named, certainty } of candidates) {
    const city = named.find(({ place, weight }) => place.kind === 'city' && weight >= largeCity)
    if (to === from + 1 && certainty === certainties.spelled && city !== undefined)
      cities.set(
        from,
        [city.place.name, ...city.place.aliases].map((name) => name.toLowerCase()),
      )
  }
  if (cities.size === 0) return candidates
  return candidates.filter(({ from, to, named, certainty }) => {
    const itself = cities.get(from)
    if (itself === undefined || to === from + 1 || certainty === certainties.spelled) return true
    // In its own script a name is spelled otherwise than the city's in Latin letters: যোধপুর পার্ক.
    return named.some(({ place, spelled }) =>
      itself.some((name) => spelled.startsWith(name) || place.name.toLowerCase().startsWith(name)),
    )
  })
}

/** The names of states tell which of several namesakes is meant; no home is looked for in all of Kerala. */
function withoutStates({ states }: NameIndex, cover: readonly Candidate[]) {
  const namedStates = new Set<string>()
  const kept = cover.filter(({ named }) => {
    const state = named.find(({ place }) => states.has(place))
    if (state === undefined) return true
    namedStates.add(state.place.name)
    return false
  })
  return { cover: kept, namedStates }
}

/** "Kollam Kadappakada": a city right before an area of its own. */
function isBeforeItsArea({ to, named }: Candidate, next: Candidate | undefined): boolean {
  if (next?.from !== to) return false
  const cities = new Set(named.flatMap(({ place }) => (place.kind === 'city' ? place.name : [])))
  return next.named.some(({ place }) => place.kind === 'area' && cities.has(place.city))
}

/** "Kanpur Road": where another city is known or named, a road is called after the one it leads to. */
function withoutRoads<S extends { candidate: Candidate }>(
  units: readonly SpokenUnit[],
  spans: readonly S[],
  city: string | undefined,
): readonly S[] {
  const sited = spans.filter(({ candidate }) => !leadsElsewhere(units, candidate, city))
  const cities = citiesIn(sited.map(({ candidate }) => candidate))
  return city !== undefined || cities.size > 0 ? sited : spans
}

/** True for another city's name before "road" or "highway". */
function leadsElsewhere(
  units: readonly SpokenUnit[],
  { to, named }: Candidate,
  city: string | undefined,
): boolean {
  const next = units[to]
  if (next === undefined || next.breaks || !roadWords.has(next.unit.spelled)) return false
  return named.every(({ place }) => place.kind === 'city' && place.name !== city)
}

/**
 * Tells of a name that is heard only, or by a slip in an Indian script, whether it is likely: well known where the
 * language is at home, or in a city of which another place is named beyond doubt.
 */
function expectation(
  candidates: readonly Candidate[],
  units: readonly SpokenUnit[],
  homeStates: readonly string[],
  cityNamed: (name: string) => City | null,
): (candidate: Candidate) => boolean {
  const cities = new Set<string>()
  for (const { named, doubtful } of candidates) {
    const place = doubtful ? undefined : named[0]?.place
    if (place !== undefined) cities.add(place.kind === 'city' ? place.name : place.city)
  }
  const isAtHome = (place: Place) => {
    if (homeStates.length === 0) return true
    const state = (place.kind === 'city' ? place : cityNamed(place.city))?.state
    return state != null && homeStates.includes(state)
  }
  return ({ from, named, certainty }) =>
    (certainty === certainties.heard ||
      (certainty === certainties.misspelt && units[from]?.latin === false)) &&
    named.some(
      ({ place, weight }) =>
        (place.kind === 'area' && cities.has(place.city)) || (weight >= wellKnown && isAtHome(place)),
    )
}

/** True for a name that an area of the known city has. */
function isWithin({ named }: Candidate, city: string | undefined): boolean {
  return city !== undefined && named.some(({ place }) => place.kind === 'area' && place.city === city)
}

function citiesIn(candidates: readonly Candidate[]): Set<string> {
  const cities = new Set<string>()
  for (const { named } of candidates) {
    for (const { place } of named) if (place.kind === 'city') cities.add(place.name)
  }
  return cities
}

interface Span {
  candidate: Candidate
  introduced: boolean
  places: Place[]
}

function toMention(
  units: readonly SpokenUnit[],
  { candidate, introduced, places }: Span,
  next: number,
): PlaceMention {
  const first = units[candidate.from]?.token ?? 0
  const end = places[0]?.kind === 'area' ? Math.min(withPart(units, candidate.to), next) : candidate.to
  const last = units[end - 1]?.token ?? first
  return { from: first, to: last + 1, places, certainty: candidate.certainty, introduced }
}

/** Takes in "4th block" after "Jayanagar", so that its number is not read as anything else. */
function withPart(units: readonly SpokenUnit[], to: number): number {
  const one = units[to]
  const two = units[to + 1]
  if (one === undefined || two === undefined || one.breaks || two.breaks) return to
  const numbered = (one.unit.isNumber && isPart(two)) || (two.unit.isNumber && isPart(one))
  return numbered ? to + 2 : to
}

const parts: ReadonlySet<string> = new Set(['sector', 'phase', 'stage', 'block', 'part', 'pocket'])

function isPart({ unit }: SpokenUnit): boolean {
  return parts.has(unit.spelled)
}
