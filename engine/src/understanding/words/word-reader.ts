import type { Concept } from '../../languages/concept.ts'
import type { Language } from '../../languages/language.ts'
import { withoutApostrophes } from '../../text/apostrophes.ts'
import type { WordList } from '../../text/glance.ts'
import { scriptOf } from '../../text/script.ts'
import { type Speller, withoutDoubling, withoutStretching } from '../../text/spelling.ts'
import type { Token } from '../../text/token.ts'
import { endingTable, type Stripped, strippedForms } from './endings.ts'
import { saidForms } from './said-forms.ts'
import type { SoundReader } from './sound-reader.ts'
import { typedForms } from './typed-forms.ts'
import type { NotesOf } from './word-notes.ts'

/** How a token is read: the word that the vocabulary knows, and what its endings add. */
export interface Lexeme {
  text: string
  /** What it may also be read as: without its ending ("flat" of "flats"), or what it is short for. */
  stem: string | null
  /** Further words that sound the same: a phrase of several words may have any of them. */
  alike: readonly string[]
  /** False when the word is neither in the vocabulary nor an everyday one. */
  known: boolean
  /** True when a slip was forgiven to read it. */
  corrected: boolean
  /** Meanings of the endings that were taken off, in the order in which they were said. */
  endings: readonly (readonly Concept[])[]
}

/** Letters and signs of a word in an Indian script; in a shorter one a slip makes another word. */
const shortestForgivenNative = 7

/** A name as it is listed, or a word that sounds like one. */
export type NameKind = 'listed' | 'sounding'

export interface WordReader {
  /** @param name for a word that is known to be a name: it is no slip of another, and a listed one has no endings. */
  read(token: Token, name: NameKind | null): Lexeme
}

/**
 * Reads words by those that the vocabulary knows: as they stand, by their sound, without endings, or with
 * a slip forgiven, whatever is found first.
 *
 * @param words every word of a phrase or a number
 * @param common everyday words without a meaning here
 * @param speller forgives slips in these words
 * @param sounds reads the words of the conversation's language by sound; null for English
 * @param everyday English words without a meaning here: no spellings of words of that language
 * @param meaning words that mean something by themselves, not only inside phrases
 * @param notesOf keeps how words are read
 */
