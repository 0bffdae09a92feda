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

/**
 * The language that a chat which was opened in `opened` is opened in once more, while nothing else has been
 * said: the same again, since the reply never arrived, or another one that is preferred. The bare code of
 * another language chooses nothing: "hi" is a greeting long before it is Hindi.
 */
export function preferredLanguage(answer: string, opened: LanguageCode): LanguageCode | null {
  const named = namedLanguage(answer)
  return named === opened || named !== plain(answer) ? named : null
}

const plain = (text: string) => text.trim().normalize('NFC').toLowerCase()
