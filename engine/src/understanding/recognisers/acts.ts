import type { Act } from '@guru/contract/vocabulary'
import type { ActConcept } from '../../languages/concept.ts'
import { putsCallOff } from '../call-time/call-time.ts'
import { asksToCallAt, isCallTold } from '../call-time/calls-named.ts'
import type { Aside, Command } from '../command.ts'
import { hasListed } from '../listed-in.ts'
import { breathAround, has, isFiller, isUnknownWord, namesProperty, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { saysAnythingGoes } from './anything-goes.ts'
import { asksWhoGetsNumber, booksCall, othersCallGuru } from './calls.ts'
import { lacksLanguage } from './languages-named.ts'
import { wantsNoCallYet } from './of-guru.ts'
import { talksOfOther } from './of-seeker.ts'
import { choosesOne } from './picks.ts'
import { isRefused, isRestart } from './refused-acts.ts'

/** Acts that hold wherever they are said, even inside a question, the weightiest first. */
const overriding = withConcepts(['restart', 'handoff', 'repeat', 'help'])
/** Acts of a turn that holds nothing weightier. */
const plain = withConcepts(['goodbye', 'deny', 'affirm', 'thanks', 'greet'])

/** What a turn is that sets, frees and drops nothing. */
export function readAct(reading: Reading, commands: readonly Command[]): Act {
  if (commands.some((command) => command.kind === 'decline')) return 'unclear'
  if (commands.some((command) => command.kind === 'no-call')) return 'deny'
  if (commands.some(({ kind }) => kind === 'call-another')) return 'handoff'
  // "Matlab?" by itself wants it said again.
  if (commands.some(({ kind }) => kind === 'meaning')) return 'question'
  const said = new Set<ActConcept>()
  const asking = reading.clauses.some((clause) => clause.asking)
  const reserved = lastReservation(reading)
  const goesOn = letsGoOn(reading)
  reading.segments.forEach((segment, at) => {
    const question = reading.clauseOf[at]?.kind === 'question' && !goesOn
    for (const { act, concept } of overriding)
      if (act !== 'handoff' && has(segment, concept) && !asksForNamed(reading, at)) said.add(concept)
    if (!question)
      for (const { concept } of plain)
        if (
          has(segment, concept) &&
          !isLedOn(reading, at) &&
          !isCourtesy(reading, at) &&
          !isOfOther(reading, at) &&
          !isUntilThen(reading, at) &&
          !(concept === 'act:goodbye' && talksAtLength(reading, segment))
        )
          if (concept !== 'act:affirm') said.add(concept)
          else if (isDenied(reading, at)) said.add('act:deny')
          else if (at >= reserved) said.add(concept)
  })
  // "മതി", enough: asked what else the home must have, it is a no, although it also says that a thing will do.
  if (reading.said.has('enough') && reading.context.asked === 'amenities' && said.delete('act:affirm'))
    said.add('act:deny')
  if (!isRestart(reading)) said.delete('act:restart')
  if (wantsCall(reading)) said.add('act:handoff')
  if (isVisit(reading)) said.delete('act:help')
  if (said.has('act:help') && asksForLoan(reading)) return 'question'
  if (isApology(reading) || asksForHelpAtLast(reading)) said.delete('act:repeat')
  // "Anything will do, show me" agrees to nothing that was offered.
  if (commands.some(({ kind }) => kind === 'show') && saysAnythingGoes(reading)) said.delete('act:affirm')
  const override = overriding.find(({ concept }) => said.has(concept))
  if (override !== undefined) return override.act
  const about = commands.some(isAboutMatches) || (commands.some(isAboutGuru) && !lacksLanguage(reading))
  if (about || (asking && !goesOn)) return 'question'
  if (commands.some((command) => command.kind === 'pick')) return 'affirm'
  const answered = said.has('act:affirm') || said.has('act:deny')
  const elsewhere = reading.said.has('talk') && reading.said.has('talk:elsewhere')
  const visits = isVisit(reading) && !elsewhere
  if (!answered && visits && reading.said.has('seek')) return 'question'
  // "ok thanks" thanks; "yes, thanks" says yes.
  // "Thanks, the second one is perfect."
  const thanked = said.has('act:thanks') && !said.has('act:goodbye')
  if (thanked && choosesOne(reading)) return 'affirm'
  if (thanked && said.has('act:affirm')) return thanksOrYes(reading)
  // "Hey, play a song" does more than greet.
  if (reading.clauses.some(({ kind }) => kind === 'talk')) said.delete('act:greet')
  const act = plain.find(({ concept }) => said.has(concept))?.act
  const searches = commands.every((command) => command.kind === 'intent' && command.intent === 'search')
  return act ?? (searches && choosesOne(reading) ? 'affirm' : 'unclear')
}

/** "I will talk about budget later" */
function talksAtLength(reading: Reading, segment: Segment): boolean {
  return hasListed(reading.tokens, segment, 'ofGuru', 'talks') && talksOfOther(reading)
}

/** Whether somebody shall call, whatever else the turn says. */
export function wantsCall(reading: Reading): boolean {
  const timed = reading.callTime !== null && (asksToCallAt(reading) || putsCallOff(reading))
  const asked = timed || asksForPerson(reading) || asksToBeCalled(reading) || booksCall(reading)
  return asked && !wantsNoCallYet(reading) && !asksWhoGetsNumber(reading) && !othersCallGuru(reading)
}

/** "Haan karwa do, but is there brokerage?": a yes of its own before what is asked. */
export function agreesFirst({ segments, clauses, tokens }: Reading): boolean {
  const end = segments.findIndex((one) => one.mark !== null || has(one, 'and'))
  if (end < 1 || end > reach) return false
  const first = segments.slice(0, end)
  // "Haan dikhao aur iska deposit kitna hai": an "and" parts what is agreed to, where more than the yes is said.
  const parted = segments[end]?.mark === null && first.length > 1
  if (!parted && clauses.some(({ kind, from }) => kind === 'question' && from < end)) return false
  // "This one looks fine", "ये ठीक लग रहा है": what is shown is liked, and no offer taken up.
  const liked = first.some((one) => has(one, 'act:affirm') && one.to - one.from > longestYes)
  if (liked || has(first[0], 'it')) return false
  // "Okay, which floor is it?" only begins to speak.
  const agrees = first.some((one) => has(one, 'act:affirm') && !has(one, 'lead-in'))
  // "ಹೌದು ಮಾಡಿಸಿ": what is to be done may stand behind it.
  return agrees && first.every((one) => leadsToQuestion(one) || hasListed(tokens, one, 'ofGuru', 'shows'))
}

/** "Yes, [show them]." */
function leadsToQuestion(segment: Segment): boolean {
  return has(segment, 'act:affirm') || has(segment, 'it') || isFiller(segment) || isUnknownWord(segment)
}

/** Words of a yes at most: "haan ji vikha deo". */
const longestYes = 4

/** "Yes, confirm it", "haan, bataiye": behind a yes and with nothing named, asking to be told only agrees. */
function letsGoOn({ segments, said }: Reading): boolean {
  if (!said.has('act:affirm') || !(said.has('ask-about') || said.has('ask:closing'))) return false
  const words = segments.filter((segment) =>
    segment.mark !== null ? segment.mark === '?' : has(segment, 'act:affirm') || !isFiller(segment),
  )
  const [yes, ...others] = words
  if (!has(yes, 'act:affirm')) return false
  // "Ok, send photos" asks for them.
  const asks = has(yes, 'lead-in') ? asksToHear : asksToBeTold
  return others.every((segment) => has(segment, 'act:affirm') || asks(segment))
}

function asksToBeTold(segment: Segment): boolean {
  return has(segment, 'ask-about') || asksToHear(segment)
}

/** "Batao", "ਦੱਸੋ": it also closes a question, and by itself asks nothing. */
function asksToHear(segment: Segment): boolean {
  return has(segment, 'ask:closing') && has(segment, 'exist')
}

/** "Postcode ennathu?": right behind what it asks for, a "what?" does not want anything said again. */
function asksForNamed({ segments }: Reading, at: number): boolean {
  const named = segments[at - 1]
  if (!has(segments[at], 'act:repeat') || !has(segments[at], 'ask:within')) return false
  if (named === undefined || named.mark !== null || named.mention !== null) return false
  return named.concepts.size === 0 || has(named, 'talk')
}

/** "Not interested, sorry", "sorry, not before 6": beside a refusal or a time to call it only asks pardon. */
function isApology({ said, segments, callTime }: Reading): boolean {
  if (!said.has('act:repeat') || !(said.has('act:deny') || callTime !== null)) return false
  return segments.every((segment) => !has(segment, 'act:repeat') || has(segment, 'correct'))
}

/** "I follow nothing, tell me what to do": behind a pause help is asked for, and nothing said again. */
function asksForHelpAtLast({ said, segments }: Reading): boolean {
  if (!said.has('act:repeat') || !said.has('act:help')) return false
  const help = segments.findLastIndex((segment) => has(segment, 'act:help'))
  const repeat = segments.findLastIndex((segment) => has(segment, 'act:repeat'))
  return segments.slice(repeat + 1, help).some(({ mark }) => mark !== null)
}

function withConcepts<A extends Act>(acts: readonly A[]) {
  return acts.map((act) => ({ act, concept: `act:${act}` }) as const)
}

/** "Call me"; with "call my mother", "send somebody to service the AC" nobody of Guru's is meant. */
function asksToBeCalled(reading: Reading): boolean {
  const { segments, clauses, said } = reading
  if (!said.has('act:handoff')) return false
  return clauses.some(({ kind, from, to }) => {
    let elsewhere = false
    let asked = false
    for (let at = from; at < to; at++) {
      if (kind !== 'wish' && has(segments[at], 'talk:errand')) return false
      const called = has(segments[at], 'act:handoff') && !isCallTold(segments, at)
      asked ||= !elsewhere && called && !isRefused(reading, at)
      elsewhere ||= kind !== 'wish' && has(segments[at], 'talk:elsewhere')
    }
    return asked
  })
}

/** "Loan ku help pannuvingala?", do you help with a loan: how to go on here is not asked. */
function asksForLoan({ segments, said }: Reading): boolean {
  if (!said.has('funds')) return false
  const help = segments.findIndex((segment) => has(segment, 'act:help'))
  return breathAround(segments, help).some((segment) => has(segment, 'funds'))
}

/** "Talk to the owner", "connected with one of your people", "owner se baat karni hai". */
function asksForPerson(reading: Reading): boolean {
  if (!reading.said.has('contact') || !reading.said.has('agent')) return false
  return reading.segments.some(
    (segment, at) =>
      has(segment, 'contact') &&
      !isCallTold(reading.segments, at) &&
      !isRefused(reading, at) &&
      (agentBeside(reading, at, 1) || agentBeside(reading, at, -1)),
  )
}

function agentBeside({ segments }: Reading, at: number, step: 1 | -1): boolean {
  let other = at + step
  while (Math.abs(other - at) < 4 && isBetween(segments[other])) other += step
  return has(segments[other], 'agent')
}

/** "talk to [this] owner", "owner [kitta] pesanum". */
function isBetween(segment: Segment | undefined): boolean {
  // "agentine onnu vilikkamo": a word such as "one" need not count.
  if (segment?.number?.vague) return true
  // "lok er sathe": Bengali's "with" is also its "and".
  const joining = has(segment, 'and') || has(segment, 'of')
  return isFiller(segment) || has(segment, 'this') || has(segment, 'at') || joining
}

/** A day on which a home is to be seen; that of a journey or a meal is no visit. */
export function isVisit({ segments, said }: Reading): boolean {
  if (!said.has('talk:visit')) return false
  const elsewhere = said.has('talk:errand') || said.has('talk:elsewhere')
  return !elsewhere || segments.some((segment) => namesProperty(segment))
}

const aboutMatches: ReadonlySet<Command['kind']> = new Set([
  'follow-up',
  'look-back',
  'explain',
  'pick-cheapest',
  'pick-biggest',
  'bargain',
  'price-level',
])

function isAboutMatches(command: Command): boolean {
  return aboutMatches.has(command.kind)
}

function isAboutGuru(command: Command): boolean {
  if (command.kind === 'speak' || command.kind === 'so-far' || command.kind === 'meaning') return true
  return command.kind === 'aside' && !ofOthers.has(command.about)
}

/** What is wished, or said of what was done, asks Guru nothing. */
const ofOthers: ReadonlySet<Aside> = new Set(['complaint', 'bathrooms', 'other-kind', 'unlisted'])

/** An "ok" with something else said in the same clause, which it only leads to: "ok let me think". */
function isLedOn(reading: Reading, at: number): boolean {
  if (!has(reading.segments[at], 'lead-in')) return false
  const clause = reading.clauseOf[at]
  for (let next = at + 1; clause !== undefined && next < Math.min(clause.to, at + 5); next++) {
    const segment = reading.segments[next]
    if (segment?.mark === ',') return false
    if (segment?.mark === null && segment.concepts.size === 0 && segment.mention === null) return true
    // "Ok, I ask at home and tell you."
    if (has(segment, 'talk') || has(segment, 'put-off')) return true
  }
  return false
}

/** "Not exactly", "not really perfect": a yes right behind a word that refuses. */
function isDenied({ segments }: Reading, at: number): boolean {
  let before = at - 1
  while (before > at - 3 && segments[before]?.mark === null && isFiller(segments[before])) before--
  return has(segments[before], 'not:before') && !has(segments[before], 'act:deny')
}

/** "Fine but let me think": where the last "but" stands that something follows; a yes before it is half taken back. */
function lastReservation({ segments, said }: Reading): number {
  if (!said.has('but')) return -1
  const end = segments.findLastIndex((segment) => segment.mark === null && !isFiller(segment))
  return segments.findLastIndex((segment, at) => at < end && has(segment, 'but'))
}

/** The "ji" of "good evening ji", of "ek minute ji": behind other words it is only polite. */
function isCourtesy({ segments }: Reading, at: number): boolean {
  const before = segments[at - 1]
  if (!has(segments[at], 'lead-in') || before === undefined) return false
  if (has(before, 'act:greet') || has(before, 'act:thanks') || has(before, 'act:goodbye')) return true
  const leading = has(before, 'lead-in') || has(before, 'interjection') || has(before, 'it')
  return has(segments[at], 'filler') && before.mark === null && !leading
}

/**
 * "The weather is good", "the last landlord was very bad": what is said of something else, or of what is over, says
 * neither yes nor no to Guru.
 */
function isOfOther({ segments, clauseOf }: Reading, at: number): boolean {
  const clause = clauseOf[at]
  if (clause?.kind !== 'talk' || !isAnswer(segments[at])) return false
  const before = segments[at - 1]
  if (has(before, 'talk') || has(before, 'talk:elsewhere')) return true
  // "We went there for a picnic, lovely place."
  if (segments.slice(clause.from, at).some((segment) => has(segment, 'talk:elsewhere'))) return true
  return at > clause.from && segments.slice(at, clause.to).some((segment) => has(segment, 'talk:past'))
}

function isAnswer(segment: Segment | undefined): boolean {
  return has(segment, 'act:affirm') || has(segment, 'act:deny')
}

/** "After 9 only, I am driving till then": what closes a breath beside an hour tells why, and takes no leave. */
function isUntilThen({ segments, callTime, tokens }: Reading, at: number): boolean {
  const before = segments[at - 1]
  if (!has(segments[at], 'act:goodbye') || before === undefined || before.mark !== null) return false
  if (has(before, 'lead-in') || has(before, 'act:thanks') || has(before, 'act:affirm')) return false
  return callTime !== null || tokens.some(({ kind }) => kind === 'number')
}

/** A short "ok" before thanks only leads to them; what is said first counts: "thank you, that is what I need". */
function thanksOrYes({ segments }: Reading): Act {
  const yes = segments.findIndex((segment) => has(segment, 'act:affirm'))
  const thanks = segments.findIndex((segment) => has(segment, 'act:thanks'))
  return thanks <= yes || has(segments[yes], 'lead-in') ? 'thanks' : 'affirm'
}
