import type { LanguageCode } from '@guru/contract/vocabulary'
import { englishReplies } from '../languages/en/replies.ts'
import type { Sentences } from './sentences.ts'

/** Every language says here whether its sentences are written. */
const sentences: Record<LanguageCode, Sentences | 'not written'> = {
  en: englishReplies,
  ta: 'not written',
  hi: 'not written',
  ml: 'not written',
  kn: 'not written',
  te: 'not written',
  pa: 'not written',
  bn: 'not written',
}

/** True when Guru can answer in the language. */
export function canReplyIn(language: LanguageCode): boolean {
  return sentences[language] !== 'not written'
}

/** The sentences of a language, English for one that is not written. */
export function sentencesOf(language: LanguageCode): Sentences {
  const written = sentences[language]
  return written === 'not written' ? englishReplies : written
}
