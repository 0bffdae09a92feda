import type { Command, Understanding } from '../understanding/command.ts'
import type { DialogueState, HomeBefore } from './state.ts'

/** Nobody asks about homes that were shown longer ago. */
const mostBefore = 15

/** Homes of earlier lists where those of now join them, the newest first; `shown` are before the seeker then. */
export function homesBefore(
  { shown, homes = [], homesBefore: before = [] }: DialogueState,
  now: readonly string[],
): HomeBefore[] {
  const last = shown.flatMap((id, at) => {
    const home = homes[at]
    return home === undefined ? [] : [{ id, ...home }]
  })
  const ids = new Set(last.map(({ id }) => id))
  return [...last, ...before.filter(({ id }) => !ids.has(id))]
    .filter(({ id }) => !now.includes(id))
    .slice(0, mostBefore)
}

/**
 * "The Porur flat that you showed before, does it have a lift?": those of an earlier list that a turn points at are before
 * the seeker again, so that all that is asked is asked of them and of no other home.
 */
export function takingUpEarlier(
  state: DialogueState,
  understood: Understanding,
): { known: DialogueState; understood: Understanding } {
  const picked = understood.commands.flatMap((one) =>
    one.kind === 'pick' && one.before ? [one.position] : [],
  )
  const meant = [...new Set(picked)].flatMap((position) => state.homesBefore?.[position - 1] ?? [])
  const [first, second] = meant
  if (first === undefined) return { known: state, understood }
  const ids = meant.map(({ id }) => id)
  const commands = understood.commands
    .filter((one) => one.kind !== 'pick' || one.before)
    .map((one): Command => (one.kind === 'pick' ? atItsPlace(one, picked) : one))
  const known: DialogueState = {
    ...state,
    ...(state.shown.length > 0 && { shownBefore: state.shown }),
    homesBefore: homesBefore(state, ids),
    shown: ids,
    homes: meant.map(({ id: _, ...home }) => home),
    focus: second === undefined ? first.id : null,
    view: null,
  }
  return { known, understood: { ...understood, commands } }
}

function atItsPlace(pick: Extract<Command, { kind: 'pick' }>, picked: readonly number[]): Command {
  return { ...pick, position: [...new Set(picked)].indexOf(pick.position) + 1 }
}
