import type { Language } from '../../languages/language.ts'
import { expandPhrases } from '../../text/phrase-pattern.ts'

/** The words that short forms stand for. */
export function typedForms(languages: readonly Language[]): Map<string, string> {
  const forms = new Map<string, string>()
  for (const { alsoTyped } of languages) {
    for (const [word, typed] of Object.entries(alsoTyped))
      for (const form of expandPhrases(typed)) forms.set(form, word)
  }
  return forms
}
