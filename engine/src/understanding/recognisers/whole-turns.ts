import type { Wishes } from '@guru/contract/requirement'
import type { Concept } from '../../languages/concept.ts'
import type { Command } from '../command.ts'
import { has, isFiller, isUnknownWord, propertyTypeOf, type Reading, transactionOf } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { asksToHold, asksWhoGetsNumber, leavesToCaller, wishesCaller } from './calls.ts'
import { keepsNumber } from './of-guru.ts'
import { readOfSeeker } from './of-seeker.ts'
import { asksForShownBefore } from './shown-before.ts'
import { shownKindsIn, shownKindsOf } from './shown-word.ts'

/** What a turn wants that holds nothing else, whatever its words would wish elsewhere; null for any other turn. */
export function readWholeTurn(reading: Reading): Command | null {
  if (asksWhoGetsNumber(reading)) return { kind: 'aside', about: 'privacy' }
  if (asksToHold(reading)) return { kind: 'not-possible', asked: 'hold' }
  if (leavesToCaller(reading) || wishesCaller(reading)) return { kind: 'not-possible', asked: 'wish' }
  if (asksForShownBefore(reading)) return { kind: 'look-back' }
  if (keepsNumber(reading)) return { kind: 'keep-number' }
  const ofSeeker = readOfSeeker(reading)
  if (ofSeeker !== null) return ofSeeker
  if (asksForCheapest(reading)) return { kind: 'pick-cheapest' }
  if (asksForOthers(reading)) return { kind: 'follow-up', wants: 'more' }
  return readBackToKind(reading)
}

/** "Which of these has the least rent?", "shob theke kom bhara konta": asked of those shown. */
function asksForCheapest(reading: Reading): boolean {
  const { said, segments, context } = reading
  const { shown = 0, searched = shown > 0 } = context
  if (!searched || said.has('not:before') || said.has('not:after')) return false
  if (segments.some((one) => isOfOtherKind(one, context.known))) return false
  const priced = ofPrice.some((concept) => said.has(concept))
  const kinds = shownKindsIn(reading, segments)
  const least = said.has('cheapest') || said.has('cheaper') || (priced && kinds.has('least'))
  if (!least || !(said.has('cheapest') || kinds.has('which'))) return false
  return holdsOnly(segments, mostUnknown.cheapest, (one) =>
    besideCheapest.some((concept) => has(one, concept)),
  )
}

/** "The cheapest on rent", "the cheapest plot" of who looks for flats to buy: none that was shown. */
function isOfOtherKind(segment: Segment, { transaction_type: deal, property_type: kind }: Wishes): boolean {
  const isOther = (said: string | undefined, known: string | undefined) =>
    said !== undefined && known !== undefined && said !== known
  return isOther(transactionOf(segment), deal) || isOther(propertyTypeOf(segment), kind)
}

const ofPrice: readonly Concept[] = ['slot:price', 'slot:rent', 'transaction:rent']

const besideCheapest: readonly Concept[] = [
  ...ofPrice,
  'cheapest',
  'cheaper',
  'max:after',
  'ask',
  'ask:within',
  'ask:polar',
  'ask:closing',
  'ask-about',
  'this',
  'it',
  'of',
  'is',
  'any',
  'all-the-same',
  'than:after',
  'range:to',
  'min:after',
  'choice',
  'thing',
  'seek',
  'interjection',
  'property:house',
  'property:apartment',
  'property:land',
]

/** "If there are other houses, show them" before any was shown: those are wanted, and their kind is known. */
function asksForOthers({ said, segments, context }: Reading): boolean {
  const { shown = 0, known } = context
  if (shown > 0 || !said.has('more') || !said.has('seek') || known.property_type === undefined) return false
  return holdsOnly(segments, 0, (one) => {
    const kind = propertyTypeOf(one)
    return (
      kind === known.property_type ||
      (kind === undefined && besideOthers.some((concept) => has(one, concept)))
    )
  })
}

const besideOthers: readonly Concept[] = [
  'more',
  'seek',
  'if',
  'is',
  'exist',
  'there',
  'it',
  'of',
  'and',
  'choice',
]

/** "Wapas plot te chalo", "can we go back to plots": another kind than is known shall be looked at again. */
export function readBackToKind(reading: Reading): Command | null {
  const { segments, context } = reading
  const { property_type: known } = context.known
  if (known === undefined || context.asked === 'property_type' || reading.said.has('exist')) return null
  const kinds = new Set(segments.flatMap((segment) => propertyTypeOf(segment) ?? []))
  const [value] = kinds
  if (value === undefined || kinds.size > 1 || value === known) return null
  const isBack = (segment: Segment) => shownKindsOf(reading, segment).has('back')
  if (!segments.some(isBack)) return null
  const only = holdsOnly(
    segments.filter((segment) => !isBack(segment)),
    mostUnknown.back,
    (one) => propertyTypeOf(one) !== undefined || besideBack.some((concept) => has(one, concept)),
  )
  return only ? { kind: 'set', slot: 'property_type', value } : null
}

const besideBack: readonly Concept[] = [
  'at',
  'of',
  'it',
  'this',
  'is',
  'and',
  'range:to',
  'propose',
  'lead-in',
  'correct',
  'correct:after',
  'moves-on:after',
  'talk:told',
  'ask:polar',
  'interjection',
  'seek',
  'act:affirm',
]

/** Verbs of going are many, and so are words for "of all": so many that are not known may stand beside the others. */
const mostUnknown = { cheapest: 2, back: 2 }

function holdsOnly(
  segments: readonly Segment[],
  unknown: number,
  isBeside: (one: Segment) => boolean,
): boolean {
  let others = 0
  return segments.every((segment) => {
    if (segment.mark !== null || isFiller(segment)) return true
    if (segment.mention !== null || (segment.number !== null && !segment.number.vague)) return false
    if (isUnknownWord(segment) && ++others <= unknown) return true
    return isBeside(segment)
  })
}
