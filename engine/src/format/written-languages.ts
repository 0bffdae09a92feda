import type { LanguageCode } from '@guru/contract/vocabulary'
import { bengaliFormat } from '../languages/bn/format.ts'
import { englishFormat } from '../languages/en/format.ts'
import { hindiFormat } from '../languages/hi/format.ts'
import { kannadaFormat } from '../languages/kn/format.ts'
import { malayalamFormat } from '../languages/ml/format.ts'
import { punjabiFormat } from '../languages/pa/format.ts'
import { tamilFormat } from '../languages/ta/format.ts'
import { teluguFormat } from '../languages/te/format.ts'
import type { FormatWords } from './format-words.ts'

/** Every language says here whether its words for amounts are written. */
const formatWords: Record<LanguageCode, FormatWords | 'not written'> = {
  en: englishFormat,
  ta: tamilFormat,
  hi: hindiFormat,
  ml: malayalamFormat,
  kn: kannadaFormat,
  te: teluguFormat,
  pa: punjabiFormat,
  bn: bengaliFormat,
}

/** The words of a language, English for one that is not written. */
export function formatWordsOf(language: LanguageCode): FormatWords {
  const words = formatWords[language]
  return words === 'not written' ? englishFormat : words
}
