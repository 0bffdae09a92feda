import type { Concept } from '../../languages/concept.ts'
import type { Language } from '../../languages/language.ts'
import { asItStands, type Lexeme } from './lexeme.ts'

/** Reads verbs that nobody knows by the endings that ask or tell. */
export interface VerbEndings {
  isAsking(text: string): boolean
  isTelling(text: string): boolean
  /** A verb that asks by its ending; null for any other word. */
  asked(text: string): Lexeme | null
  /** A verb that tells by its ending, and is no slip of another word; null for any other word. */
  told(text: string): Lexeme | null
  /** A word that was read, with what it tells by its ending. */
  withTold(lexeme: Lexeme): Lexeme
}

/** For the endings of all these languages together. */
export function createVerbEndings(languages: readonly Language[]): VerbEndings {
  const asking = languages.flatMap(({ askingEndings = [] }) => askingEndings)
  const telling = languages.flatMap(({ tellingEndings = [] }) => tellingEndings)
  const isAsking = (text: string) => endsLike(text, asking)
  const isTelling = (text: string) => endsLike(text, telling)
  return {
    isAsking,
    isTelling,
    asked: (text) => (isAsking(text) ? { ...asItStands(text), endings: [['ask:closing']] } : null),
    told: (text) => (isTelling(text) ? asItStands(text) : null),
    withTold: (lexeme) =>
      // "If it is taken" has an ending more, and tells nothing.
      lexeme.endings.length === 0 && isTelling(lexeme.text)
        ? { ...lexeme, endings: [['talk:told']] }
        : lexeme,
  }
}

/** True for what an ending means that asks. */
export const asks = (means: readonly Concept[]): boolean => means.includes('ask:closing')

function endsLike(text: string, endings: readonly string[]): boolean {
  return endings.some((ending) => text.length > ending.length && text.endsWith(ending))
}
