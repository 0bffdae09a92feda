import type { Concept } from '../../languages/concept.ts'
import { closesName } from '../../places/closing-words.ts'
import type { Command } from '../command.ts'
import { chancesOf, sumsOf } from '../learnt/feature.ts'
import { readWeights } from '../learnt/weights.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { has, isFiller, isUnknownWord, namesDeal, namesHome, type Reading } from '../reading.ts'
import { joinsGathering, placesMovedTo } from '../recognisers/moved-to.ts'
import { placeNearFamily } from '../recognisers/near-family.ts'
import { asksForBachelors } from '../recognisers/of-guru.ts'
import { asksWhyDear } from '../recognisers/untold/asked-more.ts'
import { isPlaceAdded } from '../recognisers/welcome-too.ts'
import { readBackToKind } from '../recognisers/whole-turns.ts'
import type { Segment } from '../segments.ts'
import { featuresOf } from './features.ts'
import { step, weightsText } from './weights.generated.ts'

/** What a turn may be, in the order of the weights of a feature. */
export const turnKinds = ['wish', 'question', 'other talk', 'act'] as const

/** A turn less likely a wish than this holds none, whatever the rules found in it. */
const leastLikely = 0.1

const weights = readWeights(weightsText)

/**
 * True for a turn in which the rules found wishes and which all the same looks like talk of something else:
 * "my uncle spent 15 lakh on the wedding in Surat". Words of refusing and correcting, and what answers the
 * question that was asked, are the rules' own.
 */
export function isOtherTalk(reading: Reading, commands: readonly Command[]): boolean {
  // "3bhk in Indiranagar, is the rent negotiable?"
  if (commands.some(({ kind }) => kind === 'bargain')) return false
  if (joinsGathering(reading)) return true
  if (placesMovedTo(reading).length > 0 || placeNearFamily(reading) !== null || addsArea(reading))
    return false
  if (looksOnWith(commands)) return false
  if (answers(commands, reading) || corrects(reading) || seeksRooms(reading) || boundsRent(reading))
    return false
  if (
    opensWithHome(reading) ||
    wishesBesideQuestion(reading) ||
    tellsFunds(reading) ||
    choosesPlace(reading) ||
    namesQuarter(reading)
  )
    return false
  if (
    seeksPlainly(reading) ||
    asksForHome(reading) ||
    asksForBachelors(reading) ||
    readBackToKind(reading) !== null
  )
    return false
  return likelihoodOfWish(featuresOf(reading), weights, step) < leastLikely
}

/** @param step what one step of a weight adds to the logarithm of the odds */
export function likelihoodOfWish(
  features: readonly number[],
  weights: ArrayLike<number>,
  step: number,
): number {
  return chancesOf(sumsOf(features, weights, turnKinds.length), step)[0] ?? 0
}

/** "Show cheaper with parking": what others than those shown shall have. */
function looksOnWith(commands: readonly Command[]): boolean {
  return (
    commands.some((command) => command.kind === 'follow-up' && command.wants === 'cheaper') &&
    commands.some((command) => command.kind === 'set' && command.slot === 'amenities')
  )
}

function answers(commands: readonly Command[], { context }: Reading): boolean {
  return commands.some((command) =>
    command.kind === 'drop'
      ? command.what === context.asked
      : (command.kind === 'set' || command.kind === 'any') && command.slot === context.asked,
  )
}

/**
 * "2bhk in Koramangala, how much is the deposit?": a clause that names rooms and where, and nothing else, says what is
 * sought before the question.
 */
function opensWithHome({ segments, clauses: [first, next] }: Reading): boolean {
  if (first?.kind !== 'wish' || next?.kind !== 'question') return false
  const opening = segments.slice(first.from, first.to)
  const named = opening.some(({ mention }) => mention !== null) && opening.some(isCountedRooms)
  return named && opening.every((segment) => segment.mention !== null || isOfHome(segment))
}

/**
 * "Show 3bhk also and what is the maintenance", "why so costly? look in HSR Layout": a clause that names something of a
 * home and wants or changes it, and says nothing else, stands beside a question of what it costs.
 */
