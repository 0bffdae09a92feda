import type { Act } from '@guru/contract/vocabulary'
import type { PlaceIndex } from '../places/index.ts'
import { readCaller } from './caller.ts'
import type { Asked, Command, Understanding, UnderstandingContext } from './command.ts'
import { guessedAct } from './guessed-act/guessed-act.ts'
import { isNoise } from './noise.ts'
import { isOtherTalk } from './other-talk/other-talk.ts'
import { plainNumbers } from './plain-numbers.ts'
import { readCommands } from './read-commands.ts'
import { readTurn } from './read-turn.ts'
import { asksAnything, type Reading } from './reading.ts'
import { readAct, wantsCall } from './recognisers/acts.ts'
import { readAmenitiesAsked } from './recognisers/amenities.ts'
import { isErrand, refusesOtherKind } from './recognisers/asides.ts'
import { asksElsewhere } from './recognisers/asked-elsewhere.ts'
import { readAskedOfOne } from './recognisers/asked-of-one.ts'
import { asksForCallTime, readCallTime } from './recognisers/call-times.ts'
import { answersWithTown, callerNamed } from './recognisers/caller-named.ts'
import { meansVisit } from './recognisers/calls.ts'
import { isCityTalk } from './recognisers/city-talk.ts'
import { readFactsAsked } from './recognisers/facts-asked.ts'
import { saysUntold, withoutMistaken } from './recognisers/facts-named.ts'
import { asksForNumber, asksToSee, wantedInstead } from './recognisers/of-guru.ts'
import { readMood } from './recognisers/of-seeker.ts'
import { tellsOfChildhood, tellsOfLiving, tellsOfOneself } from './recognisers/oneself.ts'
import { asksForPets, isDate } from './recognisers/seeker-words.ts'
import { actOfSigns } from './recognisers/signs.ts'
import { sizeUnitUsed } from './recognisers/size.ts'
import {
  type AskedBeside,
  asksForMore,
  asksWhyDear,
  namesFactAlone,
  readAskedBeside,
} from './recognisers/untold.ts'
import { asksForVisitDay, asksToVisit, readVisitDay, visitsBesideCall } from './recognisers/visits.ts'

/**
 * What a turn says, as commands on the requirement. Never throws; reads the first 4,096 characters. The
 * turn is read by the conversation's language together with English, or by the language of its script.
 */
export function understand(text: string, context: UnderstandingContext, places: PlaceIndex): Understanding {
  const { reading, language, phone, mistyped } = readTurn(text, context, places)
  const understood = isNoise(reading.tokens)
    ? nothing()
    : understandReading(reading, language, phone !== null || mistyped)
  if (phone !== null) {
    understood.phone = true
    understood.caller = readCaller(text, phone, reading)
  }
  if (mistyped) understood.phoneMistyped = true
  return understood
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
  const ofOne = readAskedOfOne(read)
  const reading = ofOne?.reading ?? read
  const found =
    ofOne === null
      ? withoutMistaken(readCommands(reading), reading)
      : [{ kind: 'pick' as const, position: ofOne.position }]
  const ofCity = isCityTalk(reading, found)
  const wishless =
    ofCity ||
    ((called || answersWithTown(reading)) && callerNamed(reading) !== null) ||
    (found.some(informs) ? isOtherTalk(reading, found) : tellsOfChildhood(reading))
  const commands = wishless ? found.filter(isSaidBeside) : found
  const said = commands.some(informs) ? 'inform' : readActSaid(reading, commands)
  // Who asks for another service agrees to nothing: no act is guessed there.
  const elsewhere = commands.length === 0 && isOtherService(reading, said)
  const onDay = !elsewhere && !called && asksForVisitDay(reading, said, commands)
  const callTime = elsewhere || onDay ? null : readCallTime(reading, said, commands)
  // "Kolkata's sweets are super" agrees to nothing, and no act is guessed there.
  const guessed = () =>
    (ofCity && said === 'affirm') || (commands.length === 0 && tellsOfChildhood(reading))
      ? 'unclear'
      : guessedAct(
          reading,
          said,
          commands.filter((one) => !leavesOpen(one)),
        )
  const act =
    onDay && asksToSee(reading) ? 'question' : elsewhere || callTime !== null || onDay ? said : guessed()
  const beside = readAskedBeside(reading)
  const asksAbout = readAsked(reading, beside)
  const understood: Understanding = {
    commands:
      onDay && isDate(reading)
        ? commands.filter(({ kind }) => kind !== 'pick')
        : elsewhere || (commands.length === 0 && isOtherService(reading, act))
          ? [errand]
          : commands,
    act,
    numbers: plainNumbers(reading),
    sizeUnit: sizeUnitUsed(reading),
    language,
    asksAbout,
  }
  // "No calls now; does it have a lift?"
  if (
    act === 'deny' &&
    asksAbout.length > 0 &&
    commands.some(({ kind }) => kind === 'no-call') &&
    asksAnything(reading)
  )
    understood.act = 'question'
  if (act !== said && !ofCity && !onDay) understood.guessed = true
  const visits = act === 'question' && asksAbout.length === 0 && commands.every(({ kind }) => kind === 'pick')
  if ((visits && asksToVisit(reading)) || meansVisit(reading)) understood.visit = true
  if (onDay) understood.visit = true
  const visitDay =
    understood.visit || (callTime !== null && visitsBesideCall(reading)) ? readVisitDay(reading) : null
  if (visitDay !== null) understood.visitDay = visitDay
  if (callTime !== null) understood.callTime = callTime
  if (act === 'inform' && wantsCall(reading)) understood.calls = true
  if (callTime === null && !understood.visit && asksAbout.length === 0 && understood.commands.every(isShow)) {
    const mood = readMood(reading, act)
    if (mood !== null) understood.commands = [mood]
  }
  if (commands.length === 0 && asksForCallTime(reading)) understood.callTimeAsked = true
  if (act === 'handoff' && !called && asksForNumber(reading)) understood.numberAsked = true
  const instead =
    act === 'handoff' || commands.some(({ kind }) => kind === 'no-call') ? wantedInstead(reading) : null
  if (instead !== null && !understood.numberAsked && !called) understood.wantedInstead = instead
  const tells = () => tellsOfOneself(reading) || refusesOtherKind(reading)
  if (act === 'unclear' && understood.commands.length === 0 && tells()) understood.tellsOfOneself = true
  const picks = commands.some(({ kind }) => kind === 'pick')
  const untold = beside.untold.length > 0 || (picks && asksForMore(reading, asksAbout))
  // "2bhk in Koramangala, how much is the deposit?"
  const besideWish = act === 'inform' && (beside.untold.length > 0 || asksWhyDear(reading))
  if ((act === 'question' && untold) || besideWish) understood.asksUntold = beside.untold
  if (beside.which && commands.length === 0) understood.asksWhich = true
  return understood
}

