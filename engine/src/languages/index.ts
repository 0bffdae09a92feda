import type { LanguageCode } from '@guru/contract/vocabulary'
import { english } from './en/index.ts'
import type { Language, NotWrittenYet } from './language.ts'
import { tamil } from './ta/index.ts'

const notWrittenYet = (code: LanguageCode): NotWrittenYet => ({ code, written: false })

/** All languages of Guru. */
export const languages: Record<LanguageCode, Language | NotWrittenYet> = {
  en: english,
  ta: tamil,
  hi: notWrittenYet('hi'),
  ml: notWrittenYet('ml'),
  kn: notWrittenYet('kn'),
  te: notWrittenYet('te'),
  pa: notWrittenYet('pa'),
  bn: notWrittenYet('bn'),
}
