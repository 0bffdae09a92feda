import type { Act, LanguageCode } from '@guru/contract/vocabulary'
import { languageAskedFor } from '../../languages/speaking.ts'
import { type Command, type UntoldFact, undoneSlots } from '../command.ts'
import { hasListed } from '../listed-in.ts'
import { breathAround, clauseAround, has, isFiller, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Wish } from '../wish.ts'
import { asksForFeesBeside } from './doubts.ts'
import { wishesGround } from './ground-of-home.ts'
import { isPlaceOfHome } from './land-words.ts'
import { lacksLanguage } from './languages-named.ts'
import { complains, kindsSaid, readOfGuru } from './of-guru.ts'
import { asksWhomOwnersTake } from './of-seeker.ts'
import { refusesCall } from './refused-acts.ts'
import { seeksHostel, seeksRoomForOne, welcomesSingleRoom } from './rooms-let-singly.ts'
import { shownKindsIn } from './shown-word.ts'
import { wantsToBeTold } from './told-when-one-comes.ts'
import { readConditions } from './untold/conditions.ts'

const aboutGuru = (['who', 'fees', 'privacy', 'why-asked', 'languages', 'cities'] as const).map(
  (about) => ({ about, concept: `aside:${about}` }) as const,
)

/** What is said beside the wishes: of Guru, of languages, of what Guru does not deal in. */
export function readAsides(reading: Reading, wishes: readonly Wish[]): Command[] {
  const commands: Command[] = []
  const ofGuru = wishes.length === 0 ? readOfGuru(reading) : null
  if (complains(reading) && (wishes.length === 0 || kindsSaid(reading).has('often')))
    commands.push({ kind: 'aside', about: 'complaint' })
  const said = aboutGuru.filter(({ concept }) => reading.said.has(concept))
  // "Why do you ask my number?" asks more than why Guru asks.
  for (const { about } of said)
    if (about !== 'why-asked' || ofGuru === null) commands.push({ kind: 'aside', about })
  // "Are you a broker? How much is the commission?"
  const fees =
    ofGuru?.kind === 'aside' && ofGuru.about === 'fees' && !said.some(({ about }) => about === 'fees')
  if (ofGuru !== null && (!commands.some(({ kind }) => kind === 'aside') || fees)) commands.push(ofGuru)
  const asked = commands.some((one) => one.kind === 'aside' && one.about === 'fees')
  if (!asked && wishes.length === 0 && asksForFeesBeside(reading))
    commands.push({ kind: 'aside', about: 'fees' })
  if (wishes.length === 0) commands.push(...readUndo(reading))
  if (reading.said.has('so-far') && wishes.length === 0) commands.push({ kind: 'so-far' })
  if (ofGuru?.kind !== 'put-off' && putsOff(reading, wishes)) commands.push({ kind: 'put-off' })
  if (refusesCall(reading)) commands.push({ kind: 'no-call' })
  const lacking = wishes.length === 0 && lacksLanguage(reading)
  if (lacking) commands.push({ kind: 'aside', about: 'languages' })
  const language = lacking ? null : languageSpoken(reading)
  if (language !== null) commands.push({ kind: 'speak', language })
  const others = otherKindsSought(reading, wishes)
  if (others.length > 0)
    commands.push({
      kind: 'aside',
      about: 'other-kind',
      ...(seeksHostel(reading, others, wishes) && { hostel: true }),
    })
  else if (seeksRoomForOne(reading, wishes) || welcomesSingleRoom(reading, wishes))
    commands.push({ kind: 'aside', about: 'other-kind', hostel: true })
  if (wantsToBeTold(reading)) commands.push({ kind: 'aside', about: 'notify' })
  if (asksWhomOwnersTake(reading)) commands.push({ kind: 'aside', about: 'whom-owners-take' })
  const facts = commands.length === 0 ? factsWished(reading, wishes) : []
  if (facts.length > 0) commands.push({ kind: 'aside', about: 'unlisted', facts })
  else if (wantsUnlisted(reading)) commands.push({ kind: 'aside', about: 'unlisted' })
  return commands
}

