import type { Ending, Language } from '../../languages/language.ts'
import type { MadeTable } from '../../text/keyed.ts'
import { createSpellingVariants } from '../../text/spelling-variants.ts'
import { endingTable, type Stripped, strippedForms } from './endings.ts'
import { spokenForms } from './inflected-words.ts'
import { keepWordNotes } from './word-notes.ts'

/** Reads words of one language by their sound, in its own script and in Latin letters alike. */
export interface SoundReader {
  /** How a word sounds: the one spelling of all its spellings. */
  soundOf(word: string): string
  /** The known word of this sound as it stands, or null. */
  wordOf(sound: string): string | null
  /** The same among the words of the own script. */
  writtenOf(sound: string): string | null
  /** All known words of the own script that sound so as they stand. */
  allWrittenOf(sound: string): readonly string[]
  /** The known word of this sound, without endings where need be; null when there is none. */
  find(sound: string): Stripped | null
  /** The same of a word that may be said again: it is looked for once. */
  heardIn(word: string): string | null
}

/** Fewer sounds with an ending behind them are found in too many words. */
const shortestStem = 4

/**
 * @param words of the language, in either script; of those that sound alike the first counts
 * @param notesOf keeps how words sound
 * @param filed the words by their plain spellings, where they were filed before
 */
export function createSoundReader(
  language: Language,
  words: Iterable<string>,
  notesOf = keepWordNotes(),
  filed?: MadeTable,
): SoundReader {
  const variants = createSpellingVariants(words, language, filed)
  const table = endingTable(spokenEndings(language.endings, variants.plainly))
  const forms = language.inflected === undefined ? null : spokenForms(language.inflected, variants.allPlainly)
  const wordOf = (sound: string) => variants.wordOf(sound) ?? forms?.find(sound) ?? null
  const find = (sound: string): Stripped | null => {
    const itself = wordOf(sound)
    if (itself !== null) return { word: itself, means: [] }
    for (const { word, means } of strippedForms(sound, table, { shortest: shortestStem })) {
      const known = wordOf(word)
      if (known !== null) return { word: known, means }
    }
    return null
  }
  const soundOf = (word: string): string => {
    const notes = notesOf(word)
    notes.sound ??= variants.plainly(notes.text)
    return notes.sound
  }
  return {
    soundOf,
    wordOf,
    writtenOf: (sound) => variants.writtenOf(sound) ?? forms?.find(sound) ?? null,
    allWrittenOf: variants.allWrittenOf,
    find,
    heardIn(word) {
      const notes = notesOf(word)
      if (notes.heard === undefined) notes.heard = find(soundOf(notes.text))?.word ?? null
      return notes.heard
    },
  }
}

/** Endings as they sound, each once. */
function spokenEndings(endings: readonly Ending[], soundOf: (text: string) => string): Ending[] {
  const spoken = new Map<string, Ending>()
  for (const { ending, stem, means } of endings) {
    const sounding = { ending: soundOf(ending), stem: soundOf(stem), means }
    const key = `${sounding.ending} ${sounding.stem}`
    if (sounding.ending !== '' && !spoken.has(key)) spoken.set(key, sounding)
  }
  return [...spoken.values()]
}
