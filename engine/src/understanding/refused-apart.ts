import { isCallWord } from '../languages/call-times.ts'
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
  const later = parts.filter(putsCallLater)
  const refused = parts.filter((part, at) => {
    if (later.includes(part)) return true
    const offered = calling === true && at === 0
    return (offered || namesCall(part)) && refusesCall(read(part), offered)
  })
  // "Don't call now, I am at the shop. At night after 9."
  if (refused.length === 0 || (later.length === 0 && read(text).callTime !== undefined)) return null
  const heard = hear(restOf(text, [...refused, ...(calling ? putOffBetween(parts, refused, read) : [])]))
  if (!saysMore(heard) || (refused.every((part) => later.includes(part)) && !looksAtHomes(heard))) return null
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

/** "Call later": no time is told to call at. */
function putsCallLater(part: string): boolean {
  const words = tokenise(part).filter(({ kind }) => kind === 'word')
  const isLater = words.some(({ text }) => ofGuruKinds(text).has('later'))
  return isLater && words.length <= mostOfLater && namesCall(part)
}

/** Words of "call me later please" at most. */
const mostOfLater = 4

function namesCall(part: string): boolean {
  return tokenise(part).some(({ text }) => isCallWord(text))
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

/** "Call later. First show those near by": not "call later, I am at the office". */
function looksAtHomes({ act, commands }: Understanding): boolean {
  return act === 'question' || commands.some(({ kind }) => looking.has(kind))
}

const looking: ReadonlySet<Command['kind']> = new Set(['set', 'near', 'pick', 'show', 'follow-up'])

/** Whether anything is asked or wished besides, and no call after all. */
function saysMore({ commands, act, callTime, calls, phone, visit }: Understanding): boolean {
  if (act === 'handoff' || callTime !== undefined || calls || phone) return false
  return act === 'question' || visit !== undefined || commands.some(({ kind }) => kind !== 'put-off')
}
