import type { Language } from '../../languages/language.ts'
import { withoutApostrophes } from '../../text/apostrophes.ts'
import { scriptOf } from '../../text/script.ts'
import type { Speller } from '../../text/spelling.ts'
import type { Token } from '../../text/token.ts'
import { createHeardWords } from './heard-words.ts'
import type { KnownWords } from './known-words.ts'
import { asItStands, type Lexeme } from './lexeme.ts'
import { type NameKind, readWord, type WaysToRead } from './read-word.ts'
import { saidForms } from './said-forms.ts'
import type { SoundReader } from './sound-reader.ts'
import { typedForms } from './typed-forms.ts'
import { createVerbEndings } from './verb-endings.ts'
import type { NotesOf } from './word-notes.ts'
import { createWordsWithoutEndings } from './words-without-endings.ts'

export interface WordReader {
  /** @param name for a word that is known to be a name: it is no slip of another, and a listed one has no endings. */
  read(token: Token, name: NameKind | null): Lexeme
}

/**
 * Reads words by those that the vocabulary knows, each word once.
 *
 * @param speller forgives slips in the words of phrases
 * @param sounds reads the words of the conversation's language by sound; null for English
 * @param notesOf keeps how words are read
 */
export function createWordReader(
  languages: readonly Language[],
  known: KnownWords,
  speller: Speller,
  sounds: SoundReader | null,
  notesOf: NotesOf,
): WordReader {
  const verbs = createVerbEndings(languages)
  const heard = createHeardWords(sounds, known.meaning, verbs)
  const bare = createWordsWithoutEndings(languages, known, verbs)
  const ways: WaysToRead = { known, typed: typedForms(languages), verbs, bare, heard, speller }
  const asSaid = createSaying(languages)

  const remembered = (text: string, name: NameKind | null): Lexeme => {
    const notes = notesOf(text)
    if (name === null) {
      notes.word ??= asSaid(heard.withAlike(verbs.withTold(readWord(ways, notes.text, null)), notes.text))
      return notes.word
    }
    notes[name] ??= asSaid(readWord(ways, notes.text, name))
    return notes[name]
  }

  return {
    read(token, name) {
      const text = withoutApostrophes(token.text)
      if (token.kind !== 'word') return asItStands(text)
      // The end of a compound of an Indian script stands there as it sounds.
      const sounded = token.script === 'latin' && scriptOf(token.raw.charCodeAt(0)) !== 'latin'
      const read = sounded ? heard.heard(text, false) : null
      return read === null ? remembered(text, name) : asSaid(read)
    },
  }
}

/** Phrases have one way of saying a word; English ones may have it as it is typed. */
function createSaying(languages: readonly Language[]): (lexeme: Lexeme) => Lexeme {
  const said = new Map(languages.flatMap((language) => [...saidForms(language)]))
  if (said.size === 0) return (lexeme) => lexeme
  const inPhrases = (word: string) => said.get(word) ?? word
  return (lexeme) => {
    const text = inPhrases(lexeme.text)
    const bare = lexeme.stem === null ? lexeme.text : inPhrases(lexeme.stem)
    const stem = bare === text ? null : bare
    const alike = lexeme.alike.some((word) => inPhrases(word) !== word)
      ? lexeme.alike.map(inPhrases)
      : lexeme.alike
    // Nearly all words are said as they are typed: what is kept of them is not kept twice.
    return text === lexeme.text && stem === lexeme.stem && alike === lexeme.alike
      ? lexeme
      : { ...lexeme, text, stem, alike }
  }
}
