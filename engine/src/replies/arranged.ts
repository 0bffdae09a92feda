import type { Slot } from '@guru/contract/vocabulary'
import type { GuruAct } from '../dialogue/act.ts'
import { namesWishes } from '../dialogue/results.ts'
import { changedMuch } from './changes.ts'
import { isSlot } from './taken-back.ts'

/** Acts that say back what a turn changed, each with a word of assent before it. */
const confirming: ReadonlySet<GuruAct['kind']> = new Set([
  'changed',
  'noted',
  'taken_back',
  'freed',
  'let_go',
])

/**
 * The acts of a turn as one speaks: what no listing tells is said behind what was understood, one word of assent is
 * enough for all of that, what is asked for at once is not said to be open before, and what a result names is not said
 * to have changed before it. What is new beside a change is said along with it, and several areas are said once. Who
 * was asked what to change, or was told that homes are made up, is not asked whether one would do, and that a realtor
 * can find out is not said where a realtor's call is offered.
 */
export function arranged(acts: readonly GuruAct[]): GuruAct[] {
  const asked = acts.flatMap((act) => (act.kind === 'ask' ? [act.slot] : []))
  const offersCall = acts.some(({ kind }) => kind === 'offer_callback')
  const confirmed = acts.filter(({ kind }) => confirming.has(kind)).length
  const named = acts.some(namesWishes)
  const asksWhatToChange = acts.some((act) => act.kind === 'apology' && act.offers)
  const tellsMadeUp = acts.some((act) => act.kind === 'are_real' && act.demo === true)
  const said = inOneBreath(unlistedBehind(townsInOne(acts)))
    .filter((act) => act.kind !== 'changed' || !named)
    .flatMap((act) => besideTownWithout(act, acts))
  const saysWhere = said.some(namesArea)
  const looksTogether = said.some(({ kind }) => kind === 'areas_together')
  const told = said.flatMap((act): GuruAct[] => {
    if (act.kind === 'areas_together' && saysWhere) return []
    if (act.kind === 'noted' && looksTogether && isAreaAlone(act.slots)) return []
    if (act.kind === 'what_next' && (asksWhatToChange || tellsMadeUp)) return []
    if (act.kind !== 'taken_back') return [act]
    const what = act.what.filter((one) => !isSlot(one) || !asked.includes(one))
    if (what.length > 0) return [{ ...act, what }]
    return confirmed > 1 ? [] : [{ kind: 'all_right' }]
  })
  return told.map((act, at): GuruAct => {
    const before = told[at - 1]
    if (act.kind === 'handoff' && before !== undefined) return { ...act, behind: true }
    if ((act.kind === 'untold' || act.kind === 'listings_do_not_tell') && offersCall)
      return { ...act, offered: true }
    const isNext = before !== undefined && confirming.has(before.kind)
    if (!isNext) return act
    return act.kind === 'noted' || act.kind === 'freed' || act.kind === 'taken_back'
      ? { ...act, behind: true }
      : act
  })
}

/** "Now a flat to buy", not "now buying instead of renting. A flat". */
function inOneBreath(acts: readonly GuruAct[]): GuruAct[] {
  return acts.flatMap((act, at): GuruAct[] => {
    const [before, next] = [acts[at - 1], acts[at + 1]]
    if (act.kind === 'noted' && before?.kind === 'changed' && act.topic.intent === 'search') return []
    if (act.kind !== 'changed' || next?.kind !== 'noted' || act.topic.intent !== 'search') return [act]
    return [{ ...act, slots: [...act.slots, ...next.slots] }]
  })
}

/**
 * "There is nothing in Tenali" says that one looks there, "nor in this area of it" that one looks in that: of what changed
 * the rest is said, if any.
 */
function besideTownWithout(act: GuruAct, acts: readonly GuruAct[]): GuruAct[] {
  if (act.kind === 'areas_together')
    return acts.some((one) => one.kind === 'nothing_there' && one.areas) ? [] : [act]
  if (act.kind !== 'changed' && act.kind !== 'noted') return [act]
  const { city } = act.topic.wishes
  const nothing = acts.find((one) => one.kind === 'nothing_there' && city && one.cities.includes(city))
  if (nothing?.kind !== 'nothing_there') return [act]
  const rest = act.slots.filter((slot) => slot !== 'city' && (slot !== 'area' || nothing.areas === undefined))
  if (rest.length === 0) return []
  return [act.kind === 'changed' ? { ...act, slots: rest } : act]
}

/** "Neither in Khammam nor in Karimnagar": towns without homes are told of in one sentence, where the last of them stands. */
function townsInOne(acts: readonly GuruAct[]): GuruAct[] {
  const told = acts.filter((act) => act.kind === 'nothing_there')
  const last = told.at(-1)
  const cities = [...new Set(told.flatMap((act) => act.cities))]
  return acts.flatMap((act): GuruAct[] => {
    if (act.kind !== 'nothing_there') return [act]
    return act === last ? [{ ...act, cities }] : []
  })
}

/** "I look in both Adyar and Velachery" says that the area is noted. */
function isAreaAlone(slots: readonly Slot[]): boolean {
  return slots.length === 1 && slots[0] === 'area'
}

/** What says the area says those beside it. */
function namesArea(act: GuruAct): boolean {
  if (act.kind === 'noted') return act.slots.length > 1
  return act.kind === 'changed' && (act.slots.includes('area') || changedMuch(act))
}

function unlistedBehind(acts: readonly GuruAct[]): GuruAct[] {
  const unlisted = acts.filter(({ kind }) => kind === 'listings_do_not_tell')
  const last = acts.findLastIndex(({ kind }) => confirming.has(kind))
  if (unlisted.length === 0 || last < 0) return [...acts]
  const others = (some: readonly GuruAct[]) => some.filter((act) => !unlisted.includes(act))
  return [...others(acts.slice(0, last + 1)), ...unlisted, ...others(acts.slice(last + 1))]
}
