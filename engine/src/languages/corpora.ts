import type { LanguageCode } from '@guru/contract/vocabulary'
import { blind as blindBn } from './bn/blind/index.ts'
import { corpus as corpusBn } from './bn/corpus/index.ts'
import type { CorpusSection } from './corpus-case.ts'
import { blind as blindEn } from './en/blind/index.ts'
import { corpus as corpusEn } from './en/corpus/index.ts'
import { blind as blindHi } from './hi/blind/index.ts'
import { corpus as corpusHi } from './hi/corpus/index.ts'
import { blind as blindKn } from './kn/blind/index.ts'
import { corpus as corpusKn } from './kn/corpus/index.ts'
import { blind as blindMl } from './ml/blind/index.ts'
import { corpus as corpusMl } from './ml/corpus/index.ts'
import { blind as blindPa } from './pa/blind/index.ts'
import { corpus as corpusPa } from './pa/corpus/index.ts'
import { blind as blindTa } from './ta/blind/index.ts'
import { corpus as corpusTa } from './ta/corpus/index.ts'
import { blind as blindTe } from './te/blind/index.ts'
import { corpus as corpusTe } from './te/corpus/index.ts'

/** What a language is tested by: `corpus` is written with its rules, `blind` without sight of them. */
interface Corpora {
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
