import { isBooking, isCallWord } from '../../languages/call-times.ts'
import { listedAs } from '../../languages/listed-words.ts'
import { speaksOfCalls } from '../../languages/of-guru.ts'
import { ofSeekerKinds } from '../../languages/of-seeker.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { asksAnything, has, isFiller, type Reading, saysWord } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { kindsSaid } from './of-guru.ts'
import { kindsOfSeeker, longest, namesKin, wishesBeside } from './seeker-words.ts'

/** Tokens between a call and what is done to it: "call [ek] book kar do". */
const nearby = 2

/** "Book a call for the flat you showed me", "call fix pannunga": no errand, although tables are booked, too. */
export function booksCall({ tokens, said }: Reading): boolean {
  if (said.has('no-call') || said.has('not:after') || said.has('not:before')) return false
  return tokens.some(
    ({ text }, at) =>
      isCallWord(text) &&
      tokens.slice(Math.max(0, at - nearby), at + nearby + 1).some((near) => isBooking(near.text)),
  )
}

/**
 * "My wife will call you", "my friend told me to call you": a call that comes to Guru is none that is wanted, unless one is
 * asked for as well: "my husband will talk to you, call him after 6".
 */
export function othersCallGuru(reading: Reading): boolean {
  const { said, tokens } = reading
  if (asksForCallToo(reading)) return false
  if (tokens.length > longest || !kindsOfSeeker(tokens).has('toGuru') || asksAnything(reading)) return false
  // "My wife wants to talk to you."
  if (said.has('others-wish') || said.has('others-wish:after')) return false
  const calls = said.has('contact') || said.has('act:handoff') || kindsSaid(reading).has('calls')
  return calls && namesKin(tokens, false)
}

/** A call in what is said behind a pause, or one with its time. */
function asksForCallToo({ segments, said, callTime }: Reading): boolean {
  if (said.has('act:handoff') && callTime !== null) return true
  const pause = segments.findIndex((one) => one.mark !== null || has(one, 'but'))
  return pause >= 0 && segments.slice(pause).some((one) => has(one, 'contact') || has(one, 'act:handoff'))
}

/** "Ask the owner about the dog and call me": the dog is wished of no home. */
export function leavesToCaller(reading: Reading): boolean {
  const { said, segments } = reading
  if (!said.has('act:handoff') || !segments.some(namesAmenity)) return false
  const ofGuru = kindsSaid(reading)
  return ofGuru.has('owners') && ofGuru.has('consults')
}

/** "A lady agent, if possible": who calls is not Guru's to choose. */
export function wishesCaller(reading: Reading): boolean {
  return kindsOfSeeker(reading.tokens).has('ladies') && !wishesBeside(reading)
}

/**
 * "You won't give my number to anyone else?", "will brokers call and disturb me?": asked in whatever words, it wants to
 * know who gets the number, and no other homes.
 */
export function asksWhoGetsNumber(reading: Reading): boolean {
  const kinds = kindsOfSeeker(reading.tokens)
  if (reading.tokens.length > 2 * longest || wishesBeside(reading)) return false
  const ofGuru = kindsSaid(reading)
  if (ofGuru.has('numbers') && kinds.has('nobodyElse')) return true
  const called = speaksOfCalls(ofGuru) || reading.said.has('act:handoff')
  return kinds.has('troubles') && called && asksAnything(reading) && !reading.said.has('no-call')
}

/** A larger number counts none of the homes shown. */
const mostHomes = 20

/** "Hold it for me", "don't give it to anybody else"; "reserve parking for me" wants no home held, nor does who stays for years. */
export function asksToHold(reading: Reading): boolean {
  const kinds = kindsOfSeeker(reading.tokens)
  const { shown = 0, searched = shown > 0 } = reading.context
  if (!searched || reading.tokens.length > longest || kindsSaid(reading).has('numbers')) return false
  if (kinds.has('years') || reading.segments.some(namesAmenity)) return false
  // "Keep it below 25000 for me."
  if (reading.quantities.some(({ low }) => low > mostHomes)) return false
  return (kinds.has('holds') && kinds.has('forMe')) || (kinds.has('keepsBack') && kinds.has('nobodyElse'))
}

/** Words: who only says no to a call says no more. */
const fewest = 7

/** "Nahi call nahi", "hale call rehn deo": a call, and what refuses it. "Call korun na" asks for one. */
export function saysNoToCall({ tokens, segments, said, callTime }: Reading): boolean {
  if (callTime !== null || tokens.length > fewest || said.has('act:handoff')) return false
  if (!tokens.some(({ text }) => isCallWord(text))) return false
  // "Rehne do": in two words, which take something out elsewhere.
  const letsBe = kindsOfSeeker(tokens).has('leaves')
  const refuses = (segment: Segment) =>
    isNo(segment) ||
    (letsBe && has(segment, 'remove:after')) ||
    saysWord(tokens, segment, (word) => ofSeekerKinds(word).has('leaves'))
  return (
    segments.some(refuses) &&
    segments.every(
      (segment) =>
        refuses(segment) ||
        segment.mark !== null ||
        isFiller(segment) ||
        has(segment, 'from-now') ||
        tokens.slice(segment.from, segment.to).every(({ text }) => isCallWord(text) || isArticle(text)),
    )
  )
}

/** Words: who says more of calls than that asks something of them. */
const mostInsisted = 9

/** "Again the call", "tusi fer call te aa gaye": who was offered one and is tired of it wants none. */
export function tiresOfOffers({ tokens, said, callTime, context }: Reading): boolean {
  if (context.calling !== true || callTime !== null || tokens.length > mostInsisted) return false
  if (said.has('act:handoff') || !tokens.some(({ text }) => isCallWord(text))) return false
  return kindsOfSeeker(tokens).has('insists')
}

/** "Not [a] call". */
function isArticle(word: string): boolean {
  return listedAs(word).termWords.has('article')
}

/** A segment that refuses what stands beside it, or everything. */
export function isNo(segment: Segment | undefined): boolean {
  return (['act:deny', 'not:before', 'not:after'] as const).some((no) => has(segment, no))
}
