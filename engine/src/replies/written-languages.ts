import type { LanguageCode } from '@guru/contract/vocabulary'
import { bengaliReplies } from '../languages/bn/replies.ts'
import { englishReplies } from '../languages/en/replies.ts'
import { hindiReplies } from '../languages/hi/replies.ts'
import { kannadaReplies } from '../languages/kn/replies.ts'
import { malayalamReplies } from '../languages/ml/replies.ts'
import { punjabiReplies } from '../languages/pa/replies.ts'
import { tamilReplies } from '../languages/ta/replies.ts'
import { teluguReplies } from '../languages/te/replies.ts'
import type { Sentences } from './sentences.ts'

/** Every language says here whether its sentences are written. */
const sentences: Record<LanguageCode, Sentences | 'not written'> = {
  en: englishReplies,
  ta: tamilReplies,
  hi: hindiReplies,
  ml: malayalamReplies,
  kn: kannadaReplies,
  te: teluguReplies,
  pa: punjabiReplies,
  bn: bengaliReplies,
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
