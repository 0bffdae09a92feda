import type { GuruAct } from './dialogue/act.ts'
import { advanceTurn } from './dialogue/advance.ts'
import { beginConversation } from './dialogue/begin.ts'
import { concludeTurn } from './dialogue/conclude.ts'
import type { DialogueEvent } from './dialogue/event.ts'
import type { FinishedTurn } from './dialogue/step.ts'
import { understandTaps } from './dialogue/taps.ts'
import type { Engine } from './engine.ts'
import { createNeighbourhood } from './matching/neighbourhood.ts'
import { planSearch, withoutCheapest } from './matching/plan-search.ts'
import { createPlaceIndex } from './places/index.ts'
import type { ListedPlace } from './places/place.ts'
import { matchesForStaff } from './replies/matches-for-staff.ts'
import { type Answer, wordReply } from './replies/reply.ts'
import { understand } from './understanding/understand.ts'

export { contextOf } from './dialogue/state.ts'
export type { FinishedTurn, PendingTurn } from './dialogue/step.ts'
export type { Engine } from './engine.ts'
export { prepareLanguage } from './understanding/lexicon.ts'

/**
 * Makes the engine; takes a fraction of a second for its gazetteer, so make it once. It holds no conversation:
 * everything that must be remembered is in the state that goes in and comes out.
 *
 * @param listedPlaces cities and areas of the listings table, which the gazetteer may lack.
 */
export function createEngine({ listedPlaces }: { listedPlaces: readonly ListedPlace[] }): Engine {
  const gazetteer = createPlaceIndex(listedPlaces)
  const places = createNeighbourhood(gazetteer, listedPlaces)
  return {
    places: gazetteer,
    searchFor: (wishes) => withoutCheapest(planSearch({ wishes, view: null, seen: [] }, places)),
    matches: (wishes, search, found) => matchesForStaff(wishes, search, found, places),
    understand: (text, context) => understand(text, context, gazetteer),
    understandTaps: (change) => understandTaps(change, gazetteer),
    begin: (language, asked = 'transaction_type') =>
      finish({ ...silent, ...beginConversation(language, asked, places) }),
    advance: (state, understood) => {
      const outcome = advanceTurn(state, understood, places)
      if (outcome.kind === 'say') return finish({ ...silent, ...outcome })
      return { asksAbout: [], ...outcome, kind: 'needs_listings' }
    },
    conclude: (pending, found) =>
      finish({ ...silent, ...concludeTurn(pending, found, places), events: pending.events }),
  }
}

/** What most turns do not have. */
const silent = { page: [], handoff: false, events: [] }

function finish(answer: Answer & { acts: GuruAct[]; events: DialogueEvent[] }): FinishedTurn {
  const { state, events, acts } = answer
  return { kind: 'finished', state, events, acts, reply: wordReply(answer) }
}
