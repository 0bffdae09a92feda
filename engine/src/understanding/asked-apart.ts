import { looksForCheaper } from './asked.ts'
import type { Command, Understanding, UnderstandingContext } from './command.ts'
import { partsOf } from './parts-of-turn.ts'

/** What a turn asks of homes that are shown, as far as it may be asked beside anything else. */
type Matters = Pick<Understanding, 'asksAbout' | 'asksUntold' | 'visit'> & { commands: Command[] }

/**
 * Of who has homes before them each sentence is heard for itself as well: "photos unnaya? eppudu chudataniki vellochu?"
 * asks for both, although the whole turn is taken for one of them. A turn that wishes is read as a whole alone.
 *
 * @param read what a text by itself says
 */
export function withAskedApart(
  whole: Understanding,
  text: string,
  context: UnderstandingContext,
  read: (part: string) => Understanding,
): Understanding {
  if ((context.shown ?? 0) === 0) return whole
  const parts = partsOf(text)
  const weighed = weighedBy(whole, parts, read)
  if (weighed !== null) return weighed
  if (whole.commands.some((one) => changes(one, context))) return whole
  if (parts.length < 2) return askedOfPicked(whole)
  const heard = parts.map(read)
  const matters = heard.map(askedIn)
  const told = (picksOf(matters).length > 1 ? matters.map(withoutPicks) : matters).reduce(joined, {
    ...whole,
    commands: extremeMeant(whole.commands, heard),
  })
  return askedOfPicked(withCallTime(told, heard))
}

/** "Which of 1 and 2 is better? It should be quiet": what homes that are picked shall have is asked of them. */
function askedOfPicked(heard: Understanding): Understanding {
  const { commands, asksUntold = [] } = heard
  const wished = commands.flatMap((one) => (isUnlisted(one) ? (one.facts ?? []) : []))
  if (wished.length === 0 || !commands.some(({ kind }) => kind === 'pick')) return heard
  return {
    ...heard,
    commands: commands.filter((one) => !isUnlisted(one)),
    asksUntold: [...new Set([...asksUntold, ...wished])],
  }
}

/**
 * "Which of 1 and 2 is better? I come home late, there must be security": what homes are compared by is asked of them,
 * and no others are looked for. null where nothing compares any, or another wish changes.
 */
function weighedBy(
  whole: Understanding,
  parts: readonly string[],
  read: (part: string) => Understanding,
): Understanding | null {
  if (whole.act !== 'question' && !whole.commands.some(setsAmenities)) return null
  if (whole.commands.some((one) => wishes(one) && !setsAmenities(one))) return null
  const wishing = parts.filter((part) => read(part).commands.some(setsAmenities))
  if (wishing.length === 0 || wishing.length === parts.length) return null
  const comparing = read(parts.filter((part) => !wishing.includes(part)).join(' '))
  if (picked(comparing.commands).length < 2 || comparing.commands.some(wishes)) return null
  const amenities = wishing.flatMap((part) => read(part).commands.filter(setsAmenities))
  const asked = [...(comparing.asksAbout ?? []), ...amenities.flatMap(({ value }) => value)]
  const { commands, act, asksUntold, compares } = comparing
  return {
    ...whole,
    commands,
    act,
    asksAbout: [...new Set(asked)],
    ...(asksUntold && { asksUntold }),
    ...(compares && { compares }),
  }
}

type SetsAmenities = Extract<Command, { kind: 'set'; slot: 'amenities' }>

function setsAmenities(command: Command): command is SetsAmenities {
  return command.kind === 'set' && command.slot === 'amenities'
}

function isUnlisted(command: Command): command is Extract<Command, { kind: 'aside' }> {
  return command.kind === 'aside' && command.about === 'unlisted'
}

/** "Can we come on Sunday? Get me a call": the day of a visit is none to call on, unless a sentence says so. */
function withCallTime(
  { callTime: said, ...told }: Understanding,
  heard: readonly Understanding[],
): Understanding {
  const apart = heard.find((part) => part.callTime)?.callTime
  const callTime = told.visit === undefined ? (said ?? apart) : said === told.visit.day ? undefined : said
  if (callTime === undefined) return told
  // "Not now, next week" puts nothing off but the call.
  return { ...told, commands: told.commands.filter(({ kind }) => kind !== 'put-off'), callTime }
}

