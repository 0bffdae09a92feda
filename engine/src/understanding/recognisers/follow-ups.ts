import type { Slot } from '@guru/contract/vocabulary'
import { type Command, type FollowUp, untoldFacts } from '../command.ts'
import {
  clauseAround,
  has,
  isFiller,
  isOrdinal,
  isUnknownWord,
  namesProperty,
  type Reading,
  reach,
  valueNamed,
} from '../reading.ts'
import type { Segment } from '../segments.ts'
import { answersNotYet, saysAnythingGoes } from './any-will-do.ts'
import { isLastPrice } from './bargains.ts'
import { readOfGuru, saysShow } from './of-guru.ts'
import { shownKindsIn, shownKindsOf } from './shown-word.ts'
import { asksWhyDear } from './untold.ts'
import { readWeighed } from './weighed-homes.ts'

const ofThePrice = ['cheaper', 'slot:price', 'slot:rent'] as const
const followUps: readonly FollowUp[] = ['more', 'cheaper', 'costlier', 'bigger', 'smaller', 'nearer']

/** What is said about the matches on the screen: others like them, this one, why that one. */
export function readFollowUps(reading: Reading, wishing: boolean): Command[] {
  const { shown = 0, searched = shown > 0 } = reading.context
  // "Why so expensive?": an owner knows, no listing does. "Show cheaper ones" behind it is wanted all the same.
  if (searched && reading.said.has('why') && ofThePrice.some((concept) => reading.said.has(concept)))
    return !wishing && saysShow(reading) && isShownBesideWhy(reading)
      ? [{ kind: 'follow-up', wants: 'cheaper' }]
      : []
  // "Why my number?" is asked of no home.
  const explained = searched && readOfGuru(reading) === null ? readWhy(reading, shown) : null
  if (explained !== null) return [explained]
  const weighed = wishing ? [] : readWeighed(reading)
  if (weighed.length > 0) return weighed.map((position) => ({ kind: 'pick', position }))
  const beside = wishing && shown > 0 ? extremeAskedBeside(reading) : null
  if (beside !== null) return [{ kind: beside }]
  if (searched && !wishing && reading.said.has('cheapest')) return [{ kind: 'pick-cheapest' }]
  if (searched && !wishing && reading.said.has('ask:biggest')) return [{ kind: 'pick-biggest' }]
  if (shown > 1 && !wishing && asksWhich(reading)) {
    const many = reading.segments.flatMap((_, at) => firstOf(reading.segments, at) ?? [])[0] ?? 0
    if (many > 1) return Array.from({ length: many }, (_, at) => ({ kind: 'pick', position: at + 1 }))
    return [{ kind: reading.said.has('cheaper') ? 'pick-cheapest' : 'pick-biggest' }]
  }
  // Asked what a home must have, "I like none of these" is said of the homes shown.
  const unliked = reading.said.has('unliked') && reading.context.asked === 'amenities'
  if (unliked && shown > 0 && !wishing) return [{ kind: 'follow-up', wants: 'more' }]
  const commands: Command[] = []
  for (const wants of followUps) {
    // "a small house" in a first wish compares with nothing.
    if (wishing && shown === 0) break
    if (wants === 'nearer' && wishing) continue
    if (wants === 'cheaper' && wishing && asksWhyDear(reading)) continue
    if (isSaid(reading, wants)) commands.push({ kind: 'follow-up', wants })
  }
  // "Yes, show nearby": behind a result a yes that goes on with a wish agrees to that, and to no call.
  if (commands.length === 0 && !wishing && shown > 0 && agreesToSee(reading))
    return [{ kind: 'follow-up', wants: saysNear(reading) ? 'nearer' : 'more' }]
  if (commands.length === 0 && !wishing && isOnlyShow(reading)) {
    if (shown === 0) return [{ kind: 'show' }]
    if (reading.context.asked === null) return [{ kind: 'follow-up', wants: 'more' }]
  }
  if (commands.length === 0 && searched && !wishing && saysAnythingGoes(reading))
    return [{ kind: 'show', ...(reading.said.has('seek') && { more: true }) }]
  if (commands.length > 0 || wishing) return commands
  return searched ? readPicks(reading) : readPicksOfNone(reading)
}

