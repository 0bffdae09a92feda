import type { LanguageCode } from '@guru/contract/vocabulary'
import { editDistance } from '../text/edit-distance.ts'
import { isLatin } from '../text/script.ts'
import type { Token } from '../text/token.ts'
import { bestCover } from './best-cover.ts'
import { type Candidate, certainties, namesIn } from './candidates.ts'
import { doubtfulWords, insideAfter, insideBefore, wordsAfter, wordsBefore } from './common-words.ts'
import { type BareForms, correctionsAt } from './corrections.ts'
import { homeStates } from './home-states.ts'
import { mergeMetropolis } from './metropolis.ts'
import { unmistakable } from './misspellings.ts'
import type { NameIndex } from './name-index.ts'
import { unitOf } from './name-units.ts'
import type { City, Place, PlaceMention } from './place.ts'
import { areNeighbours, type Decision, largeCity, resolve } from './resolve.ts'
import { type Stretch, smallPlacesIn } from './small-mentions.ts'
import { type SpokenWord, type SpokenWordOf, spokenWord } from './spoken-words.ts'
import { type CountsAt, type NumberAt, type SpokenUnit, spokenUnits } from './utterance.ts'

/** What is known when places are looked for. */
export interface MentionContext {
  language: LanguageCode
  /** True where a place was asked for: an everyday word that is also a town's name is the town. */
  placeAsked?: boolean
  /** True where an area of the known city was asked for. */
  areaAsked?: boolean
  /** True for words out of an utterance: that nothing stands beside them says nothing. */
  isPart?: boolean
  /** City known from before, by canonical name. */
  city?: string
  /** Takes case endings and postpositions off a word; the languages supply it. */
  bareForms?: BareForms
  /** Keeps what is told of the words of the language at hand. */
  wordOf?: SpokenWordOf
  /** Further words of the languages at hand that are never a place by themselves. */
  isCommon?: (word: SpokenWord) => boolean
  /** The same for words as they stand: not those with endings, nor those that sound like one. */
  isWord?: (word: SpokenWord) => boolean
  /** Reads numbers in words, as in "Sector baasath". */
  numberAt?: NumberAt
  /** Tells a number that counts what follows it from one that belongs to a name. */
  countsAt?: CountsAt
  /** The forms of a word without an ending that says where. */
  placedForms?: BareForms
  /** True for a token that means something in the language at hand, `inAnyForm` or as it stands. */
  isKnown?: (tokens: readonly Token[], at: number, inAnyForm: boolean) => boolean
  /** Whether "near" behind a name begins at a token, which is a sure sign, or "of", which is none of places alone. */
  signBehind?: (tokens: readonly Token[], at: number) => 'sure' | 'weak' | null
}

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
  const spans = cover.map((candidate, position) => ({
    candidate,
    introduced:
      isIntroduced(units, candidate) ||
      isCapitalised(units, tokens, candidate) ||
      isBeforeItsArea(candidate, cover[position + 1]),
    latin: units[candidate.from]?.latin === true,
  }))
  const kept = spans.filter(
    ({ candidate, introduced }) =>
      introduced ||
      context.placeAsked === true ||
      isWithin(candidate, context.city) ||
      isSetApart(units, tokens, candidate) ||
      isBesideAmount(units, tokens, candidate, context) ||
      !isDoubtful(units, candidate),
  )
  const decision: Decision = {
    namedCities: citiesIn(kept.map(({ candidate }) => candidate)),
    namedStates,
    knownCity: context.city === undefined ? null : cityNamed(context.city),
    homeStates: homeStates[context.language],
    cityNamed,
  }
  const resolved = kept
    .map((span) => ({ ...span, places: resolve(span.candidate, span, decision) }))
    .filter(({ places }) => places.length > 0)
  const mentions = resolved.map((span, position) => {
    const next = resolved[position + 1]?.candidate.from ?? units.length
    return toMention(units, span, next)
  })
  return mergeMetropolis(mentions, tokens, cityNamed)
}

