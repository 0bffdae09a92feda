import { createContext, use } from 'react'
import { en } from './en.ts'
import type { ScreenTexts } from './screen-texts.ts'
import { createTextSource } from './text-source.ts'

/** The screens of the chat, with the words for amounts and the web font of each script. */
export const screenTexts = createTextSource<ScreenTexts>(en, {
  en: async () => en,
  ta: async () => (await import('./ta.ts')).ta,
  hi: async () => (await import('./hi.ts')).hi,
  ml: async () => (await import('./ml.ts')).ml,
  kn: async () => (await import('./kn.ts')).kn,
  te: async () => (await import('./te.ts')).te,
  pa: async () => (await import('./pa.ts')).pa,
  bn: async () => (await import('./bn.ts')).bn,
})

export const TextsContext = createContext<ScreenTexts>(en)

/** The screen texts of the language that the seeker chose. */
export function useTexts(): ScreenTexts {
  return use(TextsContext)
}
