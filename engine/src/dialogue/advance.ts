import type { LanguageCode } from '@guru/contract/vocabulary'
import { liveLanguages } from '@guru/contract/vocabulary'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { Understanding } from '../understanding/command.ts'
import type { GuruAct } from './act.ts'
import { apply } from './apply.ts'
import { answeringAll } from './asked-along.ts'
import type { DialogueEvent } from './event.ts'
import { runFlows } from './flows.ts'
import { takingUpEarlier } from './homes-before.ts'
import { keepAlong } from './keep-along.ts'
import { withHomesForHostel, withKindsMeant } from './kinds-together.ts'
import { goingOnBeside } from './leeway.ts'
import { keepPriceTop } from './price-top.ts'
import { hear, waitFor } from './read-back.ts'
import { wantsUnlisted } from './repairs/aside.ts'
import { callingToo } from './repairs/calling-too.ts'
import { afresh, goesOnAfresh } from './repairs/restart.ts'
import { sparingCalls } from './repairs/spare-calls.ts'
import { visitHeard } from './repairs/visit.ts'
import { atTownWithHomes } from './several-towns.ts'
import { keepMeasured, withoutGround } from './size-unit.ts'
import type { DialogueState } from './state.ts'
import type { Outcome } from './turn.ts'

/** Takes a turn as far as it goes without listings: its wishes take effect, a flow decides the answer. */
export function advanceTurn(
  stored: DialogueState,
  said: Understanding,
  places: Neighbourhood,
): Outcome & { events: DialogueEvent[] } {
  const { known, understood } = takingUpEarlier(stored, said)
  const restarts = goesOnAfresh(known, understood)
  const before = restarts ? afresh(known) : known
  const heard = listen(before, understood)
  const { state: past, now: meant, waiting } = hear(heard, understood)
  const placed = atTownWithHomes(past, goingOnBeside(past, withoutGround(meant)), places)
  const now = withHomesForHostel(past, withKindsMeant(past, placed))
  const applied = apply(past, now, places)
  const measured = keepMeasured(applied.state, understood.sizeUnit)
  const along = keepPriceTop(before, keepAlong(before, measured, now, places), understood)
  const state = waitFor(waiting, along)
  const turn = {
    before: { ...before, pending: past.pending },
    state,
    events: applied.events,
    understood: now,
  }
  const outcome = sparingCalls(
    answeringAll(turn, callingToo(turn, measuringFrom(now, runFlows(turn, places)))),
  )
  const restarted: DialogueEvent[] = restarts ? [{ kind: 'restarted' }] : []
  const events = [...restarted, ...applied.events, ...(outcome.events ?? [])]
  if (heard.language === before.language) return { ...outcome, events }
  return { ...outcome, acts: sayingSo(outcome.acts), events: [languageChanged(heard.language), ...events] }
}

/** Rows that answer how far homes are tell it from the area that was named. */
function measuringFrom({ distanceFrom }: Understanding, outcome: Outcome): Outcome {
  return outcome.kind === 'fetch' && distanceFrom !== undefined ? { ...outcome, distanceFrom } : outcome
}

/** A change of the language is said once, whether it was asked for or just made. */
function sayingSo(acts: GuruAct[]): GuruAct[] {
  const said = acts.some(({ kind }) => kind === 'language_changed')
  return said ? acts : [{ kind: 'language_changed' }, ...acts]
}

/** What a turn tells besides wishes: the language that it was in, the unit that the seeker measures in. */
function listen(before: DialogueState, understood: Understanding): DialogueState {
  const { sizeUnit, act, commands } = understood
  const asked = commands.find((command) => command.kind === 'speak')?.language
  const language = asked ?? understood.language
  const follows = language !== null && liveLanguages.includes(language)
  const { formOpen: _, compared: _compared, felt: _felt, visit: _visit, leftAgain, ...rest } = before
  const stillLeft = (act === 'question' || commands.some(wantsUnlisted)) && before.leftToRealtor
  return {
    ...rest,
    // "Why my number?": the question for it stays open behind the answer.
    ...(before.formOpen && asksOnly(understood) && { formOpen: true }),
    language: follows ? language : before.language,
    sizeUnit: sizeUnit ?? before.sizeUnit,
    ...(understood.callTime !== undefined && { callTime: understood.callTime }),
    ...visitHeard(before, understood),
    unclearTurns: act === 'unclear' && !understood.tellsOfOneself ? before.unclearTurns : 0,
    leftToRealtor: stillLeft,
    ...(stillLeft && leftAgain && commands.length === 0 && { leftAgain }),
  }
}

/** Whether a turn only asks something of Guru, or anything else, and wants nothing. */
function asksOnly({ act, commands }: Understanding): boolean {
  return commands.length === 0 ? act === 'question' : commands.every(({ kind }) => kind === 'aside')
}

function languageChanged(language: LanguageCode): DialogueEvent {
  return { kind: 'language_changed', language }
}
