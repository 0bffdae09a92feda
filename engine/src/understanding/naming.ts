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
