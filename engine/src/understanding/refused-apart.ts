import { isCallWord, isTimeWord } from '../languages/call-times.ts'
import { ofGuruKinds } from '../languages/of-guru.ts'
import { tokenise } from '../text/tokens.ts'
import type { Command, Understanding, UnderstandingContext } from './command.ts'
import { partsOf } from './parts-of-turn.ts'

/** Reads a text by itself. */
type Read = (text: string) => Understanding

const noCall: Command = { kind: 'no-call' }

/**
 * "No call now. Which of 1 and 2 is older?": beside the refusal of a call the rest of the turn is heard as if it stood
 * alone. null where nothing refuses one, or nothing else is said.
 *
 * @param read what a part by itself says
 * @param hear what the rest of the turn says
 */
export function withRefusalApart(
  text: string,
  { calling }: UnderstandingContext,
  read: Read,
  hear: Read,
): Understanding | null {
  const parts = partsOf(text)
  if (parts.length < 2) return null
  const putOff = parts.filter(putsOffCall)
  const refused = parts.filter((part, at) => {
    const offered = calling === true && at === 0
    return putOff.includes(part) || ((offered || namesCall(part)) && refusesCall(read(part), offered))
  })
  // "Don't call now, I am at the shop. At night after 9."
  if (refused.length === 0 || (putOff.length === 0 && read(text).callTime !== undefined)) return null
  const heard = hear(restOf(text, [...refused, ...(calling ? putOffBetween(parts, refused, read) : [])]))
  if (!saysMore(heard)) return null
  // "Not the area, I asked about the second one": what was answered is refused.
  if (!refused.some(namesCall) && read(text).commands.some(complains)) return null
  // "No, buy": what one wishes is put right.
  if (!refused.some(namesCall) && heard.commands.some(({ kind }) => kind === 'set')) return null
  return { ...heard, commands: [noCall, ...heard.commands.filter(({ kind }) => kind !== 'no-call')] }
}

/**
 * "Leave the Baner one, can we see the Aundh one tomorrow?": beside a home that is left alone the rest is heard as if it
 * stood alone. null where none is, or nothing else is said.
 */
export function withHomeLeftApart(text: string, read: Read, hear: Read): Understanding | null {
  const parts = partsOf(text)
  const left = parts.filter((part) => read(part).commands.some(({ kind }) => kind === 'set-aside'))
  if (left.length === 0 || left.length === parts.length) return null
  const heard = hear(restOf(text, left))
  return heard.act === 'unclear' && heard.commands.length === 0 ? read(left[0] ?? text) : heard
}

function namesCall(part: string): boolean {
  return tokenise(part).some(({ text }) => isCallWord(text))
}

/** Words: who only puts a call off says no more. */
const mostPutOff = 5

/** "Baad me call", "ফোন পরে": beside anything else no call is wanted yet. With a day or an hour it is. */
function putsOffCall(part: string): boolean {
  const words = tokenise(part).filter(({ kind }) => kind === 'word' || kind === 'number')
  const isLater = (text: string) => ofGuruKinds(text).has('later')
  const timed = words.some(({ kind, text }) => kind === 'number' || (isTimeWord(text) && !isLater(text)))
  return !timed && words.length <= mostPutOff && namesCall(part) && words.some(({ text }) => isLater(text))
}

/** A refusal and nothing else. `offered`: "not now", "I ask my father first" refuse what was just offered. */
function refusesCall(understood: Understanding, offered: boolean): boolean {
  const { commands, act, asksAbout = [], asksUntold = [], callTime, wantedInstead } = understood
  if (asksAbout.length + asksUntold.length > 0 || callTime !== undefined || wantedInstead !== undefined)
    return false
  if (commands.length > 0 && commands.every(({ kind }) => kind === 'no-call')) return act === 'deny'
  return (
    offered && (commands.length === 0 ? act === 'deny' : commands.every(({ kind }) => kind === 'put-off'))
  )
}

/** "Call venam, [aprom solren.] How old is it?": why none is wanted right behind the refusal. */
function putOffBetween(parts: readonly string[], refused: readonly string[], read: Read): string[] {
  return parts
    .slice(1)
    .filter(
      (part, at) =>
        parts.slice(at, at + 1).some((before) => refused.includes(before)) &&
        at + 2 < parts.length &&
        refusesCall(read(part), true),
    )
}

function restOf(text: string, taken: readonly string[]): string {
  return taken.reduce((rest, part) => rest.replace(part, () => ''), text).replace(/^[\s,;.!?।॥…-]+/u, '')
}

/** Whether anything is asked or wished besides, and no call after all. */
function saysMore({ commands, act, callTime, calls, phone, visit }: Understanding): boolean {
  if (act === 'handoff' || callTime !== undefined || calls || phone) return false
  return act === 'question' || visit !== undefined || commands.some(({ kind }) => kind !== 'put-off')
}

function complains(command: Command): boolean {
  return command.kind === 'aside' && command.about === 'complaint'
}
