import type { Language } from '../../languages/language.ts'
import { doubtfulWords } from '../../places/common-words.ts'
import type { BareForms } from '../../places/index.ts'
import type { SpokenWord } from '../../places/spoken-words.ts'
import type { WordList } from '../../text/glance.ts'
import { isLatin } from '../../text/script.ts'
import { type EndingTable, strippedForms } from './endings.ts'
import type { SoundReader } from './sound-reader.ts'
import type { NotesOf } from './word-notes.ts'

/** What a language tells the search for names of places. */
export interface NameHints {
  bareForms: BareForms
  /** Those without an ending that says where. */
  placedForms: BareForms
  /** True for an everyday word of the language in any spelling: no name by itself. */
  isCommon: (word: SpokenWord) => boolean
  /** True for a word of the language as it stands. */
  isWord: (word: SpokenWord) => boolean
}

/** The dot of Devanagari, and the one that makes a flapped r of a Bengali d. */
const dots = /\u093c|(?<=[\u09a1\u09a2])\u09bc/g
/** Forms of a word that are looked up as a name. */
const mostForms = 16
/** Shorter sounds are shared by too many words and names. */
const shortestSound = 4
/** Words of the own script are listed as they are written; another spelling of one is long. */
const shortestNativeSound = 6

/**
 * @param table the language's endings
 * @param words every word of the language's phrases and numbers, and its everyday words
 * @param sounds reads these words by their sound
 * @param notesOf keeps what is told of words
 */
export function createNameHints(
  { inherentVowel, alsoTyped }: Language,
  table: EndingTable,
  words: WordList,
  sounds: SoundReader,
  notesOf: NotesOf,
): NameHints {
  const isInflected = (word: string): boolean => {
    for (const { word: stem } of strippedForms(word, table, { most: 2 })) if (words.has(stem)) return true
    return false
  }
  const soundsCommon = (word: string): boolean => {
    const sound = sounds.soundOf(word)
    const shortest = isLatin(word) ? shortestSound : shortestNativeSound
    return sound.length >= shortest && sounds.wordOf(sound) !== null
  }
  /** "In Gaya", where Gaya is a word, too: its ending is a sign of the place. */
  const isDoubtful = (word: string): boolean => {
    for (const { word: stem } of strippedForms(word, table, { most: 1 }))
      if (doubtfulWords.has(stem)) return true
    return false
  }
  /** Typed for nothing but itself: a town that sounds like a word, such as Satara. */
  const isItself = (word: string): boolean => alsoTyped[word] === word
  const bareForms = (word: string): string[] => {
    const forms = new Set<string>()
    // The dot that makes a flapped r of a d is set at will: खराड़ी is खराडी, কাকিনাড়া Kakinada.
    const undotted = word.replace(dots, '')
    if (undotted !== word) forms.add(undotted)
    for (const stripped of strippedForms(word, table)) {
      forms.add(stripped.word)
      if (forms.size === mostForms) break
    }
    if (inherentVowel === 'o') for (const form of [word, ...forms]) forms.add(withA(form))
    return [...forms]
  }
  const isCommon = (word: string): boolean =>
    words.has(word) || (isInflected(word) && !isDoubtful(word)) || (soundsCommon(word) && !isItself(word))
  return {
    isWord(word) {
      word.isWord ??= words.has(word.text)
      return word.isWord
    },
    bareForms(word) {
      const notes = notesOf(word)
      notes.bareForms ??= bareForms(notes.text)
      return notes.bareForms
    },
    placedForms(word) {
      const forms = new Set<string>()
      for (const stripped of strippedForms(word, table))
        if (stripped.means.some((means) => means.includes('of'))) forms.add(stripped.word)
      return [...forms].slice(0, mostForms)
    },
    isCommon(word) {
      word.isCommon ??= isCommon(word.text)
      return word.isCommon
    },
  }
}

/** As other languages hear it: "goriya" is Garia, "bordhoman" Bardhaman. */
function withA(word: string): string {
  return word.replaceAll('o', 'a')
}
