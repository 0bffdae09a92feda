import type { Wishes } from '@guru/contract/requirement'
import type { LanguageCode, SizeUnit, Slot } from '@guru/contract/vocabulary'
import type { Relaxation } from '../matching/listing.ts'
import { type Leeway, noLeeway } from '../matching/plan-search.ts'
import type { Extent, View } from '../matching/view.ts'
import type {
  Command,
  Intent,
  Mood,
  ShownHome,
  UnderstandingContext,
  UnitPrice,
} from '../understanding/command.ts'
import type { Visit } from './repairs/visit.ts'
import type { TurnedDown } from './turned-down.ts'

/** All that a conversation must remember between turns; stored as JSON with the session. */
export interface DialogueState {
  language: LanguageCode
  intent: Intent
  wishes: Wishes
  /** Slots for which anything will do. */
  any: Slot[]
  leeway: Leeway
  turnedDown: TurnedDown
  /** The unit that the seeker named last; `unitOf` tells in which one sizes are said back. */
  sizeUnit: SizeUnit
  /** What the last reply asked, if it asked something. */
  pending: Pending | null
  /** Slots that Guru has asked for: what is merely useful is asked once. */
  asked: Slot[]
  /** True once the one question was asked that may follow when all that a search needs is known. */
  narrowed: boolean
  /** True once matches were looked for or an owner's details are complete; the chat may go on. */
  finished: boolean
  /** Listings of the last result, in the order shown. */
  shown: string[]
  /** Where they are and what they cost, so that "the one in Baner" is found among them. */
  homes?: ShownHome[]
  /** The newest of earlier lists, which are asked about as well: "the Porur one that you showed before". */
  homesBefore?: HomeBefore[]
  /** Those shown before them: "show the old list". */
  shownBefore?: string[]
  /** How many listings the last wishes brought; none when what is shown is of wishes before them. */
  found: number
  /** Between which prices and sizes the last result lay: what "cheaper" and "bigger" start from. */
  extent: Extent | null
  /** Listings shown before, so that "more" brings others; the newest 100. */
  seen: string[]
  /** How the seeker wants to look at the matches beyond the wishes; ends when a wish changes. */
  view: View | null
  /** The listing talked about. */
  focus: string | null
  /** Turns in a row that were not understood. */
  unclearTurns: number
  /** Places named along with the one looked at: "Baner or Hinjewadi". */
  otherPlaces: string[]
  /** Towns where nobody lists anything, from which the nearest with homes were offered. */
  withoutHomes: string[]
  /** True when the last question could only be left to the realtor. */
  leftToRealtor: boolean
  /** So was the one before it: the next is answered with what Guru can do. */
  leftAgain?: true
  /** Slots that were asked for when the seeker said something else instead, once for each time. */
  passedOver?: Slot[]
  /** The seeker asked for a call, or wants none: none is offered after thanks. */
  handedOver?: true
  /** The call is for somebody else of the family: a number that follows is theirs. */
  callsAnother?: true
  /** The seeker wants no call: none is offered until one is asked for. */
  callsRefused?: true
  /** What the last reply answered of the seeker's mood, so that it is not said twice in a row. */
  felt?: Mood | 'complaint'
  /** The last reply asked for name and number. */
  formOpen?: true
  /** When the seeker wants to be called, in the seeker's own words. */
  callTime?: string
  visit?: Visit
  /** Listings that the last reply compared. */
  compared?: string[]
  /** What was wanted before each of the last changes, the newest last. */
  earlier?: Wanted[]
  /** What was sought before something was offered: it comes back where that was a mistake. */
  sought?: Wanted
  /** Of the budget only the top is meant. */
  priceTop?: true
  /** The budget is what a bank lends: what one has oneself comes on top of it. */
  priceOfLoan?: true
  /** What one unit of the land may cost: with a size it makes the budget. */
  unitPrice?: UnitPrice
  /** The unit was named for a plot. */
  unitOfPlot?: true
  /** What is shown fits in part only. */
  close?: true
  /** The town that was looked through last. */
  lookedIn?: string
  /** What may be said behind a list was told. */
  hinted?: true
}

