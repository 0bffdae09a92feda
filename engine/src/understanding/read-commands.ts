import type { Droppable } from '@guru/contract/requirement'
import { type Slot, slots, type TransactionType } from '@guru/contract/vocabulary'
import { sameWish } from '../same-wish.ts'
import { isOfCallTime } from './call-time/call-time.ts'
import type { Command, SetCommand, Term } from './command.ts'
import { hasListed } from './listed-in.ts'
import { breathAround, has, type Reading, reach } from './reading.ts'
import { readAmenities, readFurnishingGivenUp } from './recognisers/amenities.ts'
import { readAnyWillDo } from './recognisers/any-will-do.ts'
import { readAsides } from './recognisers/asides.ts'
import { bargainedAbout, bargains, bargainsBeforeAny, wishedBesideBargain } from './recognisers/bargains.ts'
import { wishesBathrooms } from './recognisers/bathrooms.ts'
import { readBedrooms, readRoomsToo } from './recognisers/bedrooms.ts'
import { booksCall } from './recognisers/calls.ts'
import { readDeclined } from './recognisers/declined.ts'
import { readFollowUps } from './recognisers/follow-ups.ts'
import { readKinds } from './recognisers/kinds-named.ts'
import { readLiked } from './recognisers/liked.ts'
import { readMeaning, readMeaningWithin } from './recognisers/meanings.ts'
import { readMovedPrice } from './recognisers/moved-price.ts'
import { readNear } from './recognisers/near-area.ts'
import { homesOfFamily } from './recognisers/near-family.ts'
import { asSought, saysShow } from './recognisers/of-guru.ts'
import { deniesOffer, readOffer } from './recognisers/offers.ts'
import { childhoodIn } from './recognisers/oneself.ts'
import { readAvoided, readOtherPlaces } from './recognisers/other-places.ts'
import { withoutOthers } from './recognisers/others-wishes.ts'
import { asksForPhotos } from './recognisers/photos.ts'
import { readPicks } from './recognisers/picks.ts'
import { readPlaces } from './recognisers/places.ts'
import { readPrice } from './recognisers/price.ts'
import {
  asksHowDear,
  asksHowDearElsewhere,
  asksLeast,
  asksPriceLevel,
  readHomesPriced,
} from './recognisers/price-level.ts'
import { readPropertyType } from './recognisers/property-type.ts'
import { isRestart } from './recognisers/refused-acts.ts'
import { asksOfShownBefore } from './recognisers/shown-before.ts'
import { readSize } from './recognisers/size.ts'
import { readTakenBack } from './recognisers/taken-back.ts'
import { isToldOfCounted } from './recognisers/told/told-counted.ts'
import { readTransaction } from './recognisers/transaction.ts'
import { readUnitPrice } from './recognisers/unit-price.ts'
import { readUnknownPlace } from './recognisers/unknown-place.ts'
import { whereCalledOneIs } from './recognisers/who-is-called.ts'
import { readWholeTurn } from './recognisers/whole-turns.ts'
import type { Segment } from './segments.ts'
import { settle } from './settle.ts'
import type { Wish } from './wish.ts'

/** What the recognisers find in a turn, as commands on the requirement; each slot is settled once. */
export function readCommands(read: Reading): Command[] {
  const reading = asSought(read)
  // It wipes the turn's other words with everything else.
  if (isRestart(reading)) return []
  if (booksCall(reading) && pointsAtShown(reading)) return readPicks(reading)
  if (bargains(reading)) {
    const picks = bargainedAbout(reading).map((position): Command => ({ kind: 'pick', position }))
    return [{ kind: 'bargain' }, ...picks, ...settle(wishedBesideBargain(reading), reading)]
  }
  if (bargainsBeforeAny(reading))
    return [{ kind: 'bargain' }, ...settle(wishedBesideBargain(reading), reading)]
  const whole = readWholeTurn(reading)
  if (whole !== null) return [whole]
  const meaning = readMeaning(reading)
  if (meaning !== null) return [meaning]
  const within = readMeaningWithin(reading)
  if (within !== null) return [within, ...wishedBesideMeaning(within.term, reading)]
  return readWishes(reading)
}

/**
 * "Book a call for the flat in Madhapur that you showed me": with a place or a kind of home alone it is pointed at.
 * "Show 3bhk in Baner, and book a call" wishes.
 */
function pointsAtShown(reading: Reading): boolean {
  if ((reading.context.shown ?? 0) === 0 || reading.said.has('correct') || saysShow(reading)) return false
  return readWishes(reading).every(
    (command) => command.kind !== 'set' || pointing.some((slot) => slot === command.slot),
  )
}

