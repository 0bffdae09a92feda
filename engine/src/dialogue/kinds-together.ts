import { type PropertyType, propertyTypes, type Slot } from '@guru/contract/vocabulary'
import type { Command, KindsMeant, Understanding } from '../understanding/command.ts'
import { seeksHome } from './seeks-home.ts'
import type { DialogueState } from './state.ts'

/** Who looks for a room in a hostel is shown small homes for rent: neither the deal nor the kind is asked for. */
export function withHomesForHostel<S extends Pick<Understanding, 'commands'>>(
  { intent, wishes, any }: DialogueState,
  said: S,
): S {
  const seeks = said.commands.some((one) => one.kind === 'aside' && one.hostel === true)
  const open = (slot: 'transaction_type' | 'property_type') =>
    wishes[slot] === undefined && !any.includes(slot) && !said.commands.some((one) => isOf(slot, one))
  if (!seeks || intent === 'offer' || wishes.transaction_type === 'sale') return said
  const rents: Command[] = open('transaction_type')
    ? [{ kind: 'set', slot: 'transaction_type', value: 'rent' }]
    : []
  return {
    ...said,
    commands: [...said.commands, ...rents, ...(open('property_type') ? asCommands(homes) : [])],
  }
}

type KindsCommand = Extract<Command, { kind: 'kinds' }>

/** A home of any kind. */
const homes: readonly PropertyType[] = ['apartment', 'house']

/** Kinds of property in the order in which they are named: without land where a home is meant. */
export function kindsMentioned(isHome: boolean): readonly PropertyType[] {
  return isHome ? homes : [...homes, 'land']
}

/**
 * Several kinds of property may be wanted at once: "a plot or a house", a home of any kind ("ghar"), "a flat would do, too".
 * What the turn says of kinds becomes one kind that is wished, or any of those looked through together, which the command
 * beside it names. An owner has one kind.
 */
export function withKindsMeant<S extends Pick<Understanding, 'commands'>>(before: DialogueState, said: S): S {
  const command = said.commands.find((one) => one.kind === 'kinds')
  if (command === undefined) return answersForOneKind(before, said) ? withoutKind(said) : said
  const others = said.commands.filter((one) => one.kind !== 'kinds')
  const offers = others.some((one) => one.kind === 'intent' && one.intent === 'offer')
  if (offers || before.intent === 'offer') return { ...said, commands: others }
  const kinds = kindsMeant[command.meant](command.kinds, before)
  if (kinds === null) return { ...said, commands: others }
  return { ...said, commands: [...others.filter((one) => !isOf('property_type', one)), ...asCommands(kinds)] }
}

/**
 * Asked how many bedrooms it shall have, who looks for a plot or a house says "if it is a house, two": the rooms are those of
 * houses, and plots are looked for all the same.
 */
function answersForOneKind(
  { pending, leeway }: DialogueState,
  { commands }: Pick<Understanding, 'commands'>,
) {
  if (pending?.kind !== 'slot' || pending.slot !== 'bedrooms' || !leeway.kinds.includes('land')) return false
  const kind = commands.find((one) => one.kind === 'set' && one.slot === 'property_type')
  const rooms = commands.some((one) => isOf('bedrooms', one))
  return rooms && kind?.kind === 'set' && leeway.kinds.some((one) => one === kind.value)
}

function withoutKind<S extends Pick<Understanding, 'commands'>>(said: S): S {
  return { ...said, commands: said.commands.filter((one) => !isOf('property_type', one)) }
}

/** Which kinds are wanted then; null where the other commands tell it. */
const kindsMeant: Record<
  KindsMeant,
  (named: readonly PropertyType[], before: DialogueState) => readonly PropertyType[] | null
> = {
  general: (_, before) => {
    const { property_type: known } = before.wishes
    // Who has chosen a flat calls it a home, too.
    return known === undefined || known === 'land' ? homes : [known]
  },
  together: (named) => named,
  too: (named, before) => {
    const known = knownKinds(before)
    return known.length === 0 ? null : inOrder([...known, ...named])
  },
  refused: (named, before) => {
    if (before.wishes.property_type !== undefined) return null
    const left = knownKinds(before).filter((kind) => !named.includes(kind))
    return left.length === 0 ? null : left
  },
}

/** What is looked through now; nothing while no kind is known. */
function knownKinds({ wishes, any, leeway: { kinds } }: DialogueState): readonly PropertyType[] {
  if (wishes.property_type !== undefined) return [wishes.property_type]
  if (!any.includes('property_type')) return []
  if (kinds.length > 0) return kinds
  return seeksHome(wishes) ? homes : propertyTypes
}

function inOrder(kinds: readonly PropertyType[]): PropertyType[] {
  return propertyTypes.filter((kind) => kinds.includes(kind))
}

function asCommands(kinds: readonly PropertyType[]): Command[] {
  const [first, ...others] = kinds
  if (first !== undefined && others.length === 0)
    return [{ kind: 'set', slot: 'property_type', value: first }]
  const any: Command = { kind: 'any', slot: 'property_type' }
  // All of them are any.
  if (kinds.length === propertyTypes.length) return [any]
  return [any, { kind: 'kinds', meant: 'together', kinds: [...kinds] } satisfies KindsCommand]
}

function isOf(slot: Slot, command: Command): boolean {
  if (command.kind === 'set' || command.kind === 'any') return command.slot === slot
  return command.kind === 'drop' && command.what === slot
}

/** The kinds looked through together once a turn has changed the wishes: until one is chosen, or any will do. */
export function kindsTogether(
  before: DialogueState,
  { any }: Pick<DialogueState, 'any'>,
  commands: readonly Command[],
): readonly PropertyType[] {
  if (!any.includes('property_type')) return []
  const named = commands.find((command) => command.kind === 'kinds')
  if (named !== undefined) return named.kinds
  const freed = commands.some((command) => command.kind === 'any' && command.slot === 'property_type')
  return freed ? [] : before.leeway.kinds
}