/** "Which of them is bigger, and what about the rate?": a sentence that asks which is the biggest wants no bigger ones. */
function extremeMeant(commands: Command[], heard: readonly Understanding[]): Command[] {
  const asked = heard.flatMap((part) => part.commands)
  return commands.map((command) => {
    if (command.kind !== 'follow-up') return command
    const extreme =
      command.wants === 'bigger' ? 'pick-biggest' : command.wants === 'cheaper' ? 'pick-cheapest' : null
    const wanted = asked.some((one) => one.kind === 'follow-up' && one.wants === command.wants)
    return (wanted ? undefined : asked.find(({ kind }) => kind === extreme)) ?? command
  })
}

function askedIn({ commands, act, asksAbout = [], asksUntold = [], visit }: Understanding): Matters {
  if (commands.some(wishes)) return { commands: [] }
  const asks = act === 'question'
  // "Which of the two is better? A school must be near."
  const wished = commands.flatMap((one) => (one.kind === 'aside' ? (one.facts ?? []) : []))
  const untold = [...new Set([...asksUntold, ...wished])]
  // From where it is told how far homes are, the whole turn says.
  const ofHomes = asksAbout.filter((one) => one !== 'distance')
  return {
    commands: [
      ...commands.filter(mayStandBeside),
      ...(ofHomes.length > 0 || commands.length > 1 ? picked(commands) : []),
    ],
    ...(asks && ofHomes.length > 0 && { asksAbout: ofHomes }),
    ...(untold.length > 0 && { asksUntold: untold }),
    ...(asks && visit !== undefined && !visit.beside && { visit }),
  }
}

function joined(whole: Understanding, part: Matters): Understanding {
  const asksAbout = [...new Set([...(whole.asksAbout ?? []), ...(part.asksAbout ?? [])])]
  const apart = looksForCheaper(whole.commands)
    ? part.asksUntold?.filter((one) => one !== 'why_price')
    : part.asksUntold
  const asksUntold = [...new Set([...(whole.asksUntold ?? []), ...(apart ?? [])])]
  const mayPick = whole.act !== 'handoff'
  const commands = part.commands
    .filter((one) => !whole.commands.some((other) => isSame(one, other)))
    .filter(({ kind }) => kind !== 'pick' || mayPick)
  const asks = commands.length > 0 || part.asksAbout !== undefined || part.asksUntold !== undefined
  const visit = whole.visit ?? part.visit
  return {
    ...whole,
    commands: [...whole.commands, ...commands],
    ...(whole.act === 'unclear' && (asks || part.visit !== undefined) && { act: 'question' as const }),
    ...(asksAbout.length > 0 && { asksAbout }),
    ...((whole.asksUntold !== undefined || asksUntold.length > 0) && { asksUntold }),
    ...(visit !== undefined && { visit }),
  }
}

function isSame(one: Command, other: Command): boolean {
  return (
    one.kind === other.kind && (one.kind !== 'aside' || (other.kind === 'aside' && one.about === other.about))
  )
}

function mayStandBeside(command: Command): boolean {
  if (command.kind === 'aside') return besides.some((about) => command.about === about)
  return command.kind === 'bargain' || command.kind === 'put-off'
}

/** "No call now. Which of 1 and 2 is better?", "a lift is no must. Does the first have a RERA number?" */
function picked(commands: readonly Command[]): Command[] {
  return commands.filter(({ kind }) => kind === 'pick')
}

/** The sentences that pick a home: where there are several, each asks of another, and all of it is asked of none alone. */
function picksOf(matters: readonly Matters[]): Matters[] {
  return matters.filter(({ commands }) => picked(commands).length > 0)
}

function withoutPicks(matters: Matters): Matters {
  return { ...matters, commands: matters.commands.filter(({ kind }) => kind !== 'pick') }
}

/** What is declined changes nothing, and leaves what else is asked to be answered. */
function changes(command: Command, context: UnderstandingContext): boolean {
  return command.kind !== 'decline' && wishes(command) && !dropsNothing(command, context)
}

/** "A lift is no must" of who wished none changes nothing. */
function dropsNothing(command: Command, { known }: UnderstandingContext): boolean {
  if (command.kind !== 'drop') return false
  return command.what in known ? false : !known.amenities?.some((one) => one === command.what)
}

const besides = ['photos', 'whom-owners-take', 'complaint'] as const

function wishes({ kind }: Command): boolean {
  return kind === 'set' || kind === 'any' || kind === 'drop' || kind === 'intent' || kind === 'decline'
}
