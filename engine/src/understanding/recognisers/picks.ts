import type { Slot } from '@guru/contract/vocabulary'
import type { Command } from '../command.ts'
import { has, isFiller, isOrdinal, namesProperty, type Reading, valueNamed } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isLastPrice } from './bargains.ts'
import { counted, isBeside, isChosen, isHomeByNumber, isNumbered, isNumberOfChoice } from './positions.ts'
import { readPositions } from './several-picked.ts'
import { shownKindsIn } from './shown-word.ts'

/** "Tell me about the first one", "2 or 3, which is better" before any is shown: that is what there is to say. */
export function readPicksOfNone(reading: Reading): Command[] {
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
export function readPicks(reading: Reading): Command[] {
  const { shown = 0 } = reading.context
  const several = readPositions(reading, shown)
  const position = several.length > 0 ? null : readPick(reading, shown)
  const positions = position === null ? several : [position]
  return positions.map((one): Command => ({ kind: 'pick', position: one }))
}

/** A match picked by name holds in a question too ("how old is the second one?"); a bare number may answer. */
function readPick(reading: Reading, shown: number): number | null {
  const { segments, said } = reading
  const counts = (one: Segment, at: number) => isOrdinal(one) && has(segments[at + 1], 'choice')
  // "Show the 94 lakhs one again", "call me tomorrow about the third one": one that is counted out to be seen, kept in mind
  // or talked about, whatever else is said.
  const kinds = shownKindsIn(reading, segments)
  const looks = said.has('seek') || said.has('act:handoff') || kinds.has('photos')
  const wanted = (looks && segments.some(counts)) || kinds.has('remembers')
  if (!wanted && reading.clauses.some((clause) => clause.kind === 'talk')) return null
  const { asked } = reading.context
  const answers = asked !== null && asked !== 'amenities'
  const asks = reading.clauses.some((clause) => clause.kind === 'question')
  return readPosition(reading, shown, !answers && !asks)
}

/** The match meant by "the second one", "option 2", "last", or a bare number; null when none is named. */
export function readPosition(reading: Reading, shown: number, bareCounts = true): number | null {
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
