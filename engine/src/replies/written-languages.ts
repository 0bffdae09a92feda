import type { LanguageCode } from '@guru/contract/vocabulary'
import { english } from '../languages/en/index.ts'
import { languages } from '../languages/index.ts'
import type { Sentences } from './sentences.ts'

/** True when Guru can answer in the language. */
export function canReplyIn(language: LanguageCode): boolean {
  return languages[language].written
}

/** The sentences of a language, English for one that is not written. */
export function sentencesOf(code: LanguageCode): Sentences {
  const language = languages[code]
  return language.written ? language.replies : english.replies
}
