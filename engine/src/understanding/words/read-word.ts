import { otherWritings } from '../../text/flaps.ts'
import { scriptOf } from '../../text/script.ts'
import { type Speller, withoutDoubling, withoutStretching } from '../../text/spelling.ts'
import type { HeardWords } from './heard-words.ts'
import type { KnownWords } from './known-words.ts'
import { asItStands, type Lexeme } from './lexeme.ts'
import type { VerbEndings } from './verb-endings.ts'
import type { WordsWithoutEndings } from './words-without-endings.ts'

/** A name as it is listed, or a word that sounds like one. */
export type NameKind = 'listed' | 'sounding'

/** What a word is read by. */
export interface WaysToRead {
  known: KnownWords
  /** The words that short forms stand for. */
  typed: ReadonlyMap<string, string>
  verbs: VerbEndings
  bare: WordsWithoutEndings
  heard: HeardWords
  /** Forgives slips in the words of phrases. */
  speller: Speller
}

/** Letters and signs of a word in an Indian script; in a shorter one a slip makes another word. */
const shortestForgivenNative = 7

/**
 * How a word is read: as it stands, by its sound, without endings, or with a slip forgiven, whatever is found first.
 *
 * @param name for a word that is known to be a name
 */
export function readWord(ways: WaysToRead, text: string, name: NameKind | null): Lexeme {
  const { known, typed, bare, heard } = ways
  const latin = isLatin(text)
  const short = typed.get(text)
  // The conversation's own word comes first; an English phrase may still use it: "call me".
  if (short !== undefined) return { ...asItStands(short), stem: known.words.has(text) ? text : null }
  const meant = latin && !known.everydayEnglish.has(text) ? heard.standing(text) : null
  if (known.words.has(text) || (latin && known.common.has(text))) return knownWord(ways, text, meant)
  // A name to the letter is no everyday word that sounds like it: Ooty is not "ஊத்தி".
  const named = name === 'listed' && meant !== null && known.common.has(meant) && !known.words.has(meant)
  if (meant !== null && !named) return bare.withinPhrases(meant) ?? asItStands(meant)
  if (known.common.has(text)) return asItStands(text)
  // "करोड" is करोड़: the dot below is left out at will.
  const dotted = latin ? undefined : otherWritings(text).find((other) => known.words.has(other))
  if (dotted !== undefined) return asItStands(dotted)
  return name === null ? newWord(ways, text, latin) : nameAsWord(ways, text, latin, name)
}

/** @param meant the word of the conversation's language that sounds like one in Latin letters */
function knownWord({ known, bare, heard }: WaysToRead, text: string, meant: string | null): Lexeme {
  const latin = isLatin(text)
  const within = latin ? null : bare.withinPhrases(text)
  if (within !== null) return within
  // A phrase may have the word in its own script, even where another one has it as it was typed.
  const stem = meant === text ? heard.written(text) : meant
  if (stem !== null) return { ...asItStands(text), stem }
  // "বাইরে", outside, is no "বাই" with an ending.
  const plain = known.common.has(text) && !latin ? null : bare.inflected(text)
  // "വേണ്ട", not wanted, is no "വേണം" either.
  const negated = plain?.endings.some((means) => means.includes('not:after')) === true
  return { ...asItStands(text), stem: negated ? null : (plain?.text ?? null) }
}

/** A name is neither a slip nor a word with endings: Kaloor is not "kal" with three of them. */
function nameAsWord({ verbs, bare }: WaysToRead, text: string, latin: boolean, name: NameKind): Lexeme {
  if (name === 'listed') return bare.unknown(text)
  const plainly = latin ? null : bare.inflected(text)
  return plainly ?? verbs.asked(text) ?? bare.unknown(text)
}

function newWord(ways: WaysToRead, text: string, latin: boolean): Lexeme {
  const { known, verbs, bare, heard } = ways
  // "வாங்குவாங்க", they will buy, is no "வாங்க", to buy, with endings.
  if (!latin && verbs.isTelling(text)) return asItStands(text)
  const plainly = bare.inflected(text)
  if (plainly !== null) return latin ? heard.asWritten(plainly) : plainly
  const itself = latin ? null : bare.everyday(text)
  if (itself !== null) return itself
  const likely = heard.heard(text, latin)
  // A verb that asks is no everyday word that only sounds like it.
  const vague = likely !== null && !latin && verbs.isAsking(text) && !known.meaning.has(likely.text)
  const read = vague ? null : likely
  return read ?? verbs.asked(text) ?? verbs.told(text) ?? mistyped(ways, text, latin) ?? bare.unknown(text)
}

function mistyped({ known, bare, speller }: WaysToRead, text: string, latin: boolean): Lexeme | null {
  if (!latin && text.length < shortestForgivenNative) return null
  for (const form of [withoutStretching(text), withoutDoubling(text)]) {
    if (form === null) continue
    if (known.words.has(form)) return { ...asItStands(form), corrected: true }
    if (known.common.has(form)) return asItStands(form)
    const found = bare.inflected(form)
    if (found !== null) return { ...found, corrected: true }
  }
  const meant = speller.correct(text)
  return meant === null ? null : { ...asItStands(meant.word), corrected: true }
}

const isLatin = (text: string): boolean => scriptOf(text.charCodeAt(0)) === 'latin'
