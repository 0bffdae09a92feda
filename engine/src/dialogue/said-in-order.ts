import type { Amenity } from '@guru/contract/vocabulary'
import type { ActOf, GuruAct } from './act.ts'
import { unsaidOf } from './amenities-unsaid.ts'

/** Answers in the order in which one would tell them: what is known first, what only an agent can arrange last. */
const answers: readonly GuruAct['kind'][] = [
  'apology',
  'compared',
  'listed',
  'which_have',
  'answer_amenity',
  'untold',
  'price_asked',
  'whom_owners_take',
  'no_photos',
  'visits_arranged',
]

/** What is asked, offered or left open at the end of a reply. */
const closing: ReadonlySet<GuruAct['kind']> = new Set([
  'take_your_time',
  'ask',
  'what_next',
  'offer_callback',
  'offer_relaxed',
  'handoff',
  'call_time_noted',
  'realtor_can_answer',
  'told_all',
])

const leftToAgent: ReadonlySet<GuruAct['kind']> = new Set([
  'untold',
  'price_asked',
  'whom_owners_take',
  'no_photos',
  'visits_arranged',
])

export function closes({ kind }: GuruAct): boolean {
  return closing.has(kind)
}

/** Whether only an agent or the owner can tell or do more about it. */
export function leavesToAgent({ kind }: GuruAct): boolean {
  return leftToAgent.has(kind)
}

/** The answers of a reply in their order, from where the first of them stands; all that no listing tells in one. */
export function answersInOrder(acts: readonly GuruAct[]): GuruAct[] {
  const first = acts.findIndex(isAnswer)
  if (first < 0) return [...acts]
  const told = untoldOnce(acts.filter(isAnswer)).toSorted((one, other) => placeOf(one) - placeOf(other))
  return [...acts.slice(0, first), ...told, ...acts.slice(first).filter((act) => !isAnswer(act))]
}

/** "The listing does not say whether there is a lift or how far the metro is", not two sentences. */
function untoldOnce(acts: readonly GuruAct[]): GuruAct[] {
  const facts = [...new Set(acts.flatMap((act) => (act.kind === 'untold' ? act.facts : [])))]
  if (facts.length === 0) return [...acts]
  const amenities = acts.flatMap((act) => (act.kind === 'answer_amenity' ? unsaidIn(act) : []))
  const others = acts.flatMap((act): GuruAct[] => {
    if (act.kind === 'untold') return act.facts.length === 0 ? [act] : []
    if (act.kind !== 'answer_amenity') return [act]
    const told = act.amenities.filter((one) => !amenities.includes(one))
    return told.length === 0 ? [] : [{ ...act, amenities: told }]
  })
  return [...others, { kind: 'untold', facts, ...(amenities.length > 0 && { amenities }) }]
}

function unsaidIn({ ranked, amenities }: ActOf<'answer_amenity'>): Amenity[] {
  return unsaidOf(ranked.listing, amenities)
}

function isAnswer({ kind }: GuruAct): boolean {
  return answers.includes(kind)
}

/** What homes are compared by comes before the comparison. */
function placeOf(act: GuruAct): number {
  const led = act.kind === 'compared' && act.led
  return led ? answers.indexOf('answer_amenity') + 0.5 : answers.indexOf(act.kind)
}