/** "Why so costly? Show cheaper ones": in a clause that is no question. */
function isShownBesideWhy({ segments, clauses }: Reading): boolean {
  return clauses.some(({ kind, from, to }) => {
    const clause = segments.slice(from, to)
    return (
      kind === 'wish' && clause.some((one) => has(one, 'cheaper')) && !clause.some((one) => has(one, 'why'))
    )
  })
}

/** "Drop furnished. But which of these is the biggest?": a clause of its own asks it, behind the wish. */
function extremeAskedBeside({ segments, clauses }: Reading): 'pick-biggest' | 'pick-cheapest' | null {
  if (!clauses.some(({ kind }) => kind === 'wish')) return null
  const asked = clauses.filter(({ kind }) => kind === 'question')
  const asks = (concept: 'ask:biggest' | 'cheapest') =>
    asked.some(({ from, to }) => segments.slice(from, to).some((one) => has(one, concept)))
  return asks('ask:biggest') ? 'pick-biggest' : asks('cheapest') ? 'pick-cheapest' : null
}

/** "Tell me about the first one", "2 or 3, which is better" before any is shown: that is what there is to say. */
function readPicksOfNone(reading: Reading): Command[] {
  const { segments, context, clauses, said } = reading
  const asks = clauses.some(({ kind }) => kind === 'question')
  const talks = clauses.some(({ kind }) => kind === 'talk') || said.has('talk:past') || said.has('talk:visit')
  if (talks) return []
  const isOne = (one: Segment | undefined) => has(one, 'choice') && !namesProperty(one)
  const chosen = segments.find((one, at) => isOrdinal(one) && isOne(segments[at + 1]))
  if (chosen?.number != null)
    return asks || choosesOne(reading) ? [{ kind: 'pick', position: chosen.number.value }] : []
  const free = context.asked === null || !countedSlots.has(context.asked)
  const several = segments.filter(({ number }) => number?.kind === 'cardinal' && !number.vague)
  const counts = segments.some((one) => valueNamed(one, 'unit:') !== null || one.mention !== null)
  if (!free || counts || several.length !== 2 || !shownKindsIn(reading, segments).has('which')) return []
  return several.map(({ number }): Command => ({ kind: 'pick', position: number?.value ?? 1 }))
}

const countedSlots: ReadonlySet<Slot> = new Set(['bedrooms', 'price', 'size_sqft'])

/** Those shown that a turn names by their positions. */
function readPicks(reading: Reading): Command[] {
  const { shown = 0 } = reading.context
  const several = readPositions(reading, shown)
  const position = several.length > 0 ? null : readPick(reading, shown)
  const positions = position === null ? several : [position]
  return positions.map((one): Command => ({ kind: 'pick', position: one }))
}

/** "Which is cheaper of the two?" is asked of those shown, and nothing else: others are not looked for. */
function asksWhich({ segments, said, clauses }: Reading): boolean {
  const compares = said.has('cheaper') || said.has('bigger')
  if (!compares || !(said.has('ask') || said.has('ask:within'))) return false
  return (
    clauses.every(({ kind }) => kind === 'question') &&
    segments.every(
      (segment) =>
        segment.mark !== null ||
        segment.number !== null ||
        isFiller(segment) ||
        ofWhich.some((one) => has(segment, one)),
    )
  )
}

const ofWhich = ['ask', 'ask:within', 'cheaper', 'bigger', 'this', 'it', 'choice', 'range:between'] as const

/** "Show me", "just show", "ok, show me please". */
function isOnlyShow({ segments, said }: Reading): boolean {
  return (
    said.has('seek') &&
    segments.every((segment) => segment.mark !== null || isOnlySeeking(segment) || isLeadIn(segment))
  )
}

function agreesToSee(reading: Reading): boolean {
  const { segments, said, context } = reading
  if (context.asked !== null || !said.has('act:affirm') || !saysShow(reading)) return false
  const near = saysNear(reading)
  const isBeside = (segment: Segment) =>
    isLeadIn(segment) ||
    has(segment, 'act:affirm') ||
    (has(segment, 'at') && segment.mention === null) ||
    (near && (has(segment, 'slot:area') || has(segment, 'choice') || saysNearest(reading, segment)))
  return segments.every((segment) => segment.mark !== null || isOnlySeeking(segment) || isBeside(segment))
}

