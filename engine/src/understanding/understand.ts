import type { Act, PropertyType } from '@guru/contract/vocabulary'
import type { PlaceIndex } from '../places/index.ts'
import { readAsked, readUntold } from './asked.ts'
import { withAskedApart } from './asked-apart.ts'
import { readCaller } from './caller.ts'
import type { Asked, Command, Understanding, UnderstandingContext } from './command.ts'
import { guessedAct } from './guessed-act/guessed-act.ts'
import { errand, type Heard, hear, isOtherService } from './heard.ts'
import { isNoise } from './noise.ts'
import { joinedToVisit, partsOf } from './parts-of-turn.ts'
import { plainNumbers } from './plain-numbers.ts'
import { firstBefore } from './pointed-homes/homes-before.ts'
import { readTurn } from './read-turn.ts'
import { asksAnything, type Reading } from './reading.ts'
import { agreesFirst, wantsCall } from './recognisers/acts.ts'
import { refusesOtherKind } from './recognisers/asides.ts'
import { asksForCallTime } from './recognisers/call-times.ts'
import { complainsOfSilence } from './recognisers/facts-named.ts'
import { measuresGround } from './recognisers/ground-of-home.ts'
import { leavesHome } from './recognisers/left-alone.ts'
import { loanToSpend } from './recognisers/loans.ts'
import { deniesBargain, deniesView, withInquiry, withoutDeniedPlaces } from './recognisers/never-asked.ts'
import { asksForNumber, givesNumberLater, wantedInstead } from './recognisers/of-guru.ts'
import { leavesToFamily, readMood } from './recognisers/of-seeker.ts'
import { tellsOfChildhood, tellsOfOneself } from './recognisers/oneself.ts'
import { saysUpTo } from './recognisers/price.ts'
import { isDate, kindsOfSeeker } from './recognisers/seeker-words.ts'
import { asksWhichIsBetter } from './recognisers/shown-word.ts'
import { sizeUnitUsed } from './recognisers/size.ts'
import { type AskedBeside, readAskedBeside } from './recognisers/untold/asked-beside.ts'
import { withNearestAsked } from './recognisers/untold/distance-asked.ts'
import { withTakenAsked } from './recognisers/untold/whom-taken.ts'
import { asksToSee, asksToVisit, meansVisit, readVisit } from './recognisers/visits.ts'
import { withHomeLeftApart, withRefusalApart } from './refused-apart.ts'

/**
 * What a turn says, as commands on the requirement. Never throws; reads the first 4,096 characters. The
 * turn is read by the conversation's language together with English, or by the language of its script.
 */
export function understand(text: string, context: UnderstandingContext, places: PlaceIndex): Understanding {
  // The parts of a turn are looked at from several sides.
  const known = new Map<string, ReadPart>()
  const readPart = (part: string) => {
    const before = known.get(part)
    if (before !== undefined) return before
    const readNow = understandText(part, context, places)
    known.set(part, readNow)
    return readNow
  }
  const read = (part: string) => readPart(part).understood
  const partsIn = (said: string) => partsOf(said).flatMap((part) => [part, ...readPart(part).joined])
  const hear = (said: string) => withAskedApart(read(said), partsIn(said), context, read)
  const hearShown = (said: string) => withHomeLeftApart(said, read, hear) ?? hear(said)
  // Where no home is shown none is asked about or left: one reading tells all.
  const hearRest = (context.shown ?? 0) > 0 ? hearShown : read
  return withRefusalApart(text, context, read, hearRest) ?? hearRest(text)
}

/** What a text says, and the parts of it that an "and" joins to a visit. */
interface ReadPart {
  understood: Understanding
  joined: string[]
}

function understandText(text: string, context: UnderstandingContext, places: PlaceIndex): ReadPart {
  const { reading, language, phone, mistyped } = readTurn(text, context, places)
  const understood = isNoise(reading.tokens)
    ? nothing()
    : understandReading(reading, language, phone !== null || mistyped)
  if (phone !== null) {
    understood.phone = true
    understood.caller = readCaller(text, phone, reading)
  }
  if (mistyped) understood.phoneMistyped = true
  return { understood, joined: joinedToVisit(reading) }
}

function nothing(): Understanding {
  return { commands: [], act: 'unclear', numbers: [], sizeUnit: null, language: null }
}

