import { liveLanguages } from '@guru/contract/vocabulary'
import type { Neighbourhood } from '../../matching/neighbourhood.ts'
import type { Command } from '../../understanding/command.ts'
import type { GuruAct } from '../act.ts'
import { lookOn } from '../follow-ups/look-on.ts'
import { proceed, resume } from '../proceed.ts'
import type { DialogueState } from '../state.ts'
import { type Flow, lookingAtPicked, type Outcome, type Turn } from '../turn.ts'
import { toPerson } from './hand-over.ts'
import { putOff } from './manners.ts'
import { leaveToRealtor } from './question.ts'

/**
 * What is said beside the wishes: of Guru itself, of another language, of what Guru does not deal in, of what no
 * listing tells, of a place that nobody knows. It is answered first; then it goes on with the wishes of the turn, or
 * as before.
 */
export const aside: Flow = (turn, places): Outcome | null => {
  const acts = turn.understood.commands.flatMap((command) => answer(command, turn, places))
  if (acts.length === 0) return null
  if (turn.understood.commands.some(asksIfReal) && turn.state.shown.length > 0 && turn.events.length === 0)
    return {
      kind: 'fetch',
      state: turn.state,
      acts: acts.filter(({ kind }) => kind !== 'are_real'),
      needs: { kind: 'lookup', ids: turn.state.shown },
      purpose: 'real',
    }
  const unlisted = turn.understood.commands.some(wantsUnlisted)
  // A realtor who calls can do what Guru cannot: tell that a new home has come, send photos.
  const called = unlisted || turn.understood.commands.some(isForRealtor)
  if (called && acts.length === 1 && turn.events.length === 0 && turn.state.finished)
    return leaveToRealtor(lookingAtPicked(turn), acts)
  const complained = turn.understood.commands.some(complains)
  const state: DialogueState = {
    ...turn.state,
    ...(unlisted && { leftToRealtor: true }),
    ...(complained && { felt: 'complaint' }),
  }
  const looked = acts.every(isOfOtherKind) ? lookOn({ ...turn, state }, places) : null
  if (looked !== null) return { ...looked, acts: [...acts, ...looked.acts] }
  if (turn.events.length === 0) {
    // "I asked about its age. Leave it, I ask at home."
    const left = putOff({ ...turn, state }, places)
    if (left !== null) return { ...left, acts: [...acts, ...left.acts] }
    const ofGuru = acts.every(isOfGuru)
    // "Haan karwa do, but is there brokerage?": the call that was offered is agreed to.
    if (ofGuru && turn.understood.agreesFirst && state.pending?.kind === 'callback') {
      const called = toPerson({ ...turn, state })
      return { ...called, acts: [...acts, ...called.acts] }
    }
    const { asksUntold: facts = [] } = turn.understood
    if (ofGuru && facts.length > 0 && state.finished)
      return leaveToRealtor(lookingAtPicked({ ...turn, state }), [...acts, { kind: 'untold', facts }])
    const outcome = resume(state, acts, places)
    return ofGuru ? withoutClose(outcome, state) : outcome
  }
  const outcome = proceed({ ...turn, state }, places)
  return { ...outcome, acts: [...acts, ...outcome.acts] }
}

/** "No PG? Then show the cheapest room." */
function isOfOtherKind({ kind }: GuruAct): boolean {
  return kind === 'homes_and_land_only'
}

function isOfGuru({ kind }: GuruAct): boolean {
  return kind === 'about_guru' || kind === 'trust'
}

/** "Do you charge any fees?" behind a result: whether one of those homes would do was not the question. */
function withoutClose(outcome: Outcome, { hinted }: DialogueState): Outcome {
  if (outcome.kind !== 'say' || !outcome.acts.some(({ kind }) => kind === 'what_next')) return outcome
  const { hinted: _said, ...state } = outcome.state
  return {
    ...outcome,
    state: hinted === undefined ? state : { ...state, hinted },
    acts: outcome.acts.filter(({ kind }) => kind !== 'what_next'),
  }
}

/** Of listings shown their rows tell. */
function asksIfReal(command: Command): boolean {
  return command.kind === 'aside' && command.about === 'real'
}

/** "East facing", "do they give to Muslims?": what is wanted or asked stands in no listing. */
export function wantsUnlisted(command: Command): boolean {
  return command.kind === 'aside' && (command.about === 'unlisted' || command.about === 'whom-owners-take')
}

function isForRealtor(command: Command): boolean {
  return command.kind === 'aside' && (command.about === 'notify' || command.about === 'photos')
}

function complains(command: Command): boolean {
  return command.kind === 'aside' && command.about === 'complaint'
}

function answer(command: Command, turn: Turn, places: Neighbourhood): GuruAct[] {
  const { before, state, events, understood } = turn
  const asksMore = [...(understood.asksUntold ?? []), ...(understood.asksAbout ?? [])].length > 0
  switch (command.kind) {
    case 'aside':
      return [answerTo(command, { ...state, felt: before.felt }, places, events.length > 0 || asksMore)]
    case 'meaning':
      return [{ kind: 'meaning', term: command.term }]
    case 'speak':
      return [
        liveLanguages.includes(command.language)
          ? { kind: 'language_changed' }
          : { kind: 'language_soon', language: command.language },
      ]
    case 'unknown-place':
      return [{ kind: 'place_unknown', name: command.name }]
    default:
      return []
  }
}

/** What an answer depends on, and what the last reply answered of the seeker's mood. */
type Heard = Pick<DialogueState, 'intent'> & { felt: DialogueState['felt'] | undefined }

/** @param changes whether the turn changed a wish, or asks what is answered at once */
function answerTo(
  { about, facts = [], hostel }: Extract<Command, { kind: 'aside' }>,
  { intent, felt }: Heard,
  places: Neighbourhood,
  changes: boolean,
): GuruAct {
  switch (about) {
    case 'other-kind':
    case 'errand':
      return { kind: 'homes_and_land_only', asked: hostel && intent === 'search' ? 'hostel' : about }
    case 'unlisted':
      return { kind: 'listings_do_not_tell', facts }
    case 'real':
      return { kind: 'are_real', demo: null }
    case 'trust':
      return { kind: about }
    case 'complaint':
      return { kind: 'apology', offers: !changes, ...(felt === 'complaint' && { again: true }) }
    case 'whom-owners-take':
      return { kind: 'whom_owners_take' }
    case 'notify':
      return { kind: 'cannot_notify' }
    case 'photos':
      return { kind: 'no_photos' }
    case 'bathrooms':
      return { kind: 'bathrooms_told' }
    case 'why-asked':
      return { kind: 'why_asked', intent }
    case 'cities':
      return citiesListed(places)
    default:
      return { kind: 'about_guru', asked: about }
  }
}

/** More cities than that are only counted. */
const citiesNamed = 6

function citiesListed(places: Neighbourhood): GuruAct {
  const cities = places.listedCities()
  return {
    kind: 'cities_listed',
    cities: cities.slice(0, citiesNamed),
    others: Math.max(0, cities.length - citiesNamed),
  }
}