/** "Nearby" with no place behind it. */
function saysNear(reading: Reading): boolean {
  const { segments } = reading
  return segments.some((one) => (has(one, 'at') && !isFiller(one)) || saysNearest(reading, one))
}

function saysNearest(reading: Reading, segment: Segment): boolean {
  return segment.mention === null && shownKindsOf(reading, segment).has('nearest')
}

/** "Show", but not "looking for something". */
function isOnlySeeking(segment: Segment): boolean {
  return has(segment, 'seek') && !has(segment, 'thing')
}

function isLeadIn(segment: Segment): boolean {
  return isFiller(segment) || has(segment, 'lead-in') || has(segment, 'interjection')
}

/** "Besides, I have a meeting today" asks for no more homes. */
function isSaid(reading: Reading, wants: FollowUp): boolean {
  const { segments, said, clauseOf } = reading
  if (!said.has(wants)) return false
  // Kannada's "still not" is also its "more".
  if (wants === 'more' && answersNotYet(reading)) return false
  return segments.some((segment, at) => {
    const clause = clauseOf[at]
    if (!has(segment, wants) || clause?.kind === 'talk') return false
    if (wants === 'nearer' && isOfSomething(segments[at - 1])) return false
    // "A big kitchen": of a part of a home.
    if (
      (wants === 'bigger' || wants === 'smaller') &&
      (isOfAPart(segments, at) || (isOfSomething(segments[at - 1]) && !said.has('seek')))
    )
      return false
    return wants !== 'nearer' || clause?.kind !== 'question' || !isThereAThing(clauseAround(reading, at))
  })
}

/** "Rasoi vaddi hove": what is not the home itself stands beside the word. */
function isOfAPart(segments: readonly Segment[], at: number): boolean {
  return [segments[at - 1], segments[at + 1]].some(
    (beside) => has(beside, 'unit:other') && beside?.number == null && segments[at - 2]?.number == null,
  )
}

/** "School nede hove ta changa": what stands right before the word is to be near. */
function isOfSomething(before: Segment | undefined): boolean {
  return before !== undefined && before.mark === null && before.concepts.size === 0 && before.number === null
}

/** "Is there a school nearby?", "is it far from the noise?": a word that no home is asks about the surroundings. */
function isThereAThing(clause: readonly Segment[]): boolean {
  return clause.some(isUnknownWord) && surroundings.some((concept) => clause.some((one) => has(one, concept)))
}

const surroundings = ['exist', 'is', 'range:to'] as const

/** A match picked by name holds in a question too ("how old is the second one?"); a bare number may answer. */
function readPick(reading: Reading, shown: number): number | null {
  const { segments, said } = reading
  const counts = (one: Segment, at: number) => isOrdinal(one) && has(segments[at + 1], 'choice')
  // "Show the 94 lakhs one again": one that is counted out to be seen, whatever else is said.
  const wanted = said.has('seek') && segments.some(counts)
  if (!wanted && reading.clauses.some((clause) => clause.kind === 'talk')) return null
  const { asked } = reading.context
  const answers = asked !== null && asked !== 'amenities'
  const asks = reading.clauses.some((clause) => clause.kind === 'question')
  return readPosition(reading, shown, !answers && !asks)
}

function readWhy(reading: Reading, shown: number): Command | null {
  if (!reading.said.has('why')) return null
  return { kind: 'explain', position: readPosition(reading, shown) }
}

/** The match meant by "the second one", "option 2", "last", or a bare number; null when none is named. */
function readPosition(reading: Reading, shown: number, bareCounts = true): number | null {
  let content = 0
  let bare: number | null = null
  for (let at = 0; at < reading.segments.length; at++) {
    const segment = reading.segments[at]
    if (segment === undefined) continue
    const { number } = segment
    if (number?.kind === 'ordinal' && isChosen(reading, at)) return counted(number.value)
    if (has(segment, 'last') && !isLastPrice(reading.segments, at) && isChosen(reading, at)) return shown
    if (number?.kind === 'cardinal') {
      if (has(reading.segments[at - 1], 'choice') || isNumbered(reading.segments[at + 1]))
        return counted(number.value)
      if (number.value <= shown && isHomeByNumber(reading, at)) return counted(number.value)
      if (!number.vague) bare = number.value
    }
    if (segment.mark === null && !isFiller(segment) && !has(segment, 'seek')) content++
  }
  return bareCounts && bare !== null && content === 1 && bare <= shown ? counted(bare) : null
}

