import { createContext, use } from 'react'
import { createTextSource } from '../text-source.ts'
import { en } from './en.ts'
import type { PageTexts } from './page-texts.ts'

/** The texts of the pages beside the chat. */
export const pageTexts = createTextSource<PageTexts>(en, {
  en: async () => en,
  ta: async () => (await import('./ta.ts')).ta,
  hi: async () => (await import('./hi.ts')).hi,
  ml: async () => (await import('./ml.ts')).ml,
  kn: async () => (await import('./kn.ts')).kn,
  te: async () => (await import('./te.ts')).te,
  pa: async () => (await import('./pa.ts')).pa,
  bn: async () => (await import('./bn.ts')).bn,
})

export const PageTextsContext = createContext<PageTexts>(en)

export function usePageTexts(): PageTexts {
  return use(PageTextsContext)
}
