import type { Concept } from '../../languages/concept.ts'
import { hasListed } from '../listed-in.ts'
import { valueKind } from '../polarity/value-kind.ts'
import { breathBounds, has, isFiller, longestBreath, namesHome, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isWelcomeToo } from './welcome-too.ts'

/** Whether a turn wishes a place so, whatever else it tells. */
export function wishesByAsking(reading: Reading): boolean {
  return reading.segments.some(({ mention }, at) => mention !== null && isWishedByAsking(reading, at))
}

/** A place that is wished although nothing around it seeks: a question leads there, or tells that it was wished. */
export function isWishedByAsking(reading: Reading, at: number): boolean {
  return (
    isAskedForThere(reading, at) ||
    asksIfNothing(reading, at) ||
    wasSaid(reading, at) ||
    isWelcomeInstead(reading, at)
  )
}

/** "ವಿಜಯನಗರದಲ್ಲಿ ಏನೂ ಇಲ್ವಾ?", "kondapur lo emi leda?", is there nothing there: homes there are looked for. */
function asksIfNothing({ segments, tokens, clauseOf }: Reading, at: number): boolean {
  const { from, to } = breathBounds(segments, at, reach)
  if (clauseOf[at]?.kind !== 'question') return false
  const breath = segments.slice(from, to).filter((one) => one !== segments[at])
  const isNothing = (one: Segment) => hasListed(tokens, one, 'ofPlaces', 'nothing')
  return (
    breath.some(isNothing) &&
    breath.every((one) => isFiller(one) || isNothing(one) || ofNone.some((concept) => has(one, concept)))
  )
}

const ofNone = ['of', 'at', 'or', 'exist', 'is', 'ask:closing', 'not:after', 'all-the-same', 'any'] as const

/**
 * "Vadavalli is quiet, people say. Is there one there?": what is told of the one place that is named leads to it. "Our town
 * is Vadavalli", and "is there water there?" asks about it.
 */
function isAskedForThere({ segments, clauses, clauseOf }: Reading, at: number): boolean {
  const told = clauseOf[at]
  if (told === undefined || segments.some(({ mention }, other) => mention !== null && other !== at))
    return false
  const before = segments.slice(told.from, told.to)
  if (before.some((one) => ofOneself.some((concept) => has(one, concept)))) return false
  return clauses.some(({ kind, from, to }) => {
    if (kind !== 'question' || from < told.to) return false
    const asked = segments.slice(from, to)
    const says = (concept: Concept) => asked.some((one) => has(one, concept))
    return says('there') && (says('exist') || says('is')) && asked.every(isOfAsking)
  })
}

const ofOneself = ['own', 'mine', 'origin', 'origin:after', 'not:after'] as const

function isOfAsking(segment: Segment): boolean {
  if (segment.mark !== null || isFiller(segment) || namesHome(segment)) return true
  return asking.some((concept) => has(segment, concept)) && valueKind(segment) === null
}

const asking = ['there', 'exist', 'is', 'thing', 'any', 'and', 'of', 'at'] as const

/** "நான் வடவள்ளினு சொன்னேனே, அத எழுதிக்கலையா?", I said Vadavalli, was that not written down? */
function wasSaid({ segments, clauseOf }: Reading, at: number): boolean {
  if (clauseOf[at]?.kind !== 'question') return false
  const { from, to } = breathBounds(segments, at, longestBreath)
  if (segments[to]?.mark !== ',' && segments[to]?.mark !== '.') return false
  const breath = segments.slice(from, to).filter((one) => one !== segments[at])
  const said = breath.some((one) => has(one, 'said-so'))
  return said && breath.every((one) => isFiller(one) || saying.some((concept) => has(one, concept)))
}

const saying = ['said-so', 'self', 'of', 'at', 'act:deny'] as const

/** "If none is to be had near Manyata, Hebbal too will do": no question is left behind the place that is welcome. */
function isWelcomeInstead(reading: Reading, at: number): boolean {
  const { segments, clauseOf, context } = reading
  // "Are you only in Hyderabad, or in Vijayawada, too" of who looks nowhere yet.
  if (context.known.city === undefined) return false
  const { kind, from, to } = clauseOf[at] ?? { kind: 'talk', from: at, to: at }
  if (kind !== 'question' || segments[to - 1]?.mark === '?' || !isWelcomeToo(reading, at)) return false
  if (!segments.slice(from, at).some((one) => has(one, 'or') || has(one, 'or-else') || has(one, 'if')))
    return false
  return segments
    .slice(at + 1, to)
    .every((one) => one.mark !== null || isFiller(one) || has(one, 'acceptable') || has(one, 'and'))
}
