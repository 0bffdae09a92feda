import { languages as codes, type LanguageCode } from '@guru/contract/vocabulary'
import type { Concept } from '../languages/concept.ts'
import { languages } from '../languages/index.ts'
import { languageNamed } from '../languages/language-names.ts'
import { certainties } from '../places/candidates.ts'
import type { PlaceMention } from '../places/place.ts'
import type { Token } from '../text/token.ts'
import { lexiconFor } from './lexicon.ts'

/** Another language than the conversation's, typed in Latin letters. */
interface TypedLanguage {
  language: LanguageCode
  /** True when the seeker plainly goes on in it; false for a word or two of it among others. */
  plain: boolean
}

/** A word that English lacks. */
interface ForeignWord {
  text: string
  /** True when the conversation's own language lacks it, too. */
  strange: boolean
}

/** How much of a turn's words a language knows. */
interface Knowledge {
  language: LanguageCode
  /** The sum of what it knows of each word. */
  score: number
  /** Words strange to the conversation that it knows as they are typed. */
  explained: number
  /** All words of it that English lacks, but for the shortest, which every language has. */
  words: number
  /** True when one of the strange words by itself wants or refuses something in it. */
  speaks: boolean
}

/** More words than this tell nothing new; it keeps a long text cheap. */
const mostWords = 40
/** Shorter words are alike in many languages. */
const shortest = 3

/** What single words do that tell a language: want, refuse, say yes. */
const telling = new Set<Concept>([
  'seek',
  'not:after',
  'not:before',
  'remove:after',
  'act:affirm',
  'act:deny',
])

/**
 * The language that a turn in Latin letters is in, when neither the conversation's language nor English knows
 * its words and another one plainly does; null otherwise, and for whatever the conversation's own words explain.
 *
 * @param mentions names of places found in it: they belong to no language
 */
export function languageTyped(
  tokens: readonly Token[],
  spoken: LanguageCode,
  mentions: readonly PlaceMention[],
): TypedLanguage | null {
  const own = lexiconFor(spoken)
  const english = lexiconFor('en').own
  const isStrange = (token: Token) => {
    const { known, corrected } = own.words.read(token, null)
    return !known || corrected
  }
  const isNamed = (at: number) => mentions.some((name) => isNamedBy(name, at))
  // Most turns have no word that is strange to the conversation, and need no look at what English knows.
  let looked = 0
  const hasStrange = tokens.some((token, at) => {
    if (looked > mostWords || !isLatinWord(token) || !isStrange(token)) return false
    looked++
    return !isNamed(at) && english.knows(token.text) === 0
  })
  if (!hasStrange) return null
  const foreign: ForeignWord[] = []
  let plainEnglish = 0
  let lacking = 0
  for (const [at, token] of tokens.entries()) {
    if (!isLatinWord(token)) continue
    if (english.knows(token.text) > 0) plainEnglish += token.text.length < shortest ? 0 : 1
    else {
      if (++lacking > mostWords) break
      const strange = isStrange(token)
      if (!strange || !isNamed(at)) foreign.push({ text: token.text, strange })
    }
  }
  const knowledge = others.map(
    (language): Knowledge => ({ language, score: 0, explained: 0, words: 0, speaks: false }),
  )
  // Strange words alone make another language likely, and few turns have any: the rest need not be looked up then.
  for (const word of foreign) if (word.strange) learn(word, knowledge)
  if (!knowledge.some(isLikely)) return null
  // "Malayalam venam": Tamil has that word, too.
  for (const one of knowledge)
    if (tokens.slice(0, mostWords).some(({ text }) => languageNamed(text) === one.language)) one.score += 2
  for (const word of foreign) if (!word.strange) learn(word, knowledge)
  const best = knowledge.reduce((most, one) => (one.score > most.score ? one : most))
  const known = knowledge.find(({ language }) => language === spoken)?.score ?? 0
  if (best.language === spoken || best.score - known < margin(best.language, spoken)) return null
  if (!isLikely(best)) return null
  const plain = best.explained >= 2 && best.words > plainEnglish
  return { language: best.language, plain: plain && (best.words > 2 || plainEnglish === 0) }
}

function isLatinWord({ kind, script }: Token): boolean {
  return kind === 'word' && script === 'latin'
}

const others = codes.filter((code) => code !== 'en')

function isLikely({ explained, speaks }: Knowledge): boolean {
  return explained >= 2 || speaks
}

/** To the letter, without an ending at most. */
function isNamedBy({ from, to, certainty }: PlaceMention, at: number): boolean {
  return from <= at && at < to && certainty >= certainties.bare
}

/** Tells every language of one word. What one of them knows alone counts for twice as much. */
function learn({ text, strange }: ForeignWord, knowledge: readonly Knowledge[]): void {
  const known = knowledge.map(({ language }) => lexiconFor(language).own.knows(text))
  const alone = known.filter((much) => much > 0).length === 1
  for (const [at, one] of knowledge.entries()) {
    const much = known[at] ?? 0
    if (much === 0) continue
    one.score += text.length < shortest ? 1 : alone ? 2 * much : much
    if (text.length < shortest) continue
    one.words++
    if (!strange || much < 2) continue
    one.explained++
    one.speaks ||= lexiconFor(one.language)
      .own.meansAlone(text)
      .some((concept) => telling.has(concept))
  }
}

/** How much more another language must know than the conversation's own. */
function margin(one: LanguageCode, spoken: LanguageCode): number {
  const language = languages[one]
  return language.written && language.closeTo.includes(spoken) ? 5 : 2
}
