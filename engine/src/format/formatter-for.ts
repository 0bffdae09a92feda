import type { LanguageCode } from '@guru/contract/vocabulary'
import { english } from '../languages/en/index.ts'
import { languages } from '../languages/index.ts'
import type { Mode } from './format-words.ts'
import { createFormatter, type Formatter } from './formatter.ts'

/**
 * The formatter of a language. A language whose words are not written yet is formatted in English.
 * Formatters are made once and shared: `formatterFor('en').price(28000, 'rent')`. Kept out of `index.ts`:
 * it brings the words of all languages along.
 */
export function formatterFor(code: LanguageCode, mode: Mode = 'written'): Formatter {
  const key = `${code} ${mode}`
  const known = made.get(key)
  if (known) return known
  const language = languages[code]
  const formatter = createFormatter((language.written ? language : english).format, mode)
  made.set(key, formatter)
  return formatter
}

const made = new Map<string, Formatter>()