/** What a wish holds that no listing tells. */
function factsWished(reading: Reading, wishes: readonly Wish[]): UntoldFact[] {
  const facts = readConditions(reading)
  const kinds = wishes.flatMap((one) => (one.slot === 'property_type' && !one.negated ? [one.value] : []))
  return wishesGround(reading, kinds) ? [...facts, 'land_size'] : facts
}

/** "Go back"; "the first area was better" names what. Who asks about it ("is the first area safe?") goes nowhere. */
function readUndo({ said, segments, clauseOf }: Reading): Command[] {
  const slot = undoneSlots.find(
    (one) =>
      said.has(`undo:${one}`) &&
      segments.some((segment, at) => has(segment, `undo:${one}`) && clauseOf[at]?.kind !== 'question'),
  )
  if (slot !== undefined) return [{ kind: 'undo', slot }]
  return said.has('undo') ? [{ kind: 'undo' }] : []
}

/** "I ask my wife first"; "enough" behind a result, while to a question it says that the answer is complete. */
function putsOff({ said, context }: Reading, wishes: readonly Wish[]): boolean {
  if (wishes.length > 0) return false
  const { asked, shown = 0, searched = shown > 0 } = context
  return said.has('put-off') || (said.has('enough') && searched && asked === null)
}

/** "Speak in Tamil, please" */
function languageSpoken({ said, segments, tokens }: Reading): LanguageCode | null {
  const asked = said.has('speak') ? segments.find((segment) => has(segment, 'speak')) : undefined
  if (asked === undefined) return null
  return languageAskedFor(tokens.slice(asked.from, asked.to).map(({ text }) => text))
}

/**
 * A turn that wants nothing but what other services do: a taxi, a song, a repair. What only asks about trains
 * or restaurants may ask where a home is.
 */
export function isErrand({ segments, clauses }: Reading, act: Act): boolean {
  if (act !== 'unclear' && act !== 'question') return false
  const asks = act === 'question'
  return clauses.some(
    ({ kind, from, to }) =>
      kind === (asks ? 'question' : 'talk') &&
      segments
        .slice(from, to)
        .some((segment) => has(segment, 'talk:errand') || (!asks && has(segment, 'talk:elsewhere'))),
  )
}

/** A shop or an office that is looked for: neither "near my office" nor "a plot with a shop". */
function otherKindsSought(reading: Reading, wishes: readonly Wish[]): Segment[] {
  if (!reading.said.has('aside:other-kind')) return []
  // "Don't call now, I'm at the shop."
  if (reading.callTime !== null && !reading.said.has('seek')) return []
  const home = wishes.some(
    ({ slot, negated }) => !negated && (slot === 'property_type' || slot === 'bedrooms'),
  )
  if (home) return []
  return reading.segments.filter((segment, at) => {
    if (!has(segment, 'aside:other-kind')) return false
    if (asksIfNone(reading, at)) return true
    if (reading.negated[at] === true || isRefusedAt(reading, at)) return false
    if (reading.clauseOf[at]?.kind === 'talk' || isAskedBeside(reading, at)) return false
    if (isOfWork(reading, at) || isWhereOneWorks(reading, at) || isChemist(reading, at)) return false
    // "Call me after office, I am looking for a flat."
    if (reading.callTime !== null && at >= reading.callTime.from && at < reading.callTime.to) return false
    let before = at - 1
    while (before >= at - 3 && isFiller(reading.segments[before]) && !has(reading.segments[before], 'own'))
      before--
    return !elsewhere.some((concept) => has(reading.segments[before], concept))
  })
}

/** "Hostel nahi hai kya?", "no PG?": who asks whether there is none, and nothing else, seeks one. */
function asksIfNone(reading: Reading, at: number): boolean {
  const { tokens, segments, clauseOf } = reading
  const isHostel = (one: Segment | undefined) => hasListed(tokens, one, 'shownWords', 'hostels')
  if (clauseOf[at]?.asking !== true || !isHostel(segments[at])) return false
  return clauseAround(reading, at).every(
    (one) =>
      !has(one, 'it') &&
      (one.mark !== null ||
        isHostel(one) ||
        isFiller(one) ||
        ofWhetherThere.some((concept) => has(one, concept))),
  )
}

const ofWhetherThere = [
  'not:after',
  'not:before',
  'or',
  'is',
  'exist',
  'any',
  'all-the-same',
  'ask:closing',
  'ask:polar',
  'of',
] as const

