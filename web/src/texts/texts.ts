import type { LanguageCode } from '@guru/contract/vocabulary'
import { createContext, use } from 'react'
import { en } from './en.ts'
import type { ScreenTexts } from './screen-texts.ts'

/** The screens of each language; null: not written yet, and the page stays in English. */
const written: Record<LanguageCode, ScreenTexts | null> = {
  en,
  ta: null,
  hi: null,
  ml: null,
  kn: null,
  te: null,
  pa: null,
  bn: null,
}

/** The screen texts of a language, in English where they are not written or none is chosen yet. */
export function textsOf(language: LanguageCode | null): ScreenTexts {
  return (language && written[language]) || en
}

export const TextsContext = createContext<ScreenTexts>(en)

/** The screen texts of the language that the seeker chose. */
export function useTexts(): ScreenTexts {
  return use(TextsContext)
}