export function createWordReader(
  words: WordList,
  common: WordList,
  speller: Speller,
  languages: readonly Language[],
  sounds: SoundReader | null,
  everyday: WordList,
  meaning: WordList,
  notesOf: NotesOf,
): WordReader {
  const endings = endingTable(
    languages
      .flatMap((language) => language.endings)
      .map((ending) => ({ ...ending, ending: withoutApostrophes(ending.ending) })),
  )
  const typed = typedForms(languages)
  const said = new Map(languages.flatMap((language) => [...saidForms(language)]))
  const asking = languages.flatMap(({ askingEndings = [] }) => askingEndings)
  const telling = languages.flatMap(({ tellingEndings = [] }) => tellingEndings)

  const formsOf = lastOnly((text: string) => strippedForms(text, endings))
  const inflected = (text: string): Lexeme | null => {
    let within: Stripped | null = null
    for (const stripped of formsOf(text)) {
      if (!words.has(stripped.word)) continue
      if (within !== null && stripped.word.length < within.word.length) continue
      // Rather water, വെള്ളം, than white, which stands only inside phrases.
      if (meaning.has(stripped.word)) return asFound(stripped)
      within ??= stripped
    }
    return within === null ? null : asFound(within)
  }
  /** An everyday word with its endings is itself: no slip, and no other word that sounds like it. */
  const everydayWord = (text: string): Lexeme | null => {
    for (const { word, means } of formsOf(text))
      if (common.has(word)) return asked(text) ?? { ...asItStands(text), endings: means.filter(asks) }
    return null
  }
  const soundOf = (text: string): string | null => sounds?.soundOf(text) ?? null
  /** The word of the own script that sounds so as it stands. */
  const alike = (text: string): string | null => {
    const sound = soundOf(text)
    return sound === null ? null : (sounds?.wordOf(sound) ?? null)
  }
  /** A phrase may have the word in its own script, even where another one has it as it was typed. */
  const asWritten = (lexeme: Lexeme): Lexeme => {
    const written = sounds?.writtenOf(sounds.soundOf(lexeme.text)) ?? null
    return { ...lexeme, stem: written === lexeme.text ? null : written }
  }
  const sounding = (text: string): Lexeme | null => {
    const sound = soundOf(text)
    const found = sound === null ? null : (sounds?.find(sound) ?? null)
    return found === null ? null : asWritten(asFound(found))
  }
  /** The same, where letters of the own script ask only as they are written: sounds are alike in too many words. */
  const heard = (text: string, latin: boolean): Lexeme | null => {
    const found = sounding(text)
    if (found === null || latin || endsLike(text, asking)) return found
    return { ...found, endings: found.endings.filter((means) => !asks(means)) }
  }
  const mistyped = (text: string, latin: boolean): Lexeme | null => {
    if (!latin && text.length < shortestForgivenNative) return null
    for (const form of [withoutStretching(text), withoutDoubling(text)]) {
      if (form === null) continue
      if (words.has(form)) return { ...asItStands(form), corrected: true }
      if (common.has(form)) return asItStands(form)
      const found = inflected(form)
      if (found !== null) return { ...found, corrected: true }
    }
    const meant = speller.correct(text)
    return meant === null ? null : { ...asItStands(meant.word), corrected: true }
  }
  /** A verb that nobody knows and that asks by its ending. */
  const asked = (text: string): Lexeme | null =>
    endsLike(text, asking) ? { ...asItStands(text), endings: [['ask:closing']] } : null
  /** A verb that nobody knows and that tells by its ending: no slip of another word. */
  const told = (text: string): Lexeme | null => (endsLike(text, telling) ? asItStands(text) : null)
  /** What a verb tells by its ending. */
  const withTold = (lexeme: Lexeme): Lexeme =>
    // "If it is taken" has an ending more, and tells nothing.
    lexeme.endings.length === 0 && endsLike(lexeme.text, telling)
      ? { ...lexeme, endings: [['talk:told']] }
      : lexeme
  /** What the ending of an unknown word says, as of a name: "from" in "chennaiyilirundhu". */
  const unknown = (text: string): Lexeme => {
    const [longest] = formsOf(text)
    return { ...asItStands(text), known: false, endings: longest?.means ?? [] }
  }

  /** Of a word that stands only inside phrases: what it is without an ending that says something. */
  const withinPhrases = (text: string): Lexeme | null => {
    const found = meaning.has(text) ? null : inflected(text)
    if (found === null || !meaning.has(found.text)) return null
    const endings = found.endings.filter((means) => means.length > 0 && !asks(means))
    return endings.length === 0 ? null : { ...asItStands(text), stem: found.text, endings }
  }
  const readWord = (text: string, name: NameKind | null): Lexeme => {
    const latin = scriptOf(text.charCodeAt(0)) === 'latin'
    const listed = words.has(text)
    const short = typed.get(text)
    // The conversation's own word comes first; an English phrase may still use it: "call me".
    if (short !== undefined) return { ...asItStands(short), stem: listed ? text : null }
    const meant = latin && !everyday.has(text) ? alike(text) : null
    if (listed || (common.has(text) && latin)) {
      // A phrase may have the word in its own script, even where another one has it as it was typed.
      const stem = meant === text ? (sounds?.writtenOf(sounds.soundOf(text)) ?? null) : meant
      // "বাইরে", outside, is no "বাই" with an ending.
      const plain = common.has(text) && !latin ? null : inflected(text)
      // "വേണ്ട", not wanted, is no "വേണം" either.
      const bare = plain?.endings.some((means) => means.includes('not:after')) ? null : plain
      const within = latin ? null : withinPhrases(text)
      return within ?? { ...asItStands(text), stem: stem ?? bare?.text ?? null }
    }
    // A name to the letter is no everyday word that sounds like it: Ooty is not "ஊத்தி".
    const named = name === 'listed' && meant !== null && common.has(meant) && !words.has(meant)
    if (meant !== null && !named) return withinPhrases(meant) ?? asItStands(meant)
    if (common.has(text)) return asItStands(text)
    // A name is neither a slip nor a word with endings: Kaloor is not "kal" with three of them.
    if (name === 'listed') return unknown(text)
    if (name !== null && latin) return asked(text) ?? unknown(text)
    // "வாங்குவாங்க", they will buy, is no "வாங்க", to buy, with endings.
    if (!latin && name === null && endsLike(text, telling)) return asItStands(text)
    const plainly = inflected(text)
    if (plainly !== null) return latin ? asWritten(plainly) : plainly
    if (name !== null) return asked(text) ?? unknown(text)
    const itself = latin ? null : everydayWord(text)
    if (itself !== null) return itself
    const likely = heard(text, latin)
    // A verb that asks is no everyday word that only sounds like it.
    const vague = likely !== null && !latin && endsLike(text, asking) && !meaning.has(likely.text)
    return (vague ? null : likely) ?? asked(text) ?? told(text) ?? mistyped(text, latin) ?? unknown(text)
  }
  /** Phrases have one way of saying a word; English ones may have it as it is typed. */
  const asSaid = (lexeme: Lexeme): Lexeme => {
    if (said.size === 0) return lexeme
    const inPhrases = (word: string) => said.get(word) ?? word
    const text = inPhrases(lexeme.text)
    const stem = lexeme.stem === null ? lexeme.text : inPhrases(lexeme.stem)
    return { ...lexeme, text, stem: stem === text ? null : stem, alike: lexeme.alike.map(inPhrases) }
  }
  /** Other words of the same sound: any where this one means nothing by itself, else those with its letters. */
  const withAlike = (lexeme: Lexeme, typed: string): Lexeme => {
    const sound = lexeme.endings.length > 0 ? null : soundOf(typed)
    if (sounds === null || sound === null) return lexeme
    const { text, stem } = lexeme
    const latin = scriptOf(typed.charCodeAt(0)) === 'latin'
    const any = latin && !meaning.has(text) && (stem === null || !meaning.has(stem))
    const written = latin && stem !== null ? stem : text
    const isAlike = (word: string) => word !== text && word !== stem && (any || endsAlike(word, written))
    const alike = sounds.allWrittenOf(sound).filter(isAlike)
    return alike.length === 0 ? lexeme : { ...lexeme, alike }
  }
  const remembered = (text: string, name: NameKind | null): Lexeme => {
    const notes = notesOf(text)
    if (name === null) {
      notes.word ??= asSaid(withAlike(withTold(readWord(notes.text, null)), notes.text))
      return notes.word
    }
    notes[name] ??= asSaid(readWord(notes.text, name))
    return notes[name]
  }

  return {
    read(token, name) {
      const text = withoutApostrophes(token.text)
      if (token.kind !== 'word') return asItStands(text)
      // The end of a compound of an Indian script stands there as it sounds.
      const sounded = token.script === 'latin' && scriptOf(token.raw.charCodeAt(0)) !== 'latin'
      const read = sounded ? heard(text, false) : null
      return read === null ? remembered(text, name) : asSaid(read)
    },
  }
}

