import type { LanguageCode } from '@guru/contract/vocabulary'
import { languages } from '../languages/index.ts'

/** Where a language is at home; nowhere before it is written. */
export function homeStatesOf(code: LanguageCode): readonly string[] {
  const language = languages[code]
  return language.written ? language.homeStates : nowhere
}

const nowhere: readonly string[] = []
