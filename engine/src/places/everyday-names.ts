import { editDistance } from '../text/edit-distance.ts'
import { isLatin } from '../text/script.ts'
import { homeStatesOf } from './home-states.ts'
import type { MentionContext } from './mention-context.ts'
import { unmistakable } from './misspellings.ts'
import type { NameIndex } from './name-index.ts'
import { unitOf } from './name-units.ts'
import { largeCity } from './names-alike.ts'
import { type SpokenWord, spokenWord } from './spoken-words.ts'

/** A name listed in the script of the text, or one with its ending, is itself, however like a common word it looks. */
export function commonIn(index: NameIndex, context: MentionContext): (word: SpokenWord) => boolean {
  const { wordOf = spokenWord, isCommon = never, isWord = isCommon, bareForms = noForms } = context
  const isListed = (word: string) => index.spelled.has(word) && !isWord(wordOf(word))
  const home = homeStatesOf(context.language)
  // "Deevakottai" is Devakottai before it is Tamil's "want" with some ending, and so is "kodaikanak" Kodaikanal.
  const soundsLikeName = (word: string) => {
    const unit = word.length < longName ? null : unitOf(word, null)
    if (unit === null) return false
    if (index.sound.get(unit.sound)?.some(({ spelled }) => editDistance(word, spelled, 1) <= 1)) return true
    if (word.length < unmistakable) return false
    return index.misspellings.nearLatin(unit).some(({ spelled }) => editDistance(word, spelled, 1) <= 1)
  }
  // Ooty sounds like "ஊத்தி", having poured.
  const isLargeOrAtHome = (word: string) =>
    index.spelled.get(word)?.some(({ place, weight }) => {
      if (place.kind !== 'city') return false
      return weight >= largeCity || home.includes(place.state ?? '')
    }) === true
  return (said) => {
    if (isWord(said)) return true
    if (!isCommon(said)) return false
    const word = said.text
    const native = !isLatin(word)
    if (!native) {
      if (isListed(word)) return !(word.length >= longName || isLargeOrAtHome(word))
      return !soundsLikeName(word)
    }
    return !(isListed(word) || bareForms(word).some(isListed))
  }
}

/** Letters of a Latin name from which on it is no word that only sounds like it: Periyakulam, Cheyyar. */
const longName = 7

const never = (): boolean => false
const noForms = (): readonly string[] => []
