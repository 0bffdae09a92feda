import type { Concept } from '../../languages/concept.ts'
import { withoutApostrophes } from '../../text/apostrophes.ts'
import { positions } from '../phrases/phrase-nodes.ts'
import type { LanguageWords } from './language-words.ts'
import type { SoundReader } from './sound-reader.ts'
import { typedForms } from './typed-forms.ts'
import type { NotesOf } from './word-notes.ts'

/** How much a language knows a word: not at all, without its endings, or as it is typed. */
export type Knowing = 0 | 1 | 2

/** The words of one language, asked about a word that may belong to another. Slips are not forgiven. */
export interface OwnWords {
  knows(word: string): Knowing
  /** What a word means by itself; none for one that is not known as it is typed. */
  meansAlone(word: string): readonly Concept[]
}

/** null for a language that is not there: it knows nothing. */
export function createOwnWords(
  language: LanguageWords | null,
  sounds: SoundReader | null,
  notesOf: NotesOf,
): OwnWords {
  if (language === null) return { knows: () => 0, meansAlone: () => [] }
  const { words, common, soft, phrases, said } = language
  const typed = typedForms([language.language])
  const listed = (text: string) => words.has(text) || common.has(text) || soft.has(text) || typed.has(text)
  const knowing = (text: string): Knowing => {
    if (listed(text)) return 2
    if (sounds === null) return 0
    const sound = sounds.soundOf(text)
    if (sounds.wordOf(sound) !== null) return 2
    return sounds.heardIn(text) === null ? 0 : 1
  }
  return {
    knows(word) {
      const notes = notesOf(withoutApostrophes(word))
      notes.knows ??= knowing(notes.text)
      return notes.knows
    },
    meansAlone(word) {
      const text = withoutApostrophes(word)
      const written = typed.get(text) ?? sounds?.wordOf(sounds.soundOf(text)) ?? null
      // A word may open phrases as it is typed, and have its meaning as it is written.
      return [text, written].flatMap((form) => {
        const state = form === null ? undefined : phrases.next(said.get(form) ?? form)
        return [...(state?.means(positions.anywhere) ?? []), ...(state?.means(positions.alone) ?? [])]
      })
    },
  }
}
