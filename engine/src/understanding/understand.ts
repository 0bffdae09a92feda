import {
  type Act,
  type LanguageCode,
  type Slot,
  slots,
  type TransactionType,
} from '@guru/contract/vocabulary'
import { languages } from '../languages/index.ts'
import type { Language } from '../languages/language.ts'
import { certainties } from '../places/candidates.ts'
import type { MentionContext, PlaceIndex } from '../places/index.ts'
import type { PlaceMention } from '../places/place.ts'
import type { Script, Token } from '../text/token.ts'
import { tokenise } from '../text/tokens.ts'
import type { Command, PlainNumber, Understanding, UnderstandingContext } from './command.ts'
import { guessedAct } from './guessed-act/guessed-act.ts'
import { type Lexicon, lexiconFor } from './lexicon.ts'
import { findNumbers } from './numbers/find-numbers.ts'
import { isOtherTalk } from './other-talk/other-talk.ts'
import { withoutPhone } from './phone.ts'
import { phraseAt } from './phrases/find-phrases.ts'
import type { Quantity } from './quantities/quantity.ts'
import { isCountedUnit, readUtterance } from './read.ts'
import { has, type Reading } from './reading.ts'
import { readAct } from './recognisers/acts.ts'
import { readAmenities, readAmenitiesAsked, readFurnishingGivenUp } from './recognisers/amenities.ts'
import { readAnyWillDo } from './recognisers/any-will-do.ts'
import { isErrand, readAsides } from './recognisers/asides.ts'
import { asksElsewhere } from './recognisers/asked-elsewhere.ts'
import { readBedrooms } from './recognisers/bedrooms.ts'
import { readDeclined } from './recognisers/declined.ts'
import { readFactsAsked } from './recognisers/facts-asked.ts'
import { readFollowUps } from './recognisers/follow-ups.ts'
import { readMovedPrice } from './recognisers/moved-price.ts'
import { readOffer } from './recognisers/offers.ts'
import { readOtherPlaces } from './recognisers/other-places.ts'
import { readPlaces } from './recognisers/places.ts'
import { readPrice } from './recognisers/price.ts'
import { readPropertyType } from './recognisers/property-type.ts'
import { actOfSigns } from './recognisers/signs.ts'
import { readSize, sizeUnitUsed } from './recognisers/size.ts'
import { readTakenBack } from './recognisers/taken-back.ts'
import { readTransaction } from './recognisers/transaction.ts'
import { readUnknownPlace } from './recognisers/unknown-place.ts'
import { settle } from './settle.ts'
import { languageTyped } from './typed-language.ts'
import type { Wish } from './wish.ts'

/**
 * What a turn says, as commands on the requirement. Never throws; reads the first 4,096 characters. The
 * turn is read by the conversation's language together with English, or by the language of its script.
 */
export function understand(text: string, context: UnderstandingContext, places: PlaceIndex): Understanding {
  const { reading, language, phone } = readTurn(text, context, places)
  const found = readCommands(reading)
  const commands = found.some(informs) && isOtherTalk(reading, found) ? found.filter(isSaidBeside) : found
  const said = commands.some(informs) ? 'inform' : (actOfSigns(reading) ?? readAct(reading, commands))
  // Who asks for another service agrees to nothing: no act is guessed there.
  const elsewhere = commands.length === 0 && isOtherService(reading, said)
  const act = elsewhere ? said : guessedAct(reading, said, commands)
  return {
    commands: elsewhere || (commands.length === 0 && isOtherService(reading, act)) ? [errand] : commands,
    act,
    ...(act !== said && { guessed: true }),
    numbers: plainNumbers(reading),
    sizeUnit: sizeUnitUsed(reading),
    language,
    asksAbout: [...readAmenitiesAsked(reading), ...readFactsAsked(reading)],
    ...(phone && { phone }),
  }
}

/** A turn as recognisers see it, and what was seen on the way there. */
export function readTurn(
  text: string,
  context: UnderstandingContext,
  places: PlaceIndex,
): { reading: Reading } & Pick<Understanding, 'language' | 'phone'> {
  const { rest, phone } = withoutPhone(text)
  const typed = tokenise(rest)
  const script = languageOfScript(typed, context.language)
  const own = named(typed, script ?? context.language, context, places)
  const foreign = script === null ? languageTyped(own.tokens, context.language, own.mentions) : null
  const reader = foreign?.language ?? script ?? context.language
  const { tokens, mentions } = foreign === null ? own : named(typed, reader, context, places)
  const reading = readUtterance(tokens, reader, mentions, context)
  const followed = foreign === null ? script !== null && isSpoken(script, reading, context) : foreign.plain
  return { reading, language: followed ? reader : null, ...(phone && { phone }) }
}

