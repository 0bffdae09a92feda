import { presentLanguages } from '../languages/index.ts'
import { scriptOf } from '../text/script.ts'
import type { Token } from '../text/token.ts'

/** What a word begins with: consonants in Latin letters, one letter or several joined ones in an Indian script. */
const latinOnset = /^[^aeiouy]{0,2}/
const nativeOnset = /^.[\u093c\u09bc\u0a3c]?(?:[\u094d\u09cd\u0a4d\u0ccd\u0c4d\u0d4d].)*/u

/** The same with the vowel behind it: a sign, or the letter of a word that begins with one. */
const latinSyllable = /^[^aeiouy]*[aeiouy]+/
const nativeSyllable =
  /^.[\u093c\u09bc\u0a3c]?(?:[\u094d\u09cd\u0a4d\u0ccd\u0c4d\u0d4d\u0bcd].)*\p{Mc}*\p{Mn}*/u

/** Letters behind the beginning that both words share; fewer are found in too many words. */
const shortest = 2

/**
 * "Gym vim", "lift wift": a word said again with another beginning, which means "and the like" in every language of
 * India. It adds nothing to the word before it.
 */
export function isEcho(word: Token | undefined, echo: Token): boolean {
  if (word?.kind !== 'word' || echo.kind !== 'word' || word.text === echo.text) return false
  if (isVowelEcho(word.text, echo.text) || isSyllableEcho(word.text, echo.text)) return true
  const latin = scriptOf(echo.text.charCodeAt(0)) === 'latin'
  const endOf = ({ text }: Token) => text.replace(latin ? latinOnset : nativeOnset, '')
  // "Gym wim": y is the vowel that i is.
  const rest = endOf(echo).replace(/^y/, 'i')
  return rest.length >= shortest && endOf(word).replace(/^y/, 'i') === rest
}

/** "Flat-vlat": the tokens of a turn without the hyphens that join words to their echoes. */
export function withoutEchoHyphens(tokens: readonly Token[]): readonly Token[] {
  const joins = ({ text }: Token, at: number) => {
    if (text !== '-') return false
    const echo = tokens[at + 1]
    return echo !== undefined && isEcho(tokens[at - 1], echo)
  }
  return tokens.some(joins) ? tokens.filter((token, at) => !joins(token, at)) : tokens
}

/** "ఇల్లు గిల్లు", "mane gine", "வீடு கீடு": the south says the word again with another first syllable. */
function isSyllableEcho(word: string, echo: string): boolean {
  if (!echoSyllables.some((syllable) => echo.startsWith(syllable))) return false
  const syllable = scriptOf(echo.charCodeAt(0)) === 'latin' ? latinSyllable : nativeSyllable
  const rest = echo.replace(syllable, '')
  return rest.length >= shortest && word.replace(syllable, '') === rest
}

/** "Bagicha bagucha", "pani puni": Punjabi says the word again with another vowel, a long u. */
function isVowelEcho(word: string, echo: string): boolean {
  return vowelEchoes.some(({ vowel, vowels }) => {
    if (!echo.includes(vowel) || word.includes(vowel)) return false
    const bones = word.replace(vowels, '')
    return bones.length >= shortest && bones === echo.replace(vowels, '')
  })
}

/** The vowels of such languages, with all that their scripts write at the same places of their blocks. */
const vowelEchoes = presentLanguages.flatMap(({ echoVowel: vowel }) => {
  if (vowel === null) return []
  const block = vowel.charCodeAt(0) & ~0x7f
  const [first, last] = [0x3e, 0x4c].map((offset) => String.fromCharCode(block + offset))
  return [{ vowel, vowels: new RegExp(`[${first}-${last}]`, 'gu') }]
})

const echoSyllables = presentLanguages.flatMap((language) => language.echoSyllables ?? [])