/** A home of an earlier list. */
export interface HomeBefore extends ShownHome {
  id: string
}

/** What a seeker wants. */
export type Wanted = Pick<DialogueState, 'wishes' | 'any' | 'leeway' | 'priceTop'>

type Pending =
  | { kind: 'slot'; slot: Slot }
  /** Nothing, or too little, fitted: shall Guru look with this given up? `told`: how what it would find differs. */
  | { kind: 'relax'; relaxations: Relaxation[]; told?: Relaxation[] }
  /** Shall Guru look in this city, where the one that is wished has nothing? */
  | { kind: 'town'; city: string }
  /** Shall Guru really start again? `paused` is what was asked before. */
  | { kind: 'restart'; paused: Pending | null }
  /** Shall a realtor call? `told`: all that the listing talked about says was just told. */
  | { kind: 'callback'; told?: true }
  | PendingReadBack

/** What was heard by voice and does not count before the seeker says yes; see `read-back.ts`. */
export interface PendingReadBack {
  kind: 'read_back'
  commands: Command[]
  /** What was asked before. */
  paused: Pending | null
  /** How often it was read back. */
  asked: number
}

/** The state in which a conversation, or a new search after "start again", begins. */
export function initialState(language: LanguageCode): DialogueState {
  return {
    language,
    intent: 'search',
    wishes: {},
    any: [],
    leeway: noLeeway,
    turnedDown: { areas: [], kinds: [], towns: [], relaxations: [] },
    sizeUnit: 'sqft',
    pending: null,
    asked: [],
    narrowed: false,
    finished: false,
    shown: [],
    found: 0,
    extent: null,
    seen: [],
    view: null,
    focus: null,
    unclearTurns: 0,
    otherPlaces: [],
    withoutHomes: [],
    leftToRealtor: false,
  }
}

/** What understanding must know of the conversation to read the next turn. */
export function contextOf(state: DialogueState): UnderstandingContext {
  return {
    language: state.language,
    ...asWasSaid(state),
    ...(isAnyHome(state) && { anyKind: true }),
    ...(state.priceOfLoan && { ofLoan: true }),
    shown: state.shown.length,
    ...(pointedAt(state) && { homes: state.homes, homesBefore: state.homesBefore ?? [] }),
    ...(isCalling(state) && { calling: true }),
    ...(state.callTime !== undefined && { timed: true }),
    ...(state.handedOver && { called: true }),
    ...(state.formOpen && { nameAsked: true }),
    ...(state.finished && state.intent === 'search' && { searched: true }),
  }
}

/** "Ghar" chooses no kind where flats and houses are looked through. */
function isAnyHome({ any, leeway: { kinds } }: DialogueState): boolean {
  const both = kinds.length === 0 || (kinds.includes('apartment') && kinds.includes('house'))
  return any.includes('property_type') && both
}

/** Where nothing else is asked, a time behind one that was noted is that of the call, too. */
function isCalling({ formOpen, pending, callTime }: DialogueState): boolean {
  if (formOpen === true || pending?.kind === 'callback') return true
  // No time answers what else a home must have.
  const open = pending === null || (pending.kind === 'slot' && pending.slot === 'amenities')
  return open && callTime !== undefined
}

/** Whether a home may be meant by its place or price: where those shown are told, and no amount is to be said. */
function pointedAt(state: DialogueState): boolean {
  const { intent, finished, shown, homes } = state
  const told = finished && intent === 'search' && homes?.length === shown.length
  return told && asWasSaid(state).asked !== 'price'
}

/** An amount that was read back is what "no, forty" puts right. */
function asWasSaid({ pending, wishes }: DialogueState): Pick<UnderstandingContext, 'asked' | 'known'> {
  if (pending?.kind === 'slot') return { asked: pending.slot, known: wishes }
  if (pending?.kind !== 'read_back') return { asked: null, known: wishes }
  const sets = pending.commands.filter((command) => command.kind === 'set')
  const heard = Object.fromEntries(sets.map(({ slot, value }) => [slot, value]))
  return { asked: sets[0]?.slot ?? null, known: { ...wishes, ...heard } }
}
