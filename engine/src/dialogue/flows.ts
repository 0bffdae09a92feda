import type { Neighbourhood } from '../matching/neighbourhood.ts'
import { bargain } from './follow-ups/bargain.ts'
import { lookBack } from './follow-ups/look-back.ts'
import { lookOn } from './follow-ups/look-on.ts'
import { priceLevel } from './follow-ups/price-level.ts'
import { setAside } from './follow-ups/set-aside.ts'
import { showNow } from './follow-ups/show-now.ts'
import { explain, pick, pickExtreme } from './follow-ups/talk-about.ts'
import { agreeToOthers } from './repairs/agree-to-others.ts'
import { aside } from './repairs/aside.ts'
import { changeWishes } from './repairs/change-wishes.ts'
import { clarify } from './repairs/clarify.ts'
import { decline } from './repairs/decline.ts'
import {
  agreeFirst,
  askTenDigits,
  callNobody,
  handOver,
  heedCallTime,
  needNoNumber,
  sayNotPossible,
  tellCallTime,
} from './repairs/hand-over.ts'
import { feel, goodbye, greet, help, leave, putOff, thanks } from './repairs/manners.ts'
import { otherTown, stayInTown } from './repairs/other-town.ts'
import { question } from './repairs/question.ts'
import { readBackNew } from './repairs/read-back-new.ts'
import { repeat } from './repairs/repeat.ts'
import { confirmRestart, restart } from './repairs/restart.ts'
import { sayWhatIsWanted } from './repairs/so-far.ts'
import { takeUp } from './repairs/take-up.ts'
import { takeBackLast } from './repairs/undo.ts'
import { visit } from './repairs/visit.ts'
import { affirm, deny } from './repairs/yes-no.ts'
import type { Flow, Outcome, Turn } from './turn.ts'

/** The standard flows; the first one that a turn belongs to deals with it. */
const flows: readonly Flow[] = [
  decline,
  restart,
  needNoNumber,
  askTenDigits,
  tellCallTime,
  handOver,
  confirmRestart,
  sayNotPossible,
  heedCallTime,
  agreeFirst,
  agreeToOthers,
  aside,
  readBackNew,
  takeBackLast,
  sayWhatIsWanted,
  leave,
  putOff,
  feel,
  visit,
  stayInTown,
  otherTown,
  setAside,
  bargain,
  priceLevel,
  pickExtreme,
  pick,
  explain,
  lookOn,
  lookBack,
  showNow,
  changeWishes,
  affirm,
  deny,
  question,
  repeat,
  help,
  greet,
  thanks,
  goodbye,
  takeUp,
]

/** What the first flow that takes the turn does of it; one that none takes asks what was meant. */
export function runFlows(turn: Turn, places: Neighbourhood): Outcome {
  return callNobody(turn, places, firstOf) ?? firstOf(turn, places)
}

function firstOf(turn: Turn, places: Neighbourhood): Outcome {
  for (const flow of flows) {
    const outcome = flow(turn, places)
    if (outcome !== null) return outcome
  }
  return clarify(turn, places)
}