/** @param called whether a number of a phone stood in the turn */
function understandReading(
  read: Reading,
  language: Understanding['language'],
  called: boolean,
): Understanding {
  const inquiring = withInquiry(read)
  const heard = hear(withTakenAsked(withNearestAsked(withoutDeniedPlaces(inquiring))), called)
  const { reading, said, callTime, onDay, ofCity } = heard
  const act = actMeant(heard)
  const beside = readAskedBeside(reading)
  const asksAbout = readAsked(reading, beside)
  const seen = onDay || meansVisit(reading) || (asksOfVisits(heard, act, asksAbout) && asksToVisit(reading))
  const visit = readVisit(reading, seen, callTime !== null)
  const meant = commandsMeant(heard, act)
  const left = asksAbout.length === 0 && leavesHome(reading, meant)
  const wanted: Command[] = left ? [{ kind: 'set-aside' }] : meant
  const wantsNothing = callTime === null && !seen && asksAbout.length === 0
  const mood = wantsNothing ? moodOf(heard, act, wanted) : null
  const found = (mood === null ? wanted : [mood])
    .filter((one) => !isNearer(one, beside))
    .map(withListPickedFrom)
  const mistaken = isPutRight(read, inquiring) || complainsOfSilence(reading)
  const commands = mistaken && !found.some(complains) ? [...found, unanswered] : found
  const asks = asksBesideRefusal(heard, act, asksAbout) || (act === 'unclear' && beside.findsOut)
  return {
    commands,
    act: left ? 'deny' : asks ? 'question' : act,
    numbers: plainNumbers(reading),
    sizeUnit: sizeUnitUsed(reading) ?? unitPriced(commands),
    language,
    asksAbout,
    ...(act !== said && !ofCity && !onDay && { guessed: true }),
    ...(visit !== null && { visit }),
    // "I come on Sunday. Call my husband": the only time is that of the visit.
    ...(!(visit?.day !== undefined && isOfVisit(heard, visit.day)) && timeSaid(heard)),
    ...(commands.some(setsSize) && measuresGround(reading, kindsIn(commands)) && { sizeOfGround: true }),
    ...(commands.some(setsPrice) && saysUpTo(reading) && { upTo: true }),
    ...townsRefused(reading),
    ...(commands.some((one) => setsPrice(one) && isOfLoan(one, reading)) && { ofLoan: true as const }),
    ...callSaid(heard, act),
    ...((reading.said.has('compare') || asksWhichIsBetter(reading)) && { compares: true as const }),
    ...(act === 'unclear' &&
      commands.length === 0 &&
      (heard.theirs || tellsOnly(reading)) && { tellsOfOneself: true }),
    ...readUntold(heard, act, beside, asksAbout),
  }
}

/** "2 lakh a marla" is said in marla. */
function unitPriced(commands: readonly Command[]): Understanding['sizeUnit'] {
  return commands.find((command) => command.kind === 'unit-price')?.unit ?? null
}

/** "Not the area, I asked about the second one": what was answered; a view that nobody asked for is only taken back. */
function isPutRight(read: Reading, inquiring: Reading): boolean {
  return inquiring !== read && !deniesView(read) && !deniesBargain(read)
}

/** Homes of earlier lists are counted behind all those of now while a turn is read. */
function withListPickedFrom(command: Command): Command {
  if (command.kind !== 'pick' || command.position <= firstBefore) return command
  return { kind: 'pick', position: command.position - firstBefore, before: true }
}

/** A home that is only picked to ask the family about it is not told of. */
function moodOf({ reading }: Heard, act: Act, wanted: readonly Command[]): Command | null {
  if (wanted.every(isShow)) return readMood(reading, act)
  return wanted.every(({ kind }) => kind === 'pick') && leavesToFamily(reading) ? { kind: 'put-off' } : null
}

function timeSaid({ reading, callTime }: Heard): Pick<Understanding, 'callTime' | 'callTimeRefused'> {
  if (callTime === null) return {}
  return { callTime, ...(reading.callTime?.refuses && { callTimeRefused: true }) }
}

function isOfVisit({ reading, callTime }: Heard, day: string): boolean {
  return callTime === day || reading.callTime?.ofVisit === true
}

const unanswered: Command = { kind: 'aside', about: 'complaint' }

function complains(command: Command): boolean {
  return command.kind === 'aside' && command.about === 'complaint'
}

