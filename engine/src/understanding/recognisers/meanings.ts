import type { LanguageCode } from '@guru/contract/vocabulary'
import { presentLanguages } from '../../languages/index.ts'
import type { TermWords } from '../../languages/word-lists.ts'
import { isLatin } from '../../text/script.ts'
import { type Command, type Term, terms } from '../command.ts'
import { listedIn } from '../listed-in.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { has, isFiller, namesDeal, namesHome, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { shownKindsIn } from './shown-word.ts'

/** Tokens: who says more wants something. */
const longest = 9

/** Of a home that is shown these are asked for: "what is the deposit?" */
const facts: readonly Term[] = [
  'carpet',
  'deposit',
  'floor',
  'cent',
  'ground',
  'gaj',
  'semi_furnished',
  'confirmed',
]

/** "What is RERA?", "carpet area matlab?", "BHK?": a turn that asks for nothing but what a word of listings means. */
export function readMeaning(reading: Reading): Command | null {
  const { tokens, segments, context } = reading
  if (tokens.length > longest || !namesAny(reading)) return null
  // "Ground floor da na dikhayo": Tamil's "na" of meanings is a "no" elsewhere.
  if (reading.said.has('not:before') || reading.said.has('not:after')) return null
  const kinds = segments.map((segment) => kindsOf(reading, segment))
  const named = terms.filter((one) => kinds.some((ofOne) => ofOne.has(one)))
  // "What is a ground floor?" asks for no unit of land.
  const term = named.includes('floor') ? 'floor' : named[0]
  const demo = kinds.some((ofOne) => ofOne.has('demo'))
  if (term === undefined && !demo) return null
  const means = kinds.some((ofOne) => ofOne.has('means'))
  const rest = segments.filter((_, at) => kinds[at]?.size === 0)
  if (demo && (means || rest.some(asks))) return { kind: 'aside', about: 'real' }
  if (term === undefined || segments.some(({ number }) => number !== null && !number.vague)) return null
  const isNumber = isOfRera(reading, term)
  if (!rest.every((one) => asks(one) || isBeside(one) || isNumber(one))) return null
  if (means) return { kind: 'meaning', term }
  // "Is it a gated community?", "is there a deposit?", "lease?": the fact is asked for, or it is wished.
  if (reading.said.has('exist') || reading.said.has('ask:polar')) return null
  const asked = segments.some((one) => namesAmenity(one) || namesDeal(one)) ? asksInWords : asks
  const { shown = 0 } = context
  const shownKinds = shownKindsIn(reading, segments)
  // "How much is the deposit?", "which floor?"
  const plain =
    (shown === 0 || !facts.includes(term) || kinds.some((ofOne) => ofOne.has('article'))) &&
    !shownKinds.has('amount') &&
    !shownKinds.has('which')
  return plain && rest.some(asked) ? { kind: 'meaning', term } : null
}

/**
 * "I am new to this, what do you mean by carpet area?", "ನನಗೆ ಗೊತ್ತಿಲ್ಲ, ಬಿಎಚ್‌ಕೆ ಅಂದರೆ ಏನು ಅಂತ ಹೇಳಿ": inside a longer turn,
 * where the term stands beside what asks for its meaning.
 */
export function readMeaningWithin(reading: Reading): Extract<Command, { kind: 'meaning' }> | null {
  if (!namesAny(reading)) return null
  const { segments } = reading
  const kinds = segments.map((segment) => kindsOf(reading, segment))
  for (const [at, ofOne] of kinds.entries()) {
    const term = terms.find((one) => ofOne.has(one))
    if (term === undefined) continue
    const isMeant = (other: number) => {
      if (kinds[other]?.has('means') !== true) return false
      // "মানে কী" asks by itself.
      if (has(segments[other], 'talk:errand')) return true
      const [first, last] = other > at ? [other, other + asksWithin] : [other - asksWithin, other]
      return segments.slice(Math.max(0, Math.min(first, at - asksWithin)), last + 1).some(asksAtAll)
    }
    if (isAskedFor(reading, at, term)) return { kind: 'meaning', term }
    for (let other = at - meansWithin; other <= at + meansWithin; other++)
      if (isMeant(other)) return { kind: 'meaning', term }
  }
  return null
}

