import { soundKey } from '../text/sound-key.ts'
import { joinedSound, type NameUnit } from './name-units.ts'

/**
 * Further sound keys of a name in Latin letters, for how Indian scripts write what English spelling hides: the last e
 * of Balasore is not said, the h of Shahdol is written as a syllable (शहदोल), and Malayalam writes no u at the end of
 * Nadakkavu (നടക്കാവ്).
 *
 * @param sound the name's own key
 */
export function otherSounds(units: readonly NameUnit[], sound: string): string[] {
  const last = units.at(-1)
  if (last === undefined || last.isNumber) return []
  const silent = endsInSilentVowel(last.spelled) ? sound.slice(0, -1) : sound
  const breathed = units.some(({ spelled }) => hasBreath.test(spelled))
    ? joinedSound(units.map(breathe))
    : sound
  return [silent, breathed].filter((other) => other !== sound && other.length >= shortest)
}

/** Shorter names would sound like too many words. */
const shortest = 5

function endsInSilentVowel(word: string): boolean {
  return /[a-z][aou][dlmnrt]e$|[aeiou](?:[^aeiou]{2,}|v)u$/.test(word)
}

/** An h between a vowel and a consonant. */
const hasBreath = /[aeiou]h[bcdgjklmnprstvwz]/

/** A word with an a behind each such h. */
function breathe(unit: NameUnit): NameUnit {
  const spelled = unit.spelled.replace(/(?<=[aeiou])h(?=[bcdgjklmnprstvwz])/g, 'ha')
  return spelled === unit.spelled ? unit : { ...unit, sound: soundKey(spelled) }
}