const pointing = ['city', 'area', 'property_type'] as const satisfies readonly Slot[]

/** "A 2bhk in Kochi, and what is RERA?": not the term itself, nor what it leaves open that nobody knows it. */
function wishedBesideMeaning(term: Term, reading: Reading): Command[] {
  return readWishes(reading).filter((command) => command.kind === 'set' && !namesTerm(command, term))
}

/** A wish that is but the word whose meaning is asked for. */
function namesTerm(command: SetCommand, term: Term): boolean {
  if (command.slot === 'amenities') return command.value.some((one) => one === term)
  if (command.slot === 'transaction_type') return term === 'lease'
  return command.slot === 'property_type' && term === 'ground'
}

function readWishes(reading: Reading): Command[] {
  const offer = readOffer(reading)
  const transactions = readTransaction(reading)
  const transaction = offer?.transaction ?? transactionMeant(transactions, reading)
  const declined = readDeclined(reading)
  const all: Wish[] = [
    ...(offer === null ? transactions : []),
    ...readPropertyType(reading),
    ...readPlaces(reading),
    ...readPrice(reading, transaction),
    ...readMovedPrice(reading, transaction),
    ...readBedrooms(reading),
    ...readSize(reading),
    ...readAmenities(reading),
  ]
  const told = [homesOfFamily(reading), childhoodIn(reading), whereCalledOneIs(reading)]
  const ofCounted = isToldOfCounted(reading)
  const own = withoutOthers(all, reading).filter(
    (wish) => !isOfCallTime(reading, wish.at) && !told.some((isTold) => isTold(wish.at)) && !ofCounted(wish),
  )
  const wishes = declined === null ? own : own.filter((wish) => !isOfDeclined(wish, declined))
  const taken = readTakenBack(reading)
  // "Not in a Muslim area" does not say that any area will do.
  const freed =
    declined !== null
      ? []
      : readAnyWillDo(reading, wishes).filter(
          (slot) => !taken.some((one) => one.slot === slot && !one.open) || freesBehind(reading),
        )
  const settled = settle(wishes, reading).filter(
    (command) => !isFreed(command, freed) && !isNamedAgain(command, taken, reading),
  )
  const commands: Command[] = []
  if (offer !== null) {
    commands.push({ kind: 'intent', intent: 'offer' })
    commands.push({ kind: 'set', slot: 'transaction_type', value: offer.transaction })
  }
  commands.push(...settled)
  for (const slot of slots) if (freed.includes(slot)) commands.push({ kind: 'any', slot })
  for (const { slot: what, open } of taken)
    if (!freed.includes(what) && !sets(settled, what) && !drops(settled, what))
      commands.push({ kind: 'drop', what, ...(open && { open }) })
  for (const what of readFurnishingGivenUp(reading))
    if (!drops(settled, what)) commands.push({ kind: 'drop', what })
  commands.push(
    ...readOtherPlaces(reading, wishes, settled),
    ...readRoomsToo(wishes, reading),
    ...(sets(settled, 'amenities') ? readLiked(wishes, reading) : []),
    ...readAvoided(wishes, reading),
    ...readAsides(reading, wishes),
    ...readUnknownPlace(reading, wishes),
    ...(sets(settled, 'price') ? [] : readUnitPrice(reading)),
  )
  // "To own, not on rent. What are the rates?" says again what is known, and asks.
  const repeats = commands.every(
    (command) => command.kind === 'set' && sameWish(reading.context.known[command.slot], command.value),
  )
  const level = repeats && declined === null && asksPriceLevel(reading)
  if (level) commands.splice(0)
  if (!level) commands.push(...readNear(reading, settled))
  const dear = (level && asksHowDear(reading)) || asksHowDearElsewhere(reading)
  const least = level && !dear && asksLeast(reading)
  // "What does the cheapest plot there cost?" wants no cheaper ones than those shown.
  const followed = dear || least ? [] : readFollowUps(reading, commands.length > 0)
  commands.push(...followed.filter((one) => !isOfDearOne(one, settled, reading)))
  if (asksForPhotos(reading)) commands.push({ kind: 'aside', about: 'photos' })
  if (wishesBathrooms(reading)) commands.push({ kind: 'aside', about: 'bathrooms' })
  if (level && followed.length === 0) {
    const of = readHomesPriced(reading)
    commands.push({ kind: 'price-level', ...(of.length > 0 && { of }), ...(least && { least }) })
  }
  commands.push(...readKinds(reading, wishes, commands))
  if (declined !== null) commands.push({ kind: 'decline' })
  if (commands.length === 0 && asksOfShownBefore(reading)) commands.push({ kind: 'look-back' })
  const searches =
    commands.length === 0
      ? isSearch(reading) || deniesOffer(reading)
      : offer === null && (seeksHome(reading, wishes) || deniesOffer(reading))
  if (searches) commands.push({ kind: 'intent', intent: 'search' })
  return commands
}