/** "Medical shop", "dawai ki dukaan": one that is to be near by. */
function isChemist(reading: Reading, at: number): boolean {
  return shownKindsIn(reading, reading.segments.slice(Math.max(0, at - 1), at + 1)).has('chemist')
}

/** "My wife's office is there", "office location Guindy": said of where somebody works, whoever looks for what. */
function isWhereOneWorks({ segments, tokens }: Reading, at: number): boolean {
  if (has(segments[at + 1], 'slot:area') || has(segments[at + 1], 'slot:city')) return true
  let before = at - 1
  while (before > at - 3 && (isFiller(segments[before]) || has(segments[before], 'of'))) before--
  return hasListed(tokens, segments[before], 'ofPlaces', 'spouse')
}

/** "Office Manyata": to who looks for a home it only says where one works. */
function isOfWork({ segments, context }: Reading, at: number): boolean {
  const { city, bedrooms, property_type: kind } = context.known
  if (city === undefined && bedrooms === undefined && kind === undefined) return false
  const breath = breathAround(segments, at)
  const others = breath.filter((one) => one !== segments[at] && one.mention === null)
  return others.length + 1 < breath.length && others.every((one) => isFiller(one) || has(one, 'of'))
}

/** "I don't want a factory, I said I work there." */
export function refusesOtherKind(reading: Reading): boolean {
  return (
    reading.said.has('aside:other-kind') &&
    reading.segments.some((segment, at) => has(segment, 'aside:other-kind') && isRefusedAt(reading, at))
  )
}

function isRefusedAt({ segments }: Reading, at: number): boolean {
  const refuses = (from: number, step: 1 | -1, concept: 'not:before' | 'not:after') => {
    let next = from + step
    while (Math.abs(next - from) < 4 && (isFiller(segments[next]) || has(segments[next], 'seek')))
      next += step
    return has(segments[next], concept)
  }
  return refuses(at, 1, 'not:after') || refuses(at, -1, 'not:before')
}

/** "East facing", "near a school": a wish that no listing answers; a question about one is answered as such. */
function wantsUnlisted(reading: Reading): boolean {
  const { segments, clauses, said } = reading
  if (!said.has('aside:unlisted')) return false
  // Who looks for land says by a "good place" what is sought.
  const isUnlisted = (segment: Segment, at: number) =>
    has(segment, 'aside:unlisted') && (!has(segment, 'property:land') || isPlaceOfHome(reading, at))
  if (!segments.some(isUnlisted)) return false
  return clauses.some(({ kind, asking, from, to }) => {
    const clause = segments.slice(from, to)
    if (kind === 'question' || asking || !clause.some((segment) => has(segment, 'aside:unlisted')))
      return false
    // "East facing, by the vastu": whatever else is told, it is sought.
    const sought = clause.some((one, at) => has(one, 'aside:unlisted') && has(clause[at + 1], 'seek'))
    return kind === 'wish' || sought || clause.every(isSaidOfUnlisted)
  })
}

/** In a clause that wishes nothing else, what leaves it a wish: "[should be] [on the] first floor [only]". */
function isSaidOfUnlisted(segment: Segment): boolean {
  if (segment.mark !== null || isFiller(segment)) return true
  return besideUnlisted.some((concept) => has(segment, concept))
}

const besideUnlisted = [
  'aside:unlisted',
  'seek',
  'not:before',
  'not:after',
  'of',
  'at',
  'and',
  'or',
  'so-that',
  'interjection',
] as const

/** "Is there a shop nearby?", "how far is it from the office?" */
function isAskedBeside(reading: Reading, at: number): boolean {
  if (reading.clauseOf[at]?.kind !== 'question') return false
  const asked = clauseAround(reading, at)
  const sought = asked.some((segment) => has(segment, 'seek') || has(segment, 'exist'))
  const beginning = reading.segments[at]?.to ?? 0
  return !sought || asked.some((segment) => segment.from >= beginning && has(segment, 'at'))
}

/** Before an office these say that it is somewhere, not that it is sought. */
const elsewhere = ['at', 'origin', 'range:to', 'range:between', 'own'] as const
