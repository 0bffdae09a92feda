import { sameWish } from '../same-wish.ts'
import { looksForCheaper } from './asked.ts'
import type { Command, Understanding, UnderstandingContext } from './command.ts'

/** What a turn asks of homes that are shown, as far as it may be asked beside anything else. */
type Matters = Pick<Understanding, 'asksAbout' | 'asksUntold' | 'visit'> & { commands: Command[] }

/**
 * Of who has homes before them each sentence is heard for itself as well: "photos unnaya? eppudu chudataniki vellochu?"
 * asks for both, although the whole turn is taken for one of them. Of a turn that wishes what is wished is read of the
 * whole, and beside it no more is heard than what is asked of the owner of a home: a visit, a lower price.
 *
 * @param parts the sentences of the turn, and what is joined in them
 * @param read what a text by itself says
 */
export function withAskedApart(
  whole: Understanding,
  parts: readonly string[],
  context: UnderstandingContext,
  read: (part: string) => Understanding,
): Understanding {
  const weighed = weighedBy(whole, parts, read)
  if (weighed !== null) return weighed
  const wished = whole.commands.some((one) => wishes(one) && !changesNothing(one, context))
  if (parts.length < 2) return wished ? whole : askedOfPicked(whole)
  const heard = parts.map(read)
  const visit = visitHeard(whole, heard)
  const matters = heard.map((part) => askedIn(part, visit !== undefined))
  const asked = wished ? matters.map(ofOwnerAlone) : matters
  const apart = picksOf(asked).length > 1 ? asked.map(withoutPicks) : asked
  const told = apart.reduce(joined, {
    ...whole,
    ...(visit !== undefined && { visit }),
    commands: extremeMeant(whole.commands, heard),
  })
  return wished ? told : askedOfPicked(withCallTime(told, heard))
}

/** The day of a visit is told by the sentence that asks for it, and ends where something else is asked. */
function visitHeard({ visit }: Understanding, heard: readonly Understanding[]): Understanding['visit'] {
  const apart = heard.flatMap((part) => askedIn(part, false).visit ?? [])
  const [shortest] = apart
    .flatMap(({ day }) => (day !== undefined && (visit?.day?.includes(day) ?? true) ? [day] : []))
    .toSorted((one, other) => one.length - other.length)
  return shortest === undefined ? (visit ?? apart[0]) : { ...visit, day: shortest }
}

/** What only the owner of a home can say. */
function ofOwnerAlone({ commands, visit }: Matters): Matters {
  const bargains = commands.some(({ kind }) => kind === 'bargain')
  if (visit === undefined && !bargains) return { commands: picked(commands) }
  return {
    commands: commands.filter(({ kind }) => kind === 'pick' || kind === 'bargain'),
    ...(visit !== undefined && { visit }),
  }
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

/** @param picks whether a home that a sentence only picks is the one of which others ask: "I like the Baner one, can we see it?" */
function askedIn(
  { commands, act, asksAbout = [], asksUntold = [], visit }: Understanding,
  picks: boolean,
): Matters {
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
      ...(picks || ofHomes.length > 0 || commands.length > 1 ? picked(commands) : []),
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
    // "Not now, show the others first" puts nothing off but what was offered.
    .filter(({ kind }) => kind !== 'put-off' || !whole.commands.some(looksOn))
  const asks = commands.length > 0 || part.asksAbout !== undefined || part.asksUntold !== undefined
  return {
    ...whole,
    commands: [...whole.commands, ...commands],
    ...(whole.act === 'unclear' && (asks || part.visit !== undefined) && { act: 'question' as const }),
    ...(asksAbout.length > 0 && { asksAbout }),
    ...((whole.asksUntold !== undefined || asksUntold.length > 0) && { asksUntold }),
  }
}

function looksOn({ kind }: Command): boolean {
  return kind === 'follow-up' || kind === 'show'
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

/** "A lift is no must" of who wished none changes nothing; what is declined leaves what else is asked to be answered. */
function changesNothing(command: Command, { known }: UnderstandingContext): boolean {
  if (command.kind === 'decline') return true
  if (command.kind === 'set') return sameWish(known[command.slot], command.value)
  if (command.kind !== 'drop') return false
  return command.what in known ? false : !known.amenities?.some((one) => one === command.what)
}

const besides = ['photos', 'whom-owners-take', 'complaint'] as const

function wishes({ kind }: Command): boolean {
  return kind === 'set' || kind === 'any' || kind === 'drop' || kind === 'intent' || kind === 'decline'
}
