import type { WordList } from '../../text/glance.ts'
import { scriptOf } from '../../text/script.ts'
import { asFound, type Lexeme } from './lexeme.ts'
import type { SoundReader } from './sound-reader.ts'
import { asks, type VerbEndings } from './verb-endings.ts'

/** Reads words of the conversation's language by their sound; for English nothing sounds like anything. */
export interface HeardWords {
  /** The word of this sound as it stands, in either script; null when there is none. */
  standing(text: string): string | null
  /** The same among the words of the own script. */
  written(text: string): string | null
  /** A phrase may have the word in its own script, even where another one has it as it was typed. */
  asWritten(lexeme: Lexeme): Lexeme
  /** The word of this sound, without endings where need be; null when there is none. */
  heard(text: string, latin: boolean): Lexeme | null
  /** With the other words that sound as it was typed. */
  withAlike(lexeme: Lexeme, typed: string): Lexeme
}

/**
 * @param sounds null for English
 * @param meaning words that mean something by themselves
 */
export function createHeardWords(
  sounds: SoundReader | null,
  meaning: WordList,
  verbs: VerbEndings,
): HeardWords {
  if (sounds === null) return deaf
  const written = (text: string) => sounds.writtenOf(sounds.soundOf(text))
  const asWritten = (lexeme: Lexeme): Lexeme => {
    const stem = written(lexeme.text)
    return { ...lexeme, stem: stem === lexeme.text ? null : stem }
  }
  return {
    standing: (text) => sounds.wordOf(sounds.soundOf(text)),
    written,
    asWritten,
    heard(text, latin) {
      // Told by the notes of a word, mostly: only one that is known is taken apart.
      const stripped = sounds.heardIn(text) === null ? null : sounds.find(sounds.soundOf(text))
      if (stripped === null) return null
      const found = asWritten(asFound(stripped))
      if (latin || verbs.isAsking(text)) return found
      // Letters of the own script ask only as they are written: sounds are alike in too many words.
      return { ...found, endings: found.endings.filter((means) => !asks(means)) }
    },
    withAlike(lexeme, typed) {
      if (lexeme.endings.length > 0) return lexeme
      const { text, stem } = lexeme
      const latin = scriptOf(typed.charCodeAt(0)) === 'latin'
      // Any of them where this one means nothing by itself, else those with its letters.
      const any = latin && !meaning.has(text) && (stem === null || !meaning.has(stem))
      const letters = latin && stem !== null ? stem : text
      const isAlike = (word: string) => word !== text && word !== stem && (any || endsAlike(word, letters))
      const alike = sounds.allWrittenOf(sounds.soundOf(typed)).filter(isAlike)
      return alike.length === 0 ? lexeme : { ...lexeme, alike }
    },
  }
}

const deaf: HeardWords = {
  standing: () => null,
  written: () => null,
  asWritten: (lexeme) => ({ ...lexeme, stem: null }),
  heard: () => null,
  withAlike: (lexeme) => lexeme,
}

/** The same letters but for a vowel at the end that one of them lacks: കാണിക്കൂ, കാണിക്ക്. */
function endsAlike(one: string, other: string): boolean {
  if (!lacksVowel.test(one) && !lacksVowel.test(other)) return false
  return one.replace(lastSign, '') === other.replace(lastSign, '')
}

const lastSign = /\p{M}$/u
/** The sign for it in each script. */
const lacksVowel = /[\u094d\u09cd\u0a4d\u0bcd\u0c4d\u0ccd\u0d4d]$/