/**
 * Whether a turn goes on in the language of its script: half of its words or more are written in it, names of places
 * apart. "2bhk in சென்னை" names a place as it is written there.
 */
function isSpoken(
  language: LanguageCode,
  { segments, tokens }: Reading,
  context: UnderstandingContext,
): boolean {
  if (language === context.language) return true
  let words = 0
  let own = 0
  for (const { from, to, mention } of segments) {
    if (mention !== null) continue
    for (const { kind, script } of tokens.slice(from, to)) {
      if (kind !== 'word') continue
      words++
      if (script !== 'latin') own++
    }
  }
  return own > 0 && own * 2 >= words
}

function informs({ kind }: Command): boolean {
  return kind === 'set' || kind === 'any' || kind === 'drop'
}

/** What holds beside other talk, which wishes nothing: what is said of Guru itself. */
function isSaidBeside({ kind }: Command): boolean {
  return kind === 'aside' || kind === 'speak' || kind === 'decline' || kind === 'so-far'
}

const errand: Command = { kind: 'aside', about: 'errand' }

function isOtherService(reading: Reading, act: Act): boolean {
  return isErrand(reading, act) || (act === 'question' && asksElsewhere(reading))
}

/** The words of a turn as a language cuts them, and the names among them. */
function named(
  typed: readonly Token[],
  language: LanguageCode,
  context: UnderstandingContext,
  places: PlaceIndex,
): { tokens: readonly Token[]; mentions: PlaceMention[] } {
  const naming = mentionContext(language, context)
  const isName = (token: Token) => places.mentions([token], naming).some((mention) => isSure(mention, token))
  const { hyphens, compounds } = lexiconFor(language)
  const joined = hyphens?.(typed) ?? typed
  const tokens = compounds?.cut(joined, isName) ?? joined
  return { tokens, mentions: places.mentions(tokens, naming) }
}

/** A name to the letter; in an Indian script names are found by their sound. */
function isSure({ certainty }: PlaceMention, { script }: Token): boolean {
  return certainty >= (script === 'latin' ? certainties.spelled : certainties.bareSound)
}

/** What the search for names of places learns from a language and from what is known. */
export function mentionContext(
  language: LanguageCode,
  { asked, known }: UnderstandingContext,
): MentionContext {
  const lexicon = lexiconFor(language)
  return {
    language,
    placeAsked: asked === 'city' || asked === 'area',
    wordOf: lexicon.notesOf,
    ...lexicon.names,
    numberAt: (tokens, at) => wordedNumberAt(tokens, at, lexicon),
    countsAt: (tokens, at) => countsWhatFollows(tokens, at, lexicon),
    ...(known.city === undefined ? {} : { city: known.city }),
  }
}

/** Words that the longest number of a sector or a block has. */
const longestCount = 4

/** A whole number in words that begins at a token and counts sectors and the like. */
function wordedNumberAt(tokens: readonly Token[], at: number, { words, numbers }: Lexicon) {
  if (tokens[at]?.kind !== 'word') return null
  const ahead = tokens.slice(at, at + longestCount)
  const lexemes = ahead.map((token) => words.read(token, 'sounding'))
  const [number] = findNumbers(ahead, lexemes, numbers, () => false)
  if (number?.from !== 0 || number.kind === 'identifier' || number.vague) return null
  return Number.isInteger(number.value) && number.value < 1000
    ? { value: number.value, to: at + number.to }
    : null
}

/** Words that the name of a unit has: "sq. ft". */
const longestUnit = 3

/** Whether a number is followed by the unit that it counts, or by its "lakh". */
function countsWhatFollows(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const ahead = tokens.slice(at, at + 1 + longestUnit)
  if (ahead[1]?.kind !== 'word') return false
  const lexemes = ahead.map((token) => lexicon.words.read(token, null))
  const [number] = findNumbers(ahead, lexemes, lexicon.numbers, () => false)
  if (number?.from === 0 && number.to > 1 && number.kind === 'cardinal') return true
  const phrase = phraseAt(ahead, lexemes, lexicon, 1)
  return phrase !== null && [...phrase.concepts].some(isCountedUnit)
}

