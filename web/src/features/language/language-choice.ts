import type { LanguageCode } from '@guru/contract/vocabulary'
import { createContext, use } from 'react'

/** The language of a page beside the chat, and how its visitor takes another one. */
export interface LanguageChoice {
  /** null: none was chosen yet, and the page is in English. */
  language: LanguageCode | null
  choose(language: LanguageCode): void
}

export const LanguageChoiceContext = createContext<LanguageChoice>({ language: null, choose: () => {} })

export function useLanguageChoice(): LanguageChoice {
  return use(LanguageChoiceContext)
}