/**
 * "84 is above the budget, show within 80": what is said to be too dear is one home; how dear others may be is said, too.
 * "It's too costly, what is there in Wakad?" looks through another area.
 */
function isOfDearOne(command: Command, settled: readonly Command[], reading: Reading): boolean {
  if (command.kind !== 'follow-up' || command.wants !== 'cheaper') return false
  const { segments, tokens, context } = reading
  const cheap = segments.flatMap((segment, at) => (has(segment, 'cheaper') ? [at] : []))
  const moves = settled.some(
    (one) => one.kind === 'set' && one.slot === 'area' && one.value !== context.known.area,
  )
  if (moves && cheap.every((at) => hasListed(tokens, segments[at], 'shownWords', 'tooMuch'))) return true
  if (!sets(settled, 'price')) return false
  const dear = cheap.map((at) => breathAround(segments, at))
  return dear.every((breath) => breath.some(({ number }) => number !== null) && !breath.some(seeks))
}

function seeks(segment: Segment): boolean {
  return has(segment, 'seek') || has(segment, 'max:after') || has(segment, 'max:before')
}

/** "Leave the budget, whatever it comes to": what is taken back is left open in the next breath. */
function freesBehind({ segments }: Reading): boolean {
  const removes = (at: number) =>
    has(segments[at - 1], 'remove:after') ||
    segments.slice(Math.max(0, at - 3), at).some((one) => has(one, 'remove'))
  const comma = segments.findIndex(({ mark }, at) => mark === ',' && removes(at))
  return (
    comma > 0 && segments.slice(comma + 1, comma + 1 + reach).some((segment) => has(segment, 'all-the-same'))
  )
}

function sets(commands: readonly Command[], slot: Slot): boolean {
  return commands.some((command) => command.kind === 'set' && command.slot === slot)
}

function drops(commands: readonly Command[], what: Droppable): boolean {
  return commands.some((command) => command.kind === 'drop' && command.what === what)
}

function isFreed(command: Command, freed: readonly Slot[]): boolean {
  if (command.kind === 'drop') return freed.some((slot) => slot === command.what)
  return command.kind === 'set' && freed.includes(command.slot)
}

/** "Vyttila floods, not there": the place that is taken back is named once more. */
function isNamedAgain(command: Command, taken: readonly { slot: Slot }[], { context }: Reading): boolean {
  if (command.kind !== 'set' || context.known[command.slot] !== command.value) return false
  return taken.some(({ slot }) => slot === command.slot)
}

/** "No Muslim house", "Brahmin agraharam": the house is not refused with those who live there, and no place is named. */
function isOfDeclined({ slot, at, negated }: Wish, declined: ReadonlySet<number>): boolean {
  return declined.has(at) && (negated || slot === 'area' || slot === 'city')
}

/** The transaction that amounts of this turn belong to: said in it, or known. */
function transactionMeant(
  wishes: ReturnType<typeof readTransaction>,
  reading: Reading,
): TransactionType | undefined {
  return wishes.findLast((wish) => !wish.negated)?.value ?? reading.context.known.transaction_type
}

/**
 * "No, I am looking for a house": a kind of home is sought, by whoever was taken for an owner, too. An owner wants an
 * amount for a home: "I need 80 lakhs for the house".
 */
function seeksHome({ segments, clauseOf, quantities, said }: Reading, wishes: readonly Wish[]): boolean {
  if (!said.has('seek') || said.has('own') || said.has('mine')) return false
  if (quantities.some(({ kind }) => kind === 'money')) return false
  return wishes.some(({ slot, negated, at }) => {
    const clause = clauseOf[at]
    if (slot !== 'property_type' || negated || clause?.kind !== 'wish') return false
    return segments.slice(clause.from, clause.to).some((segment) => has(segment, 'seek'))
  })
}

/** "I am looking for a property": a search that says nothing of it yet. */
function isSearch(reading: Reading): boolean {
  return reading.said.has('seek') && reading.said.has('thing')
}
