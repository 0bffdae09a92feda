import type { LanguageCode } from '@guru/contract/vocabulary'
import { blind as blindBn } from './bn/blind.ts'
import { corpus as corpusBn } from './bn/corpus.ts'
import type { CorpusSection } from './corpus-case.ts'
import { blind as blindEn } from './en/blind.ts'
import { corpus as corpusEn } from './en/corpus.ts'
import { blind as blindHi } from './hi/blind.ts'
import { corpus as corpusHi } from './hi/corpus.ts'
import { blind as blindKn } from './kn/blind.ts'
import { corpus as corpusKn } from './kn/corpus.ts'
import { blind as blindMl } from './ml/blind.ts'
import { corpus as corpusMl } from './ml/corpus.ts'
import { blind as blindPa } from './pa/blind.ts'
import { corpus as corpusPa } from './pa/corpus.ts'
import { blind as blindTa } from './ta/blind.ts'
import { corpus as corpusTa } from './ta/corpus.ts'
import { blind as blindTe } from './te/blind.ts'
import { corpus as corpusTe } from './te/corpus.ts'

/** What a language is tested by: `corpus` is written with its rules, `blind` without sight of them. */
export interface Corpora {
  corpus: readonly CorpusSection[]
  blind: readonly CorpusSection[]
}

/** null for a language whose rules are not written yet. Not loaded when Guru runs. */
export const corpora: Record<LanguageCode, Corpora | null> = {
  en: { corpus: corpusEn, blind: blindEn },
  ta: { corpus: corpusTa, blind: blindTa },
  hi: { corpus: corpusHi, blind: blindHi },
  ml: { corpus: corpusMl, blind: blindMl },
  kn: { corpus: corpusKn, blind: blindKn },
  te: { corpus: corpusTe, blind: blindTe },
  pa: { corpus: corpusPa, blind: blindPa },
  bn: { corpus: corpusBn, blind: blindBn },
}