/** A name listed in the script of the text, or one with its ending, is itself, however like a common word it looks. */
function commonIn(index: NameIndex, context: MentionContext): (word: SpokenWord) => boolean {
  const { wordOf = spokenWord, isCommon = never, isWord = isCommon, bareForms = noForms } = context
  const isListed = (word: string) => index.spelled.has(word) && !isWord(wordOf(word))
  const home = homeStates[context.language]
  // "Deevakottai" is Devakottai before it is Tamil's "want" with some ending, and so is "kodaikanak" Kodaikanal.
  const soundsLikeName = (word: string) => {
    const unit = word.length < longName ? null : unitOf(word, null)
    if (unit === null) return false
    if (index.sound.get(unit.sound)?.some(({ spelled }) => editDistance(word, spelled, 1) <= 1)) return true
    if (word.length < unmistakable) return false
    return index.misspellings.nearLatin(unit).some(({ spelled }) => editDistance(word, spelled, 1) <= 1)
  }
  // Ooty sounds like "ஊத்தி", having poured.
  const isLargeOrAtHome = (word: string) =>
    index.spelled.get(word)?.some(({ place, weight }) => {
      if (place.kind !== 'city') return false
      return weight >= largeCity || home.includes(place.state ?? '')
    }) === true
  return (said) => {
    if (isWord(said)) return true
    if (!isCommon(said)) return false
    const word = said.text
    const native = !isLatin(word)
    if (!native) {
      if (isListed(word)) return !(word.length >= longName || isLargeOrAtHome(word))
      return !soundsLikeName(word)
    }
    return !(isListed(word) || bareForms(word).some(isListed))
  }
}

/** Letters of a Latin name from which on it is no word that only sounds like it: Periyakulam, Cheyyar. */
const longName = 7

const never = (): boolean => false
const noNumber: NumberAt = () => null
const noForms: BareForms = () => []

function coverOf(index: NameIndex, units: readonly SpokenUnit[], bareForms: BareForms): readonly Candidate[] {
  const candidates = namesIn(index, units)
  const plain = bestCover(candidates, units.length)
  const covered = new Set<number>()
  // What only sounds like a name may be the very name with an ending.
  for (const { from, to, certainty } of plain)
    if (certainty >= certainties.bare) for (let at = from; at < to; at++) covered.add(at)
  let corrected = false
  for (let at = 0; at < units.length; at++) {
    if (covered.has(at)) continue
    for (const correction of correctionsAt(index, units, at, bareForms)) {
      candidates.push(correction)
      corrected = true
    }
  }
  return corrected ? bestCover(candidates, units.length) : plain
}

/** Small places count where a place is expected: where one was asked for, beside a sign of one, and alone. */
function withSmallPlaces(
  index: NameIndex,
  cityNamed: (name: string) => City | null,
  units: readonly SpokenUnit[],
  tokens: readonly Token[],
  context: MentionContext,
  cover: readonly Candidate[],
): readonly Candidate[] {
  const { placeAsked, isPart, signBehind, isKnown, bareForms = noForms, placedForms = noForms } = context
  const isKnownUnit = ({ token }: SpokenUnit, inAnyForm: boolean) =>
    isKnown?.(tokens, token, inAnyForm) === true
  /** True where nothing else is said that nobody knows. */
  const isAnswer = ({ from, to }: Stretch) =>
    units.every((unit, at) => (at >= from && at < to) || unit.common || isKnownUnit(unit, false))
  const city = context.city === undefined ? null : cityNamed(context.city)
  const isWithinReach = (place: Place) => city === null || areNeighbours(place, city)
  const small = smallPlacesIn(index, units, cover, {
    bareForms,
    placedForms,
    isKnown: isKnownUnit,
    signBeside: (stretch) => {
      const whole = stretch.to - stretch.from === units.length
      if (isPart === true ? placeAsked === true : whole || (placeAsked === true && isAnswer(stretch)))
        return 'alone'
      if (isInsideOf(units, stretch)) return 'sure'
      if (isSetApart(units, tokens, stretch) || isBesideAmount(units, tokens, stretch, context)) return 'sure'
      const sign = signBehind?.(tokens, (units[stretch.to - 1]?.token ?? 0) + 1) ?? null
      return sign ?? (isIntroduced(units, stretch) || placeAsked === true ? 'weak' : null)
    },
  }).filter(({ named }) => context.areaAsked !== true || named.some(({ place }) => isWithinReach(place)))
  return small.length === 0 ? cover : bestCover([...cover, ...small], units.length)
}