/** "I'll take the second one": one of those shown is chosen, however many there were. */
export function choosesOne(reading: Reading): boolean {
  const { segments, said, clauses } = reading
  if (said.has('not:before') || said.has('not:after') || clauses.some(({ kind }) => kind !== 'wish'))
    return false
  const isPosition = (one: Segment, at: number) => isOrdinal(one) || isNumberOfChoice(segments, at)
  // "The first is enough", "give the second", "option 3 please": nothing else is said.
  if (
    segments.some(isPosition) &&
    segments.every((one, at) => one.mark !== null || isPosition(one, at) || isBeside(one))
  )
    return true
  return segments.some(
    (segment, at) => isOrdinal(segment) && has(segments[at + 1], 'choice') && isChosen(reading, at),
  )
}

/**
 * Several of those shown: "compare the first and the second", "I like 1 and 3", "the first two", and all of them
 * where they shall be compared and none is named; empty when it is not several.
 */
function readPositions(reading: Reading, shown: number): number[] {
  const { segments, said } = reading
  const compares = said.has('compare')
  // Nothing is shown any more: that is what there is to say.
  if (shown === 0) return compares ? [1, 2] : []
  const numbered = numbersNamed(segments).filter((position) => position <= shown)
  if (numbered.length > 1) return numbered
  const several = compares ? countCompared(segments, shown) : null
  if (several !== null) return Array.from({ length: several }, (_, at) => at + 1)
  const positions = new Set<number>()
  for (const [at, segment] of segments.entries()) {
    const { number } = segment
    const chosen = number?.kind === 'ordinal' && isChosen(reading, at)
    const many = firstOf(segments, at)
    if (many !== null) for (let one = 1; one <= many; one++) positions.add(one)
    else if (chosen || (number?.kind === 'cardinal' && !number.vague)) {
      if (number.value > shown || counted(number.value) === null) return []
      positions.add(number.value)
    } else if (has(segment, 'last') && !isLastPrice(segments, at)) positions.add(shown)
    else if (segment.mark === null && !isBeside(segment)) return [...chosenByName(reading, shown)]
  }
  if (positions.size > 1) return [...positions]
  return compares && positions.size === 0 && shown > 1 ? Array.from({ length: shown }, (_, at) => at + 1) : []
}

/** "Number 2 and 4": those that a word for one of several opens, one "and" after the other. */
function numbersNamed(segments: readonly Segment[]): number[] {
  const named = new Set<number>()
  let last = -1
  for (const [at, { number }] of segments.entries()) {
    if (number?.kind !== 'cardinal' || number.vague) continue
    const goesOn = last >= 0 && at - last <= 3 && segments.slice(last + 1, at).some((one) => has(one, 'and'))
    if (!goesOn && !isNumberOfChoice(segments, at)) continue
    if (valueNamed(segments[at + 1], 'unit:') !== null) continue
    named.add(number.value)
    last = at
  }
  return [...named]
}

/** "Compare the two", "compare the first two": how many; null where a number may be a position, or none is named. */
function countCompared(segments: readonly Segment[], shown: number): number | null {
  const numbers = segments.flatMap(({ number }) => (number === null ? [] : number))
  const [count, another] = numbers.filter(({ kind }) => kind === 'cardinal')
  if (count === undefined || another !== undefined || count.value < 2 || count.value > shown) return null
  return numbers.every(({ kind, value }) => kind === 'cardinal' || value === 1) ? counted(count.value) : null
}

/** Two ordinals or more name several, whatever else is said of them; empty for fewer. */
function chosenByName(reading: Reading, shown: number): Set<number> {
  const named = reading.segments.flatMap(({ number }, at) =>
    number?.kind === 'ordinal' && isChosen(reading, at) ? [number.value] : [],
  )
  const among = named.every((position) => counted(position) !== null && position <= shown)
  return new Set(among && new Set(named).size > 1 ? named : [])
}

