import { createTextSource } from '../../../texts/text-source.ts'
import { en } from './en.ts'
import type { PolicyTexts } from './policy-texts.ts'

/** The privacy policy; each language is a file that only its readers load. */
export const policies = createTextSource<PolicyTexts>(en, {
  en: async () => en,
  ta: async () => (await import('./ta.ts')).ta,
  hi: async () => (await import('./hi.ts')).hi,
  ml: async () => (await import('./ml.ts')).ml,
  kn: async () => (await import('./kn.ts')).kn,
  te: async () => (await import('./te.ts')).te,
  pa: async () => (await import('./pa.ts')).pa,
  bn: async () => (await import('./bn.ts')).bn,
})
