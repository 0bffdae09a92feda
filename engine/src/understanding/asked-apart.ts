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
  if ((context.shown ?? 0) === 0 || whole.commands.some(wishes)) return whole
  const parts = partsOf(text)
  if (parts.length < 2) return whole
  const heard = parts.map(read)
  const told = heard.map(askedIn).reduce(joined, { ...whole, commands: extremeMeant(whole.commands, heard) })
  return withCallTime(told, heard)
}

/** "Can we come on Sunday? Get me a call": the day of a visit is none to call on, unless a sentence says so. */
function withCallTime(
  { callTime: said, ...told }: Understanding,
  heard: readonly Understanding[],
): Understanding {
  const apart = heard.find((part) => part.callTime)?.callTime
  const callTime = told.visit === undefined ? (said ?? apart) : said === told.visit.day ? undefined : said
  return callTime === undefined ? told : { ...told, callTime }
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
  // From where it is told how far homes are, the whole turn says.
  const ofHomes = asksAbout.filter((one) => one !== 'distance')
  return {
    commands: commands.filter(mayStandBeside),
    ...(asks && ofHomes.length > 0 && { asksAbout: ofHomes }),
    ...(asksUntold.length > 0 && { asksUntold }),
    ...(asks && visit !== undefined && !visit.beside && { visit }),
  }
}

function joined(whole: Understanding, part: Matters): Understanding {
  const asksAbout = [...new Set([...(whole.asksAbout ?? []), ...(part.asksAbout ?? [])])]
  const apart = looksForCheaper(whole.commands)
    ? part.asksUntold?.filter((one) => one !== 'why_price')
    : part.asksUntold
  const asksUntold = [...new Set([...(whole.asksUntold ?? []), ...(apart ?? [])])]
  const commands = part.commands.filter((one) => !whole.commands.some((other) => isSame(one, other)))
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

const besides = ['photos', 'whom-owners-take', 'complaint'] as const

function wishes({ kind }: Command): boolean {
  return kind === 'set' || kind === 'any' || kind === 'drop' || kind === 'intent' || kind === 'decline'
}