function wishesBesideQuestion(reading: Reading): boolean {
  const { segments, clauses } = reading
  const asked = clauses.filter(({ kind }) => kind === 'question')
  const ofCost = asked.some(({ from, to }) => segments.slice(from, to).some((one) => has(one, 'talk:cost')))
  if (!ofCost && !asksWhyDear(reading)) return false
  return clauses.some(({ kind, from, to }) => {
    const clause = segments.slice(from, to)
    return (
      kind === 'wish' &&
      clause.some((one) => has(one, 'seek') || has(one, 'slot:price')) &&
      clause.some((one) => one.mention !== null || one.number?.vague === false || namesAmenity(one)) &&
      clause.every(
        (one) =>
          one.mention !== null ||
          isOfHome(one) ||
          namesAmenity(one) ||
          ofChange.some((concept) => has(one, concept)),
      )
    )
  })
}

/** What a wish that changes something says beside the value. */
const ofChange: readonly Concept[] = ['seek', 'slot:price', 'correct', 'correct:after', 'at', 'max:after']

function isCountedRooms(segment: Segment, at: number, segments: readonly Segment[]): boolean {
  return has(segment, 'unit:bedroom') && segments[at - 1]?.number?.vague === false
}

function isOfHome(segment: Segment): boolean {
  if (segment.mark !== null || segment.number !== null || isFiller(segment)) return true
  return has(segment, 'of') || namesHome(segment) || namesDeal(segment)
}

/** "The owner says leave, [a double bedroom is needed]": counted rooms right before the verb of seeking. */
function seeksRooms({ segments, said, clauseOf }: Reading): boolean {
  if (!said.has('seek')) return false
  return segments.some((segment, at) => {
    if (!has(segment, 'seek') || clauseOf[at]?.kind !== 'wish') return false
    let before = at - 1
    while (before > at - 4 && isFiller(segments[before])) before--
    return (
      countedRooms.some((rooms) => has(segments[before], rooms)) ||
      (has(segments[before], 'unit:bedroom') && segments[before - 1]?.number?.vague === false)
    )
  })
}

/**
 * "I saw your ad. [Looking for land in Dehradun]", "will a 2bhk be had in Noida": a home sought somewhere, in words that
 * all mean something.
 */
function seeksPlainly({ segments, clauses }: Reading): boolean {
  return clauses.some(({ from, to, kind }) => {
    if (kind !== 'wish') return false
    const clause = segments.slice(from, to)
    if (from === 0 && seeksAmenity(clause)) return true
    const rooms = clause.some((one) => has(one, 'unit:bedroom')) && clause.some((one) => has(one, 'exist'))
    const seeks = rooms || (clause.some((one) => has(one, 'seek')) && clause.some(namesHome))
    const placed = clause.some(({ mention }) => mention !== null)
    return seeks && placed && !clause.some((segment) => isUnknownWord(segment))
  })
}

/** "Kya Pune me koi plot hai?": whether there is a home in a place, and nothing else. */
function asksForHome({ segments, said }: Reading): boolean {
  if (said.has('own') || (!said.has('ask:polar') && !said.has('ask:closing'))) return false
  if (!segments.some(namesHome) || !segments.some(({ mention }) => mention !== null)) return false
  return segments.every(
    (one) =>
      one.mention !== null ||
      one.mark !== null ||
      one.number?.kind === 'cardinal' ||
      namesHome(one) ||
      isFiller(one) ||
      offering.some((concept) => has(one, concept)),
  )
}

/** "[A garden is a must], father has retired": something of a home, the verb of seeking, and nothing else. */
function seeksAmenity(clause: readonly Segment[]): boolean {
  const seeks = (segment: Segment) => has(segment, 'seek') && !isFiller(segment)
  if (!clause.some(namesAmenity) || !clause.some(seeks)) return false
  return clause.every((one) => namesAmenity(one) || seeks(one) || one.mark !== null || isFiller(one))
}

