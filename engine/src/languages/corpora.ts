import type { LanguageCode } from '@guru/contract/vocabulary'
import type { CorpusSection } from './corpus-case.ts'
import { blind as blindEn } from './en/blind.ts'
import { corpus as corpusEn } from './en/corpus.ts'

/** What a language is tested by: `corpus` is written with its rules, `blind` without sight of them. */
export interface Corpora {
  corpus: readonly CorpusSection[]
  blind: readonly CorpusSection[]
}

/** null for a language whose rules are not written yet. Not loaded when Guru runs. */
export const corpora: Record<LanguageCode, Corpora | null> = {
  en: { corpus: corpusEn, blind: blindEn },
  ta: null,
  hi: null,
  ml: null,
  kn: null,
  te: null,
  pa: null,
  bn: null,
}
