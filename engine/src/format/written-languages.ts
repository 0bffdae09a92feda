import type { LanguageCode } from '@guru/contract/vocabulary'
import { englishFormat } from '../languages/en/format.ts'
import type { FormatWords } from './format-words.ts'

/** Every language says here whether its words for amounts are written. */
const formatWords: Record<LanguageCode, FormatWords | 'not written'> = {
  en: englishFormat,
  ta: 'not written',
  hi: 'not written',
  ml: 'not written',
  kn: 'not written',
  te: 'not written',
  pa: 'not written',
  bn: 'not written',
}

/** The words of a language, English for one that is not written. */
export function formatWordsOf(language: LanguageCode): FormatWords {
  const words = formatWords[language]
  return words === 'not written' ? englishFormat : words
}
