import type { Language } from '../../languages/language.ts'
import { expandPhrases } from '../../text/phrase-pattern.ts'

/** The words that stand for other ways of saying them. */
export function saidForms({ alsoSaid = {} }: Language): Map<string, string> {
  const forms = new Map<string, string>()
  for (const [word, ways] of Object.entries(alsoSaid))
    for (const way of expandPhrases(ways)) forms.set(way, word)
  return forms
}