/** "What is a RERA number?" before a home is shown, which would have one. */
function isOfRera({ context: { shown = 0 } }: Reading, term: Term): (one: Segment) => boolean {
  return (one) => term === 'rera' && shown === 0 && has(one, 'choice') && !namesHome(one)
}

/** "Sorry, I don't know these words, what is [semi furnished]": right behind the word that asks, and nothing behind it. */
function isAskedFor({ segments }: Reading, at: number, term: Term): boolean {
  // "What is RERA number? Is it some kind of registration?": who guesses at it knows of none.
  const guess = segments[at + 3]
  const guesses = has(guess, 'ask:polar') && has(guess, 'it') && segments[at + 2]?.mark != null
  const numbered = term === 'rera' && guesses && has(segments[at + 1], 'choice')
  const next = segments[numbered ? at + 2 : at + 1]
  const closes = next === undefined || next.mark !== null || has(next, 'and')
  return (
    closes && !facts.some((one) => one === term && one !== 'semi_furnished') && has(segments[at - 1], 'ask')
  )
}

function asksAtAll(segment: Segment): boolean {
  return asksInWords(segment) || has(segment, 'ask:closing')
}

/** Segments between a term and what asks for its meaning: "the meaning of carpet area". */
const meansWithin = 3
/** And from there to the word that asks. */
const asksWithin = 3

/** Most turns hold no word of these lists, and need not be looked through. */
function namesAny({ tokens }: Reading): boolean {
  const { words, pairs } = listedIn(tokens)
  return (
    words.some(({ termWords }) => termWords.size > 0) || pairs.some(({ termWords }) => termWords.size > 0)
  )
}

function kindsOf({ tokens, context }: Reading, segment: Segment) {
  const { from, to } = segment
  const { words, pairs } = listedIn(tokens)
  const kinds = new Set<keyof TermWords>()
  // "Ennu paranjal": the second word of two that are one.
  for (const kind of pairs[from - 1]?.termWords ?? []) kinds.add(kind)
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text ?? ''
    for (const kind of words[at]?.termWords ?? [])
      if (kind !== 'means' || !isLatin(text) || meansIn(segment, text, context.language)) kinds.add(kind)
    for (const kind of pairs[at]?.termWords ?? []) kinds.add(kind)
  }
  return kinds
}

/**
 * In Latin letters one language's "means" is another one's house, or its no: there it counts for neither. In a chat in
 * English all of them are typed.
 */
function meansIn(segment: Segment, word: string, language: LanguageCode): boolean {
  if (segment.concepts.size === 0) return true
  if (latinMeans.get(language)?.has(word) === true || latinMeans.get('en')?.has(word) === true) return true
  return language === 'en' && word.length > 2 && !namesHome(segment) && !has(segment, 'it')
}

const latinMeans = new Map(
  presentLanguages.map(({ code, termWords }) => [code, new Set(termWords.means.split(/\s+/))] as const),
)

function asks(segment: Segment): boolean {
  return segment.mark === '?' || asksInWords(segment)
}

function asksInWords(segment: Segment): boolean {
  return asking.some((concept) => has(segment, concept))
}

function isBeside(segment: Segment): boolean {
  if (segment.number?.vague) return true
  return segment.mark !== null || isFiller(segment) || beside.some((concept) => has(segment, concept))
}

const asking = ['ask', 'ask:within', 'ask-about'] as const
const beside = [
  'ask:closing',
  'ask:polar',
  'is',
  'it',
  'this',
  'of',
  'interjection',
  'slot:area',
  'slot:size_sqft',
  'exist',
  'talk:told',
  'act:affirm',
] as const
