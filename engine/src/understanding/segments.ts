import type { Concept } from '../languages/concept.ts'
import { certainties } from '../places/candidates.ts'
import { countedNames, countingWords, wordsAfter } from '../places/common-words.ts'
import type { PlaceMention } from '../places/place.ts'
import type { Token } from '../text/token.ts'
import { isEcho } from './echoes.ts'
import type { NumberSpan } from './numbers/number-span.ts'
import type { PhraseSpan } from './phrases/find-phrases.ts'
import type { Lexeme } from './words/lexeme.ts'

/**
 * A stretch of an utterance with one reading. Every token belongs to exactly one segment; recognisers see
 * segments only, so no two of them can read one word in two ways.
 */
export interface Segment {
  from: number
  to: number
  /** What the words mean; empty for a place, a digit, a mark, an unknown word. */
  concepts: ReadonlySet<Concept>
  number: NumberSpan | null
  mention: PlaceMention | null
  /** Text of the mark, when it is one. */
  mark: string | null
  /** True when a slip was forgiven to read it. */
  corrected: boolean
}

const nothing: ReadonlySet<Concept> = new Set()
const filler: ReadonlySet<Concept> = new Set<Concept>(['filler'])

interface Claim {
  from: number
  to: number
  weight: number
  segment: Segment
}

/**
 * Phrases, numbers and places that lay claim to the same words are settled here and nowhere else: the
 * longer claim wins; between claims of one length the surer kind does.
 */
const surety = {
  number: 9,
  introducedPlace: 8.5,
  phrase: 8,
  placeByName: 6,
  slippedPhrase: 4,
  placeBySound: 2,
}

/** What was found in a turn before it is cut. */
interface Findings {
  tokens: readonly Token[]
  lexemes: readonly Lexeme[]
  phrases: readonly PhraseSpan[]
  /** By token: the phrase that begins there. */
  phraseAt: PhraseAt
  numbers: readonly NumberSpan[]
  mentions: readonly PlaceMention[]
  placeAsked: boolean
}

type PhraseAt = readonly (PhraseSpan | undefined)[]

/** Cuts a turn so that each token is in one segment, in their order. Linear but for the sorting of the claims. */
export function cutIntoSegments(findings: Findings): Segment[] {
  const { tokens, lexemes, phrases, phraseAt, numbers, mentions, placeAsked } = findings
  const claims = phrases.map((phrase) => phraseClaim(phrase, tokens))
  for (const number of numbers)
    if (!isDenial(number, phraseAt) && !isLand(number, phraseAt))
      claims.push(numberClaim(number, phraseAt[number.from]))
  for (const mention of mentions)
    if (
      isBelievable(mention, tokens, lexemes, placeAsked) &&
      (placeAsked || !isCountedYear(mention, tokens, numbers))
    )
      claims.push(placeClaim(mention, placeAsked))
  const owner: (Segment | undefined)[] = new Array(tokens.length)
  // Phrases by themselves never overlap.
  if (claims.length > phrases.length) claims.sort((a, b) => b.weight - a.weight || a.from - b.from)
  for (const claim of claims) {
    let free = true
    for (let at = claim.from; at < claim.to && free; at++) free = owner[at] === undefined
    if (!free) continue
    for (let at = claim.from; at < claim.to; at++) owner[at] = claim.segment
  }
  return inOrder(tokens, lexemes, owner)
}

function inOrder(
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  owner: readonly (Segment | undefined)[],
): Segment[] {
  const segments: Segment[] = []
  let at = 0
  while (at < tokens.length) {
    const segment = owner[at] ?? unclaimed(tokens, at, segments.at(-1))
    if (segment.from === at) segments.push(segment)
    at++
    // Endings that mean something are segments of their own behind their word.
    for (const means of endingsOf(lexemes[at - 1], segment, at))
      segments.push(bare(at, at, new Set(means), null))
  }
  return segments
}

/**
 * Endings of a word that closes a segment. Those of a word that nobody knows count on names alone.
 */
function endingsOf(lexeme: Lexeme | undefined, segment: Segment, at: number): Lexeme['endings'] {
  if (lexeme === undefined || segment.to !== at) return []
  // തിരുവല്ല is a whole name, without the ending that says "not".
  if (segment.mention !== null && isWhole(segment.mention)) return []
  const { known, endings } = lexeme
  // A phrase that means something says itself whether it tells.
  if (segment.concepts.size > 0) return endings.filter((means) => !means.includes('talk:told'))
  return known || segment.mention !== null ? endings : []
}

/** True for a name that nothing was taken off. */
function isWhole({ certainty }: PlaceMention): boolean {
  return (
    certainty === certainties.spelled || certainty === certainties.read || certainty === certainties.sound
  )
}