/** How many "the first two" are; null at any other word. Its "first" counts for nothing. */
function firstOf(segments: readonly Segment[], at: number): number | null {
  const ordinal = segments[at]?.number
  const count = segments[at + 1]?.number
  if (ordinal?.kind !== 'ordinal' || ordinal.value !== 1 || count?.kind !== 'cardinal') return null
  return counted(count.value)
}

/** Words that may stand around positions. */
function isBeside(segment: Segment): boolean {
  return (
    isFiller(segment) ||
    has(segment, 'seek') ||
    has(segment, 'and') ||
    has(segment, 'choice') ||
    has(segment, 'compare') ||
    has(segment, 'it') ||
    has(segment, 'this') ||
    has(segment, 'act:affirm')
  )
}

/** "Option 3"; "flat 2" may count rooms. */
function isNumberOfChoice(segments: readonly Segment[], at: number): boolean {
  const before = segments[at - 1]
  if (segments[at]?.number?.kind !== 'cardinal') return false
  return has(before, 'choice') && valueNamed(before, 'property:') === null
}

/** "Site 2 yestu sqft": a home by its number, where it is asked about and the number counts nothing. */
function isHomeByNumber({ segments, clauseOf }: Reading, at: number): boolean {
  if (clauseOf[at]?.kind !== 'question' || !namesProperty(segments[at - 1])) return false
  const next = segments[at + 1]
  return next === undefined || (next.number === null && valueNamed(next, 'unit:') === null)
}

/** "2 number", "২ নম্বর": the word stands after its number; "2 flats" are counted. */
function isNumbered(segment: Segment | undefined): boolean {
  return has(segment, 'choice') && valueNamed(segment, 'property:') === null && !has(segment, 'thing')
}

/**
 * An ordinal chooses when "one", "option", "why" or a home follows it, what is asked or wanted of it, or
 * nothing: not in "second floor".
 */
function isChosen(reading: Reading, at: number): boolean {
  const next = reading.segments[at + 1]
  if (next === undefined || next.mark !== null || isFiller(next)) return true
  // "modatidi rendodi": the first, the second.
  if (next.number?.kind === 'ordinal') return true
  if (afterChosen.some((concept) => has(next, concept)) || namesProperty(next)) return true
  return isAskedOf(reading, at)
}

/**
 * "இரண்டாவது விலை என்ன", the second's price: what is asked of a home follows, behind a word for it that nobody knows
 * ("aadyathe veettil parking undo") or the place from which it may be far.
 */
function isAskedOf(reading: Reading, at: number): boolean {
  const { segments, clauseOf } = reading
  if (clauseOf[at]?.kind !== 'question') return false
  let next = at + 1
  while (next < at + reach && isBetweenHomeAndAsked(segments[next])) next++
  const asked = segments[next]
  if (asked === undefined) return false
  if (toldOfOne.some((concept) => has(asked, concept)) || valueNamed(asked, 'amenity:') !== null) return true
  const kinds = shownKindsOf(reading, asked)
  return untoldFacts.some((fact) => kinds.has(fact))
}

function isBetweenHomeAndAsked(segment: Segment | undefined): boolean {
  if (segment === undefined || segment.mark !== null || segment.number !== null) return false
  if (segment.mention !== null || isUnknownWord(segment) || isFiller(segment)) return true
  return has(segment, 'range:to') || has(segment, 'origin:after')
}

const toldOfOne = [
  'slot:price',
  'slot:rent',
  'transaction:rent',
  'slot:size_sqft',
  'ask:size',
  'ask:price',
  'ask:where',
] as const

const afterChosen = [
  'choice',
  'why',
  'and',
  'or',
  'it',
  'of',
  'seek',
  'compare',
  'ask',
  'ask:within',
  'ask:closing',
  'ask-about',
] as const

/** A position may lie beyond what is shown: the dialogue then says how many there are. */
function counted(position: number): number | null {
  return Number.isInteger(position) && position >= 1 ? position : null
}
