import type { LanguageCode } from '@guru/contract/vocabulary'
import { createContext, use } from 'react'
import { en } from './en.ts'
import type { ScreenTexts } from './screen-texts.ts'

/**
 * The screens of each language; null: not written yet, and the page stays in English. Each is fetched only
 * when its language is chosen, with the words for amounts and the web font of its script.
 */
const files: Record<LanguageCode, (() => Promise<ScreenTexts>) | null> = {
  en: async () => en,
  ta: async () => (await import('./ta.ts')).ta,
  hi: async () => (await import('./hi.ts')).hi,
  ml: async () => (await import('./ml.ts')).ml,
  kn: async () => (await import('./kn.ts')).kn,
  te: async () => (await import('./te.ts')).te,
  pa: async () => (await import('./pa.ts')).pa,
  bn: async () => (await import('./bn.ts')).bn,
}

const loaded = new Map<LanguageCode, ScreenTexts>([['en', en]])

/** The screen texts of a language if they are here; English when none is chosen or none are written. */
export function textsAtHand(language: LanguageCode | null): ScreenTexts | undefined {
  return language === null || files[language] === null ? en : loaded.get(language)
}

/** Fetches the screen texts of a language. Rejects when the network is away. */
export async function loadTexts(language: LanguageCode): Promise<ScreenTexts> {
  const texts = (await files[language]?.()) ?? en
  loaded.set(language, texts)
  return texts
}

export const TextsContext = createContext<ScreenTexts>(en)

/** The screen texts of the language that the seeker chose. */
export function useTexts(): ScreenTexts {
  return use(TextsContext)
}
