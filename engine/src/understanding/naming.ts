import type { LanguageCode } from '@guru/contract/vocabulary'
import type { MentionContext } from '../places/index.ts'
import type { Token } from '../text/token.ts'
import type { UnderstandingContext } from './command.ts'
import { type Lexicon, lexiconFor } from './lexicon.ts'
import { findNumbers } from './numbers/find-numbers.ts'
import { phraseAt } from './phrases/find-phrases.ts'
import { isCountedUnit } from './reading.ts'

/** What the search for names of places learns from a language and from what is known. */
export function mentionContext(
  language: LanguageCode,
  { asked, known }: UnderstandingContext,
): MentionContext {
  return {
    ...hintsOf(language),
    placeAsked: asked === 'city' || asked === 'area',
    areaAsked: asked === 'area',
    city: known.city,
  }
}

/** What languages tell of names, whatever is known: each says it once. */
const hints = new Map<LanguageCode, MentionContext>()

function hintsOf(language: LanguageCode): MentionContext {
  const made = hints.get(language) ?? makeHints(language)
  hints.set(language, made)
  return made
}

function makeHints(language: LanguageCode): MentionContext {
  const lexicon = lexiconFor(language)
  return {
    language,
    wordOf: lexicon.notesOf,
    ...lexicon.names,
    numberAt: (tokens, at) => wordedNumberAt(tokens, at, lexicon),
    countsAt: (tokens, at) => countsWhatFollows(tokens, at, lexicon),
    isKnown: (tokens, at, inAnyForm) => isKnownAt(tokens, at, inAnyForm, lexicon),
    signBehind: (tokens, at) => (language === 'en' ? null : signAt(tokens, at, lexicon)),
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

function isKnownAt(tokens: readonly Token[], at: number, inAnyForm: boolean, { words }: Lexicon): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  const { known, corrected } = words.read(token, inAnyForm ? null : 'listed')
  return known && !corrected
}

/** Words of the longest way to say "near". */
const longestNear = 3

/** "பக்கத்தில்", "ke paas", "এর কাছে": what stands behind a place in the languages of India. */
function signAt(tokens: readonly Token[], at: number, lexicon: Lexicon): 'sure' | 'weak' | null {
  if (tokens[at]?.kind !== 'word') return null
  const ahead = tokens.slice(at, at + longestNear)
  const lexemes = ahead.map((token) => lexicon.words.read(token, null))
  const first = phraseAt(ahead, lexemes, lexicon, 0)
  if (first?.concepts.has('at')) return 'sure'
  if (!first?.concepts.has('of')) return null
  return phraseAt(ahead, lexemes, lexicon, first.to)?.concepts.has('at') ? 'sure' : 'weak'
}