/** "… the rent should be within twelve", "up to ten thousand of rent": words of the rent right beside an amount that is bounded. */
function boundsRent({ segments, said, quantities, amounts }: Reading): boolean {
  if (!(said.has('transaction:rent') || said.has('slot:rent'))) return false
  return quantities.some((quantity) => {
    const beside = [segments[quantity.from - 1], segments[quantity.to]]
    const named = beside.some((one) => has(one, 'transaction:rent') || has(one, 'slot:rent'))
    return named && quantity.bound === 'max' && amounts.get(quantity) === 'price'
  })
}

/** "I have 15,000", and nothing else. */
function tellsFunds({ segments, quantities }: Reading): boolean {
  if (quantities.length !== 1) return false
  const isOwn = (segment: Segment) => has(segment, 'own') || has(segment, 'funds')
  return segments.some(isOwn) && segments.every((one) => isOwn(one) || isFiller(one) || one.number !== null)
}

/** "Kolkata Subhash Pally": a city, and a quarter of it that is in no list. */
function namesQuarter({ segments, tokens }: Reading): boolean {
  const city = segments.findIndex(({ mention }) => mention !== null)
  const part = segments.slice(city + 1).filter((one) => one.mark !== ',' && !isFiller(one))
  const last = part.at(-1)
  if (city < 0 || last === undefined || part.length > longestQuarter) return false
  if (!segments.slice(0, city).every(isFiller) || !part.every(isUnknownWord)) return false
  return closesName(tokens[last.from]?.text ?? '')
}

/** Words of the name of a quarter. */
const longestQuarter = 4

const choosing: readonly Concept[] = ['act:affirm', 'lead-in', 'choice', 'is', 'seek']
/** "Guntur lo unda", "नोएडा में कुछ है क्या": what asks whether anything is there. */
const offering: readonly Concept[] = [
  'exist',
  'thing',
  'is',
  'of',
  'at',
  'placed',
  'ask:closing',
  'ask:polar',
]

/** "Can you show Wakad also, he can travel." */
function addsArea(reading: Reading): boolean {
  if (reading.context.known.area === undefined) return false
  return reading.segments.some(({ mention }, at) => mention !== null && isPlaceAdded(reading, at))
}

/** "Yes, Kochi", "my choice is Lucknow", "is there any in Thrissur?": a place and nothing else. */
function choosesPlace(reading: Reading): boolean {
  const { said } = reading
  const segments = soughtIn(reading)
  if (!segments.some(({ mention }) => mention !== null)) return false
  // "My sister is in Thrissur" chooses nothing, "my first choice is" does.
  const isMine = (one: Segment) => has(one, 'own') || one.number?.kind === 'ordinal'
  if (segments.some(isMine) && !said.has('choice')) return false
  const offered = said.has('exist') || (said.has('thing') && said.has('ask:closing'))
  const beside = offered ? offering : choosing
  return segments.every(
    (one) =>
      one.mention !== null ||
      one.mark !== null ||
      isFiller(one) ||
      isMine(one) ||
      beside.some((concept) => has(one, concept)),
  )
}

/** "[Look in Lucknow], I was transferred": what is sought, without the reason that is told behind it; else all that is said. */
function soughtIn({ segments, clauses }: Reading): readonly Segment[] {
  const [first, ...others] = clauses
  if (first?.kind !== 'wish' || !others.every(({ kind }) => kind === 'talk')) return segments
  const sought = segments.slice(0, first.to)
  return sought.some((one) => has(one, 'seek')) ? sought : segments
}

const countedRooms = ['bedrooms:single', 'bedrooms:double', 'bedrooms:triple'] as const

/** Who refuses, corrects, leaves open or puts something forward speaks of his own wishes. */
const correcting: readonly Concept[] = [
  'not:before',
  'not:after',
  'remove',
  'remove:after',
  'correct',
  'correct:after',
  'or-else',
  'any',
  'all-the-same',
  'propose',
  'negotiable',
  'acceptable',
]

function corrects({ said }: Reading): boolean {
  return correcting.some((concept) => said.has(concept))
}