function readActSaid(reading: Reading, commands: readonly Command[]): Act {
  const signs = actOfSigns(reading)
  if (signs !== null) return signs
  const asksUntold = commands.every(({ kind }) => kind === 'pick') && saysUntold(reading)
  return asksUntold || namesFactAlone(reading) ? 'question' : readAct(reading, commands)
}

/** What of a listing is asked about; "security kinni lagu" asks for no guards. */
function readAsked(reading: Reading, { distance, listed, untold, ofDeposit, parking }: AskedBeside): Asked[] {
  // "Will water stand there in the rain?" asks for no supply of it.
  const flooding = untold.includes('flooding')
  const amenities = readAmenitiesAsked(reading).filter(
    (one) => !(ofDeposit && one === 'security') && !(flooding && one === 'water_supply'),
  )
  if (asksForPets(reading) && !amenities.includes('pet_friendly')) amenities.push('pet_friendly')
  if (parking && !amenities.includes('parking')) amenities.push('parking')
  // "Is it a safe area?" asks not where it is.
  const facts = readFactsAsked(reading).filter((fact) => !(fact === 'area' && untold.includes('safety')))
  return [...amenities, ...facts, ...listed, ...(distance ? (['distance'] as const) : [])]
}

function isShow({ kind }: Command): boolean {
  return kind === 'show'
}

function informs({ kind }: Command): boolean {
  return kind === 'set' || kind === 'any' || kind === 'drop'
}

/** What else is meant is open: "useless, all of them" refuses, "two lakhs of deposit is much, no?" asks. */
function leavesOpen(command: Command): boolean {
  return command.kind === 'aside' && (command.about === 'complaint' || command.facts !== undefined)
}

const ofGuru: ReadonlySet<Command['kind']> = new Set([
  'aside',
  'meaning',
  'speak',
  'decline',
  'so-far',
  'no-call',
  'not-possible',
])

/** What holds beside other talk, which wishes nothing: what is said of Guru itself. */
function isSaidBeside({ kind }: Command): boolean {
  return ofGuru.has(kind)
}

const errand: Command = { kind: 'aside', about: 'errand' }

function isOtherService(reading: Reading, act: Act): boolean {
  if ((act === 'unclear' && tellsOfLiving(reading)) || saysUntold(reading)) return false
  return isErrand(reading, act) || (act === 'question' && asksElsewhere(reading))
}