/** A word that nobody lays claim to; the echo of a word that means something is a filler. */
function unclaimed(tokens: readonly Token[], at: number, before: Segment | undefined): Segment {
  const token = tokens[at]
  const echoes = token !== undefined && before !== undefined && before.concepts.size > 0
  const concepts = echoes && isEcho(tokens[at - 1], token) ? filler : nothing
  return bare(at, at + 1, concepts, token?.kind === 'mark' ? token.text : null)
}

/** Without a number, a place or a slip. Segments are written out wherever they are made: copying them takes longer. */
function bare(from: number, to: number, concepts: ReadonlySet<Concept>, mark: string | null): Segment {
  return { from, to, concepts, number: null, mention: null, mark, corrected: false }
}

function phraseClaim(phrase: PhraseSpan, tokens: readonly Token[]): Claim {
  const { from, to, concepts, corrected } = phrase
  const only = to - from === 1 ? tokens[from] : undefined
  const mark = only?.kind === 'mark' ? only.text : null
  const sure = corrected ? surety.slippedPhrase : surety.phrase
  return {
    from,
    to,
    weight: (to - from) * 10 + sure,
    segment: { from, to, concepts, number: null, mention: null, mark, corrected },
  }
}

function numberClaim(number: NumberSpan, phrase: PhraseSpan | undefined): Claim {
  const { from, to } = number
  const concepts = phrase !== undefined && phrase.to === to ? phrase.concepts : nothing
  return {
    from,
    to,
    weight: (to - from) * 10 + surety.number,
    segment: { from, to, concepts, number, mention: null, mark: null, corrected: false },
  }
}

/** Bengali's word for nine is also its "is not": a number only before what it counts. */
function isDenial({ from, to, vague }: NumberSpan, phraseAt: PhraseAt): boolean {
  if (!vague || !phraseAt[from]?.concepts.has('not:after')) return false
  for (const concept of phraseAt[to]?.concepts ?? []) if (concept.startsWith('unit:')) return false
  return true
}

/** "Paili", land in Punjabi, is typed for "first", too: a number only before a word for one of several. */
function isLand({ kind, from, to }: NumberSpan, phraseAt: PhraseAt): boolean {
  if (kind !== 'ordinal' || !phraseAt[from]?.concepts.has('property:land')) return false
  return !phraseAt[to]?.concepts.has('choice')
}

/** "Kollam" is typed like the word for good: a place beside a sign of one, or where one was asked for. */
function placeClaim(mention: PlaceMention, placeAsked: boolean): Claim {
  const { from, to, certainty, introduced } = mention
  const named = introduced || placeAsked ? surety.introducedPlace : surety.placeByName
  const sure = certainty >= 1 ? named : surety.placeBySound
  const segment = { from, to, concepts: nothing, number: null, mention, mark: null, corrected: false }
  return { from, to, weight: (to - from) * 10 + sure, segment }
}

/** A common word is no village: a name of everyday words is believed only where a place was asked for. */
function isBelievable(
  mention: PlaceMention,
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  placeAsked: boolean,
): boolean {
  let everyday = 0
  for (let at = mention.from; at < mention.to; at++) {
    const lexeme = lexemes[at]
    if (lexeme?.known && !lexeme.corrected) everyday++
  }
  if (everyday < mention.to - mention.from) return true
  const several = mention.to - mention.from > 1
  // "Kodaikanak la" sounds like some form of a word, but stands beside a sign of a place.
  if (!several && isHeard(tokens[mention.from], lexemes[mention.from]))
    return placeAsked || mention.introduced
  // "লেক টাউনে": an ending on the last of them changes nothing.
  if (mention.certainty < (several ? certainties.bare : 1)) return false
  return several || placeAsked || mention.introduced
}

/** "മൂന്ന് കൊല്ലം": three years, not Kollam. */
function isCountedYear(
  { from, to }: PlaceMention,
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
): boolean {
  if (to - from > 1 || !countedNames.has(tokens[from]?.text ?? '')) return false
  // "ഈ കൊല്ലം ജില്ലയിൽ": in this very district.
  const placed = wordsAfter.has(tokens[to]?.text ?? '')
  if (countingWords.has(tokens[from - 1]?.text ?? '') && !placed) return true
  return numbers.some(
    ({ to, kind, scale, value }) => to === from && kind === 'cardinal' && scale < 100 && value <= mostYears,
  )
}

/** More nobody counts of what is past or to come; "20,000 Kollam" is a rent. */
const mostYears = 40

/** True for a long word in Latin letters that is not listed as it is typed. */
function isHeard(token: Token | undefined, lexeme: Lexeme | undefined): boolean {
  return token !== undefined && longLatin.test(token.text) && token.text !== lexeme?.text
}

const longLatin = /^[a-z]{8,}$/