/** True beside a word that says "in" or "near" and hardly anything else. */
function isInsideOf(units: readonly SpokenUnit[], { from, to }: Stretch): boolean {
  const before = units[from - 1]
  const after = units[to]
  return (
    (before !== undefined && !units[from]?.breaks && insideBefore.has(before.unit.spelled)) ||
    (after !== undefined && !after.breaks && insideAfter.has(after.unit.spelled))
  )
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

function isIntroduced(units: readonly SpokenUnit[], { from, to }: Stretch): boolean {
  const before = units[from - 1]
  const after = units[to]
  return (
    (before !== undefined && !units[from]?.breaks && wordsBefore.has(before.unit.spelled)) ||
    (after !== undefined &&
      !after.breaks &&
      (wordsAfter.has(after.unit.spelled) || shortAfter.has(after.unit.spelled) || isHindiOf(after)))
  )
}

/** "Kollam or Punalur": a doubtful name with a capital within a sentence that has small letters is a name. */
function isCapitalised(
  units: readonly SpokenUnit[],
  tokens: readonly Token[],
  { from, to }: Candidate,
): boolean {
  const first = units[from]
  if (to - from !== 1 || first === undefined || first.token === 0 || !doubtfulWords.has(first.unit.spelled))
    return false
  return /^[A-Z][a-z]/.test(tokens[first.token]?.raw ?? '') && tokens[first.token - 1]?.text !== '.'
}

/** "Kollam Kadappakada": a city right before an area of its own. */
function isBeforeItsArea({ to, named }: Candidate, next: Candidate | undefined): boolean {
  if (next?.from !== to) return false
  const cities = new Set(named.flatMap(({ place }) => (place.kind === 'city' ? place.name : [])))
  return next.named.some(({ place }) => place.kind === 'area' && cities.has(place.city))
}

/** के, which is the letter k as well: "सिगरा के पास". */
function isHindiOf({ latin, unit }: SpokenUnit): boolean {
  return !latin && unit.spelled === 'k'
}

/** Words after a place that are letters of names as well: "kota m". */
const shortAfter: ReadonlySet<string> = new Set(['m'])

/** An everyday word that is also a town's name, or is near to one, with other words and no sign of a place beside it. */
function isDoubtful(units: readonly SpokenUnit[], { from, to, doubtful }: Candidate): boolean {
  const only = units[from]
  if (doubtful) return units.length > to - from || only?.latin === true
  return to - from === 1 && units.length > 2 && only !== undefined && doubtfulWords.has(only.unit.spelled)
}

/** True for a name that is all that stands between two marks: "2 bhk, Kasba, 15k". */
function isSetApart(units: readonly SpokenUnit[], tokens: readonly Token[], { from, to }: Stretch): boolean {
  const first = units[from]?.token ?? 0
  const last = units[to - 1]?.token ?? 0
  return tokens[first - 1]?.text === ',' && (tokens[last + 1] === undefined || tokens[last + 1]?.text === ',')
}

/**
 * "2bhk kota 8k", "gaya 2bhk", "puri plot 20 lakh": what is no word of the language at hand and stands among
 * amounts, or opens a turn with one word before them, is in no sentence.
 */
function isBesideAmount(
  units: readonly SpokenUnit[],
  tokens: readonly Token[],
  { from, to }: Stretch,
  { wordOf = spokenWord, isWord = never, countsAt = never }: MentionContext,
): boolean {
  const only = units[from]
  const next = (units[to - 1]?.token ?? 0) + 1
  if (only === undefined || isWord(wordOf(only.unit.spelled))) return false
  if (tokens[next]?.kind !== 'number')
    return only.token === 0 && tokens[next]?.kind === 'word' && countsAt(tokens, next + 1)
  const opens = tokens[only.token - 1]?.kind !== 'word' || tokens[only.token - 2]?.kind === 'number'
  return opens && countsAt(tokens, next)
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