/** "Kya ye Hinjewadi se door hai?" asks for none that is nearer. */
function isNearer({ kind }: Command, { distanceFrom }: AskedBeside): boolean {
  return distanceFrom !== undefined && kind === 'follow-up'
}

/** What the turn wants where no command says so, if need be by a guess; what is said plainly needs none. */
function actMeant({ reading, commands, said, theirs, elsewhere, onDay, callTime, ofCity }: Heard): Act {
  if (onDay && asksToSee(reading)) return 'question'
  // Who asks for another service agrees to nothing.
  if (elsewhere || callTime !== null || onDay) return said
  // "Kolkata's sweets are super" agrees to nothing either.
  if ((ofCity && said === 'affirm') || theirs) return 'unclear'
  if (commands.length === 0 && tellsOfChildhood(reading)) return 'unclear'
  return guessedAct(
    reading,
    said,
    commands.filter((one) => !leavesOpen(one)),
  )
}

/** What else is meant is open: "useless, all of them" refuses, "two lakhs of deposit is much, no?" asks. */
function leavesOpen(command: Command): boolean {
  return command.kind === 'aside' && (command.about === 'complaint' || command.facts !== undefined)
}

function commandsMeant({ reading, commands, elsewhere, onDay }: Heard, act: Act): Command[] {
  // The number of a date picks no home.
  if (onDay && isDate(reading)) return commands.filter(({ kind }) => kind !== 'pick')
  return elsewhere || (commands.length === 0 && isOtherService(reading, act)) ? [errand] : commands
}

function asksOfVisits({ commands }: Heard, act: Act, asksAbout: readonly Asked[]): boolean {
  return act === 'question' && asksAbout.length === 0 && commands.every(({ kind }) => kind === 'pick')
}

/** "Budget 60 of which 40 is a loan": the loan is not all of it. */
function isOfLoan(command: Command, reading: Reading): boolean {
  const loan = loanToSpend(reading)
  return command.kind === 'set' && command.slot === 'price' && command.value.max === loan?.low
}

/** "Mohali is too costly, is there anything in Rajpura?" */
function townsRefused({ segments, negated }: Reading): Pick<Understanding, 'refusedTowns'> {
  const refused = segments.flatMap(({ mention }, at) => {
    const [place] = mention?.places ?? []
    return negated[at] === true && place?.kind === 'city' ? [place.name] : []
  })
  return refused.length > 0 ? { refusedTowns: [...new Set(refused)] } : {}
}

/** "No calls now; does it have a lift?" */
function asksBesideRefusal({ reading, commands }: Heard, act: Act, asksAbout: readonly Asked[]): boolean {
  const refuses = act === 'deny' && commands.some(isNoCall)
  return refuses && asksAbout.length > 0 && asksAnything(reading)
}

/** What is said of a call and of numbers to call. */
function callSaid({ reading, commands, called }: Heard, act: Act): Partial<Understanding> {
  const numberAsked = act === 'handoff' && !called && asksForNumber(reading)
  const instead =
    !numberAsked && !called && (act === 'handoff' || commands.some(isNoCall)) ? wantedInstead(reading) : null
  return {
    ...(act === 'inform' && wantsCall(reading) && { calls: true }),
    ...(commands.length === 0 && asksForCallTime(reading) && { callTimeAsked: true }),
    ...(act === 'question' && agreesFirst(reading) && { agreesFirst: true }),
    ...(!called && givesNumberLater(reading) && { numberLater: true }),
    ...(numberAsked && { numberAsked }),
    ...(act === 'handoff' && kindsOfSeeker(reading.tokens).has('notNow') && { callsLater: true }),
    ...(instead !== null && { wantedInstead: instead }),
  }
}

function tellsOnly(reading: Reading): boolean {
  return tellsOfOneself(reading) || refusesOtherKind(reading)
}

function setsPrice(command: Command): boolean {
  return command.kind === 'set' && command.slot === 'price'
}

function setsSize(command: Command): boolean {
  return command.kind === 'set' && command.slot === 'size_sqft'
}

function kindsIn(commands: readonly Command[]): PropertyType[] {
  return commands.flatMap((command) => {
    if (command.kind === 'kinds') return command.kinds
    return command.kind === 'set' && command.slot === 'property_type' ? [command.value] : []
  })
}

function isShow({ kind }: Command): boolean {
  return kind === 'show'
}

function isNoCall({ kind }: Command): boolean {
  return kind === 'no-call'
}
