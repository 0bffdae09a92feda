import { type LanguageCode, languageNames, languages, liveLanguages } from '@guru/contract/vocabulary'
import { ApiFailure } from '../errors.ts'

/** The language that an answer names, by code, by its English name or by its own; null when it names none. */
export function namedLanguage(answer: string): LanguageCode | null {
  const wanted = plain(answer)
  const named = languages.find((code) => {
    const { english, own } = languageNames[code]
    return [code, english, own].some((name) => plain(name) === wanted)
  })
  return named ?? null
}

/**
 * The language that the first answer of a conversation opens it in.
 * @throws ApiFailure 422 when it names none, or one that Guru does not speak yet.
 */
export function requireLanguage(answer: string): LanguageCode {
  const code = namedLanguage(answer)
  if (code === null) {
    const all = languages.map((each) => languageNames[each].english).join(', ')
    throw new ApiFailure(422, 'language_required', `Please choose a language first: ${all}.`)
  }
  if (!liveLanguages.includes(code)) {
    const spoken = liveLanguages.map((each) => languageNames[each].english).join(', ')
    const message = `${languageNames[code].english} comes soon. Please choose one of these: ${spoken}.`
    throw new ApiFailure(422, 'language_not_ready', message)
  }
  return code
}

const plain = (text: string) => text.trim().normalize('NFC').toLowerCase()
