import type { LanguageCode } from '@guru/contract/vocabulary'
import { bengali } from './bn/index.ts'
import { english } from './en/index.ts'
import { hindi } from './hi/index.ts'
import { kannada } from './kn/index.ts'
import type { Language, NotWrittenYet } from './language.ts'
import { malayalam } from './ml/index.ts'
import { punjabi } from './pa/index.ts'
import { tamil } from './ta/index.ts'
import { telugu } from './te/index.ts'

/** All languages of Guru. */
export const languages: Record<LanguageCode, Language | NotWrittenYet> = {
  en: english,
  ta: tamil,
  hi: hindi,
  ml: malayalam,
  kn: kannada,
  te: telugu,
  pa: punjabi,
  bn: bengali,
}

/** Those that are there. */
export const presentLanguages: readonly Language[] = Object.values(languages).filter(
  (language) => language.written,
)
