import type { Act } from '@guru/contract/vocabulary'
import { isNextWeek, isTimeWord } from '../../languages/call-times.ts'
import { isLandmark, isNeighbourhood } from '../../languages/neighbours.ts'
import { ofGuruKinds, speaksOfCalls } from '../../languages/of-guru.ts'
import type { Command } from '../command.ts'
import { listedIn } from '../listed-in.ts'
import { namesStop } from '../polarity/stops.ts'
import { asksAnything, has, namesDeal, namesProperty, type Reading } from '../reading.ts'
import { othersCallGuru, saysNoToCall, tiresOfOffers } from './calls.ts'
import { readDeclined } from './declined.ts'
import { kindsSaid } from './of-guru.ts'
import { type SeekerKind as Kind, kindsOfSeeker, longest, namesKin, wishesBeside } from './seeker-words.ts'
import { whereCalledOneIs } from './who-is-called.ts'

/** Tokens: who only puts off, gives up or fears says no more than that. */
const fewest = 8

/** What a short turn says of the seeker and the family, whatever its words would wish elsewhere; null for any other. */
export function readOfSeeker(reading: Reading): Command | null {
  if (saysNoToCall(reading) || tiresOfOffers(reading)) return { kind: 'no-call' }
  const kinds = kindsOfSeeker(reading.tokens)
  if (kinds.size === 0) return null
  if (callsAnother(kinds, reading)) return { kind: 'call-another' }
  if (refusesTalk(kinds, reading)) return { kind: 'no-call' }
  if (wishesBeside(reading) || reading.segments.some(namesDeal)) return null
  if (asksWhomOwnersTake(reading)) return { kind: 'aside', about: 'whom-owners-take' }
  if (kinds.has('vain') && !asksAnything(reading)) return { kind: 'aside', about: 'complaint' }
  if (isTiredOfSearch(kinds, reading)) return { kind: 'mood', mood: 'weary' }
  return givesUp(kinds, reading) ? { kind: 'leave' } : null
}

/** What is left of a turn that wishes nothing: a mood, putting off, and coming back. */
export function readMood(reading: Reading, act: Act): Command | null {
  const { tokens, said, context } = reading
  const kinds = kindsOfSeeker(tokens)
  if (wishesBeside(reading) || said.has('act:handoff') || said.has('no-call')) return null
  if (asksAtHomeFirst(kinds, reading) && act !== 'handoff') return { kind: 'put-off' }
  if ((act === 'unclear' || act === 'affirm') && talksLater(reading)) return { kind: 'put-off' }
  if (tokens.length <= fewest) {
    if (kinds.has('news') && isBehindResult(reading)) return { kind: 'follow-up', wants: 'more' }
    const wantsTime = kinds.has('notNow') || (kinds.has('looksFirst') && context.calling === true)
    if (wantsTime && act !== 'goodbye' && !namesTime(reading)) return { kind: 'put-off' }
  }
  // "I am tired" asks nothing, although the words for it may end like a question.
  const told = act === 'unclear' || (act === 'question' && !tokens.some(({ text }) => text === '?'))
  if (told && kinds.has('weary')) return { kind: 'mood', mood: 'weary' }
  if (kinds.has('relieved') && (act === 'unclear' || act === 'thanks'))
    return { kind: 'mood', mood: 'relieved' }
  return kinds.has('amused') && act === 'unclear' ? { kind: 'mood', mood: 'amused' } : null
}

/** "Mai abhi duty pe hu, baad me baat karti hu", "main baad ch puchunga" */
function talksLater(reading: Reading): boolean {
  const ofGuru = kindsSaid(reading)
  const talks = ofGuru.has('talks') || kindsOfSeeker(reading.tokens).has('asksFirst')
  if (!ofGuru.has('later') || !talks || reading.tokens.length > longest) return false
  return !asksAnything(reading) && !talksOfOther(reading)
}

/** "I will talk about budget later", "agent says talk later", "my husband will talk to you": nobody takes leave. */
export function talksOfOther({ segments, tokens, said }: Reading): boolean {
  if (said.has('agent') || said.has('about') || said.has('slot:price') || said.has('slot:rent')) return true
  const { words } = listedIn(tokens)
  return segments.some((segment, at) => {
    if (!has(segment, 'act:goodbye')) return false
    const before = segments[at - 1]
    if (has(before, 'talk:past') || has(before, 'talk:told') || has(before, 'it')) return true
    const kin = words.findIndex(
      ({ ofSeeker, oneself }, token) =>
        token >= (before?.from ?? 0) &&
        token < (before?.to ?? 0) &&
        (ofSeeker.has('kin') || oneself.has('kin')),
    )
    // "Ok brother, we talk later" speaks to one.
    return kin > 0 && words[kin - 1]?.ofSeeker.has('mine') === true
  })
}