function readCommands(reading: Reading): Command[] {
  if (isRestart(reading)) return []
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
  const wishes = declined === null ? all : all.filter((wish) => !isOfDeclined(wish, declined))
  const taken = readTakenBack(reading)
  // "Not in a Muslim area" does not say that any area will do.
  const freed =
    declined !== null
      ? []
      : readAnyWillDo(reading, wishes).filter((slot) => !taken.some((one) => one.slot === slot && !one.open))
  const settled = settle(wishes, reading).filter((command) => !isFreed(command, freed))
  const set = new Set<Slot>(settled.flatMap((command) => (command.kind === 'set' ? [command.slot] : [])))
  const dropped = taken.filter(
    ({ slot }) =>
      !set.has(slot) &&
      !freed.includes(slot) &&
      !settled.some((command) => command.kind === 'drop' && command.what === slot),
  )
  const commands: Command[] = []
  if (offer !== null) {
    commands.push({ kind: 'intent', intent: 'offer' })
    commands.push({ kind: 'set', slot: 'transaction_type', value: offer.transaction })
  }
  commands.push(...settled)
  commands.push(
    ...slots.filter((slot) => freed.includes(slot)).map((slot): Command => ({ kind: 'any', slot })),
  )
  commands.push(
    ...dropped.map(({ slot: what, open }): Command => ({ kind: 'drop', what, ...(open && { open }) })),
  )
  const struck = new Set(settled.flatMap((command) => (command.kind === 'drop' ? [command.what] : [])))
  for (const what of readFurnishingGivenUp(reading))
    if (!struck.has(what)) commands.push({ kind: 'drop', what })
  commands.push(
    ...readOtherPlaces(reading, wishes, settled),
    ...readAsides(reading, wishes),
    ...readUnknownPlace(reading, wishes),
  )
  commands.push(...readFollowUps(reading, commands.length > 0))
  if (declined !== null) commands.push({ kind: 'decline' })
  if (commands.length === 0 && isSearch(reading)) commands.push({ kind: 'intent', intent: 'search' })
  return commands
}

function isFreed(command: Command, freed: readonly Slot[]): boolean {
  if (command.kind === 'drop') return freed.some((slot) => slot === command.what)
  return command.kind === 'set' && freed.includes(command.slot)
}

/** "No Muslim house", "Brahmin agraharam": the house is not refused with those who live there, and no place is named. */
function isOfDeclined({ slot, at, negated }: Wish, declined: ReadonlySet<number>): boolean {
  return declined.has(at) && (negated || slot === 'area' || slot === 'city')
}

/** "Start over" wipes the turn's other words with everything else. */
function isRestart(reading: Reading): boolean {
  return reading.said.has('act:restart')
}

/** The transaction that amounts of this turn belong to: said in it, or known. */
function transactionMeant(
  wishes: ReturnType<typeof readTransaction>,
  reading: Reading,
): TransactionType | undefined {
  return wishes.findLast((wish) => !wish.negated)?.value ?? reading.context.known.transaction_type
}

/** "I am looking for a property": a search that says nothing of it yet. */
function isSearch(reading: Reading): boolean {
  return reading.said.has('seek') && reading.said.has('thing')
}

/** "One" by itself or before what is counted: "one bathroom". */
function isCounting({ to }: Quantity, { segments }: Reading): boolean {
  return segments.length === 1 || has(segments[to], 'unit:bathroom') || has(segments[to], 'unit:other')
}

/** Numbers in the order in which they were said, each once; a range is one. */
function plainNumbers(reading: Reading): PlainNumber[] {
  const numbers = new Map<string, PlainNumber>()
  for (const quantity of reading.quantities) {
    if (quantity.vague && !reading.amounts.has(quantity) && !isCounting(quantity, reading)) continue
    const { low, high, sides, units } = quantity
    const read = sides ?? units ?? [high === null || high === low ? low : { min: low, max: high }]
    for (const number of read) numbers.set(JSON.stringify(number), number)
  }
  return [...numbers.values()]
}

/**
 * The language whose script most words of a turn are in; null for Latin letters, which any may use. Of languages
 * that share a script it is the conversation's own, or else the first.
 */
function languageOfScript(tokens: readonly Token[], spoken: LanguageCode): LanguageCode | null {
  const counts = new Map<Script, number>()
  for (const token of tokens) {
    if (token.kind === 'word') counts.set(token.script, (counts.get(token.script) ?? 0) + 1)
  }
  let most: Script | null = null
  for (const [script, count] of counts) {
    if (script !== 'latin' && count > (most === null ? 0 : (counts.get(most) ?? 0))) most = script
  }
  if (most === null) return null
  const writers = writersOf.get(most) ?? []
  return writers.find(({ code }) => code === spoken)?.code ?? writers[0]?.code ?? null
}

/** The languages that are there, by the script that each is written in. */
const writersOf: ReadonlyMap<Script, readonly Language[]> = Map.groupBy(
  Object.values(languages).filter((language) => language.written),
  ({ script }) => script,
)
