import { isCallWord, isClock, isNext, isTimeWord } from '../../languages/call-times.ts'
import type { Concept } from '../../languages/concept.ts'
import type { Token } from '../../text/token.ts'
import { listedIn } from '../listed-in.ts'
import { has, isFiller, isUnknownWord, namesProperty } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isOfTime, isOfWeek } from './time-words.ts'
import type { SaidSoFar } from './turn.ts'

export function isCall(segment: Segment): boolean {
  return has(segment, 'act:handoff') || has(segment, 'no-call') || has(segment, 'contact')
}

/** Whether a call is wanted or refused in so many words. */
export function namesCall({ said, segments }: Pick<SaidSoFar, 'said' | 'segments'>): boolean {
  if (!said.has('act:handoff') && !said.has('no-call') && !(said.has('contact') && said.has('agent')))
    return false
  return segments.some((one, at) => isCall(one) && !isCallTold(segments, at))
}

/** "Agent ka phone aaya tha", "I got a call from an agent": a call that came is none that is wanted. */
export function isCallTold(segments: readonly Segment[], at: number): boolean {
  const next = segments[at + 1]
  if (has(next, 'talk:told') && !has(next, 'said-so')) return true
  // "Meri baat" is the call that is wanted.
  const before = segments[at - 1]
  return has(segments[at], 'contact') && has(before, 'own') && !isFiller(before)
}

/** "Yes, 5 pm is fine for the call", "6.30 is the call time": a call that was spoken of is named by its noun. */
export function agreesToCall(turn: Pick<SaidSoFar, 'said' | 'tokens'>): boolean {
  const { said, tokens } = turn
  if (!tokens.some(({ text }) => isCallWord(text))) return false
  return said.has('act:affirm') || tokens.some(({ text }) => isClock(text))
}

/**
 * "ফোন করলে বিকেল ৪টের পর করবেন": a call by its noun, behind it nothing but a time, and at the end that it is to be done.
 * "I got a call yesterday evening, take note" only tells of one. "Phone porer soptahe korte": beside a week it is one
 * however it is put.
 */
export function asksToCallAt({ tokens, said, segments }: Pick<SaidSoFar, 'said' | 'tokens' | 'segments'>) {
  const called = tokens.some(({ text }) => isCallWord(text))
  const told = said.has('talk:past') || said.has('talk:told')
  if (called && !told && !said.has('no-call') && tokens.some((_, at) => isOfWeek(tokens, at))) return true
  if (notAsking.some((one) => said.has(one))) return false
  const { words, ofGuru } = listedIn(tokens)
  if (ofGuru.has('numbers')) return false
  const last = tokens.findLastIndex(({ kind }) => kind !== 'mark')
  const { ofSeeker, callTimes } = words[last] ?? {}
  // "Take", "lo": what is done with a note.
  if (!ofSeeker?.has('does') || callTimes?.has('labels')) return false
  const call = tokens.findIndex(({ text }) => isCallWord(text))
  if (call < 0 || !tokens.slice(call + 1, last).some(({ text }) => isTimeWord(text))) return false
  const behind = segments.filter(({ from, to }) => from > call && to <= last)
  const done = segments.find(({ from, to }) => from <= last && last < to)
  return !otherDeeds.some((one) => has(done, one)) && behind.every((one, at) => isOfCallAt(tokens, one, at))
}

const notAsking = ['not:before', 'not:after', 'no-call', 'talk:past', 'talk:told'] as const

/** What is to be done at the end, where that is no call: "show", "send a photo", "I will take". */
const otherDeeds: readonly Concept[] = ['seek', 'ask-about', 'propose']

/** Between a call and that it is to be done: the time, and right behind the call that it is only supposed ("phone cheste"). */
function isOfCallAt(tokens: readonly Token[], one: Segment, at: number): boolean {
  if (one.mark !== null || one.mention !== null || namesProperty(one)) return false
  const isTold = (token: Token) => isOfTime(token) || isClock(token.text) || isNext(token.text)
  if (one.number !== null || tokens.slice(one.from, one.to).every(isTold)) return true
  if (at === 0 && isUnknownWord(one)) return true
  return isFiller(one) || besideTime.some((concept) => has(one, concept))
}

const besideTime: readonly Concept[] = ['unit:time', 'of', 'at', 'is', 'range:to', 'min:after', 'max:after']