/** "I first ask my son, god bless", "ghar par baat karke bataunga": leave is taken, whatever else is wished along with it. */
function asksAtHomeFirst(kinds: ReadonlySet<Kind>, { tokens }: Reading): boolean {
  if (!kinds.has('asksFirst') || tokens.some(({ text }) => text === '?')) return false
  return kinds.has('kin') || kinds.has('ofKin') || kinds.has('atHome')
}

/** "About the second one I ask my wife": a home that is picked, and leave taken of it. */
export function leavesToFamily(reading: Reading): boolean {
  return asksAtHomeFirst(kindsOfSeeker(reading.tokens), reading) && !reading.said.has('act:handoff')
}

/** "Ghar dhoondte thak gaye": the home is none that is wished; "tired of the flat, now a villa" wishes one. */
function isTiredOfSearch(kinds: ReadonlySet<Kind>, reading: Reading): boolean {
  const { segments } = reading
  if (!kinds.has('weary') || !isBehindResult(reading)) return false
  const homes = segments.filter(namesProperty)
  return (
    homes.length === 1 &&
    has(homes[0], 'property:house') &&
    segments.length <= fewest &&
    segments.every(({ mark }) => mark === null)
  )
}

function isBehindResult({ context }: Reading): boolean {
  return context.searched === true || (context.shown ?? 0) > 0
}

/** "I won't talk to any broker"; who wants no machine wants a person. */
function refusesTalk(kinds: ReadonlySet<Kind>, reading: Reading): boolean {
  if (!kinds.has('refusesTalk')) return false
  const ofGuru = kindsSaid(reading)
  if (instead.some((one) => ofGuru.has(one))) return false
  const ofAgent = reading.said.has('agent') || ofGuru.has('persons')
  return ofAgent || (kinds.has('anybody') && isBehindResult(reading))
}

/** Of the owner himself, of a bot, "give me a human". */
const instead = ['robots', 'machines', 'owners', 'hands'] as const

/** "Leave it, I need it no more", "stop". */
function givesUp(kinds: ReadonlySet<Kind>, reading: Reading): boolean {
  const { tokens, context, said } = reading
  if (tokens.length > fewest || asksAnything(reading)) return false
  if (said.has('act:handoff') || said.has('no-call')) return false
  if (kinds.has('stops') && tokens.length <= 3 && !stopsElsewhere(reading)) return true
  return kinds.has('noMore') && isBehindResult(reading) && (kinds.has('leaves') || context.asked === null)
}

/** "Bus stop near" names a place, and with homes beside it those alone are to stop. */
function stopsElsewhere({ tokens, segments, said }: Reading): boolean {
  if (segments.some(namesProperty) || said.has('aside:unlisted')) return true
  return segments.some((_, at) => namesStop(segments, tokens, at))
}

/** "Not now, in the evening": when to call is said. "Later" by itself tells no time. */
function namesTime({ tokens, context }: Reading): boolean {
  const isTime = (text: string, at: number) =>
    (isTimeWord(text) && !ofGuruKinds(text).has('later')) || isNextWeek(tokens[at - 1]?.text, text)
  return context.calling === true && tokens.some(({ text }, at) => isTime(text, at))
}

function withoutCalledOnes(reading: Reading): Reading {
  const isTheirs = whereCalledOneIs(reading)
  return { ...reading, segments: reading.segments.filter((_, at) => !isTheirs(at)) }
}

/** "Call my husband, not me", "take my son's number": behind a result, or where a call was spoken of. */
function callsAnother(kinds: ReadonlySet<Kind>, reading: Reading): boolean {
  const { said, context, tokens } = reading
  if (tokens.length > longest || wishesBeside(withoutCalledOnes(reading))) return false
  if (!context.searched && !context.calling && !context.called && !context.shown) return false
  if (said.has('no-call') || said.has('put-off') || !namesKin(tokens)) return false
  if (othersCallGuru(reading)) return false
  const ofGuru = kindsSaid(reading)
  if (ofGuru.has('consults') || ofGuru.has('withholds') || ofGuru.has('why')) return false
  const called = ofGuru.has('numbers') || speaksOfCalls(ofGuru) || said.has('act:handoff')
  return (
    called && (kinds.has('does') || ofGuru.has('gives') || ofGuru.has('hands') || said.has('act:handoff'))
  )
}

/**
 * "Do they give to Muslims?", "we eat fish, hope no problem": who fears to be refused wishes nothing of others, unlike
 * "no Muslims nearby", and asks for no temple and no quarter.
 */
export function asksWhomOwnersTake(reading: Reading): boolean {
  const { said, tokens } = reading
  const kinds = kindsOfSeeker(tokens)
  if (
    !(kinds.has('takes') || kinds.has('fears')) ||
    !(said.has('creed') || said.has('diet') || kinds.has('eats'))
  )
    return false
  if (tokens.some(({ text }) => isNeighbourhood(text) || isLandmark(text))) return false
  if (!asksAnything(reading) && !(kinds.has('fears') && tokens.length <= fewest)) return false
  return readDeclined(reading) === null
}