/** The same letters but for a vowel at the end that one of them lacks: കാണിക്കൂ, കാണിക്ക്. */
function endsAlike(one: string, other: string): boolean {
  if (!lacksVowel.test(one) && !lacksVowel.test(other)) return false
  return one.replace(lastSign, '') === other.replace(lastSign, '')
}

const lastSign = /\p{M}$/u
/** The sign for it in each script. */
const lacksVowel = /[\u094d\u09cd\u0a4d\u0bcd\u0c4d\u0ccd\u0d4d]$/

const asks = (means: readonly Concept[]) => means.includes('ask:closing')

function endsLike(text: string, endings: readonly string[]): boolean {
  return endings.some((ending) => text.length > ending.length && text.endsWith(ending))
}

/** Keeps the last answer: one word is asked about several times in a row. */
function lastOnly<T>(answer: (text: string) => T): (text: string) => T {
  let last: { text: string; answer: T } | null = null
  return (text) => {
    if (last === null || last.text !== text) last = { text, answer: answer(text) }
    return last.answer
  }
}

const none: Lexeme['endings'] = []
const nothing: Lexeme['alike'] = []

function asItStands(text: string): Lexeme {
  return { text, stem: null, alike: nothing, known: true, corrected: false, endings: none }
}

function asFound({ word, means }: Stripped): Lexeme {
  return { ...asItStands(word), endings: means }
}
