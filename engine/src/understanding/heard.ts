import type { Act } from '@guru/contract/vocabulary'
import type { Command } from './command.ts'
import { isOtherTalk } from './other-talk/other-talk.ts'
import { readCommands } from './read-commands.ts'
import type { Reading } from './reading.ts'
import { readAct } from './recognisers/acts.ts'
import { isErrand } from './recognisers/asides.ts'
import { asksElsewhere } from './recognisers/asked-elsewhere.ts'
import { readAskedOfCompared, readAskedOfOne } from './recognisers/asked-of-one.ts'
import { wishesByAsking } from './recognisers/asked-there.ts'
import { readCallTime } from './recognisers/call-times.ts'
import { answersWithTown, callerNamed } from './recognisers/caller-named.ts'
import { othersCallGuru } from './recognisers/calls.ts'
import { isCityTalk } from './recognisers/city-talk.ts'
import { saysUntold, withoutMistaken } from './recognisers/facts-named.ts'
import { tellsOfChildhood, tellsOfLiving } from './recognisers/oneself.ts'
import { actOfSigns } from './recognisers/signs.ts'
import { namesFactAlone } from './recognisers/untold/asked-beside.ts'
import { asksWhichNearest } from './recognisers/untold/distance-asked.ts'
import { asksForVisitDay } from './recognisers/visits.ts'

/** A turn with what its words plainly say, before anything is guessed of it. */
export interface Heard {
  reading: Reading
  commands: Command[]
  said: Act
  /** True where a number of a phone stood in the turn. */
  called: boolean
  /** True for talk of a city: "Kolkata's sweets are super". */
  ofCity: boolean
  /** True where another service is asked for. */
  elsewhere: boolean
  /** True where others call Guru or advise to: "my wife will call you". */
  theirs: boolean
  /** True where a home is to be seen on a day. */
  onDay: boolean
  callTime: string | null
}

/** Reads what is wished first: what is asked, a day to come and a time to call are weighed against it. */
export function hear(read: Reading, called: boolean): Heard {
  const { reading, commands, ofCity } = readWishes(read, called)
  const said = commands.some(informs) ? 'inform' : readActSaid(reading, commands)
  const elsewhere = commands.length === 0 && isOtherService(reading, said)
  const onDay = !elsewhere && !called && asksForVisitDay(reading, said, commands)
  const theirs = othersCallGuru(reading)
  const callTime = elsewhere || onDay || theirs ? null : readCallTime(reading, said, commands)
  return { reading, commands, said, called, ofCity, elsewhere, theirs, onDay, callTime }
}

/** What is wished; of talk that wishes nothing, what is said of Guru beside it alone. */
function readWishes(read: Reading, called: boolean): Pick<Heard, 'reading' | 'commands' | 'ofCity'> {
  const ofShown = readAskedOfOne(read) ?? readAskedOfCompared(read)
  const reading = ofShown?.reading ?? read
  const found: Command[] =
    ofShown === null
      ? withoutMistaken(readCommands(reading), reading)
      : ofShown.positions.map((position) => ({ kind: 'pick', position }))
  const ofCity = isCityTalk(reading, found)
  const wishless =
    ofCity ||
    ((called || answersWithTown(reading)) && callerNamed(reading) !== null) ||
    (found.some(informs)
      ? isOtherTalk(reading, found) && !wishesByAsking(reading)
      : tellsOfChildhood(reading))
  return { reading, commands: wishless ? found.filter(isSaidBeside) : found, ofCity }
}

function readActSaid(reading: Reading, commands: readonly Command[]): Act {
  const signs = actOfSigns(reading)
  if (signs !== null) return signs
  const asksOfShown =
    commands.every(({ kind }) => kind === 'pick') && (saysUntold(reading) || asksWhichNearest(reading))
  return asksOfShown || namesFactAlone(reading) ? 'question' : readAct(reading, commands)
}

function informs({ kind }: Command): boolean {
  return kind === 'set' || kind === 'any' || kind === 'drop' || kind === 'near'
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

export const errand: Command = { kind: 'aside', about: 'errand' }

export function isOtherService(reading: Reading, act: Act): boolean {
  if ((act === 'unclear' && tellsOfLiving(reading)) || saysUntold(reading)) return false
  return isErrand(reading, act) || (act === 'question' && asksElsewhere(reading))
}
