import { soundKey } from '../text/sound-key.ts'
import { heardSounds } from './english-words.ts'
import { joinedSound, type NameUnit } from './name-units.ts'

/**
 * Further sound keys of a name in Latin letters, for how Indian scripts write what English spelling hides: the last e
 * of Balasore is not said, the h of Shahdol and of Tilhar is written as a syllable (शहदोल, तिलहर), Malayalam writes no
 * u at the end of Nadakkavu (നടക്കാവ്) and Pulimoodu (പുളിമൂട്), reads its m before a k as an n (ചങ്ങരംകുളം) and has an
 * a in Moolamattom (മൂലമറ്റം), Tamil's nr is said ndr (திருக்கழுகுன்றம்), and it parts the first sounds of Prakash
 * (பிரகாஷ்). Hindi writes a v in Dumraon, Gulaothi, Waraseoni and Naugachhia (डुमरांव, गुलावठी, वारासिवनी, नवगछिया), no
 * g in Raisinghnagar (रायसिंहनगर), no t in Sonkatch (सोनकच्छ) and an a in Behror (बहरोड़). English words are written as
 * they are heard.
 *
 * @param sound the name's own key
 */
export function otherSounds(units: readonly NameUnit[], sound: string): string[] {
  const last = units.at(-1)
  if (last === undefined || last.isNumber) return []
  const silent = endsInSilentVowel(last.spelled) ? sound.slice(0, -1) : sound
  return [silent, ...asRespelled(units), ...asHeard(units)].filter(
    (other) => other !== sound && other.length >= shortest,
  )
}

/** A name by each of the ways in which Indian scripts write some of its words. */
function asRespelled(units: readonly NameUnit[]): string[] {
  if (!units.some(({ spelled }) => waysOf(spelled).length > 0)) return []
  const ways = new Set(units.flatMap(({ spelled }) => waysOf(spelled)))
  return [...ways].map(({ pattern, by }) => joinedSound(units.map((unit) => respelled(unit, pattern, by))))
}

/** A name with its English words as they are heard, one way or another. */
function asHeard(units: readonly NameUnit[]): string[] {
  if (!units.some(({ spelled }) => heardSounds(spelled).length > 0)) return []
  let heard: (readonly NameUnit[])[] = [[]]
  for (const unit of units) {
    const ways = [unit, ...heardSounds(unit.spelled).map((sound) => ({ ...unit, sound }))]
    heard = heard.flatMap((before) => ways.map((way) => [...before, way])).slice(0, mostHeard)
  }
  return heard.map(joinedSound)
}

/** Ways of hearing a name of several English words that are kept. */
const mostHeard = 16

/** Shorter names would sound like too many words. */
const shortest = 5

function endsInSilentVowel(word: string): boolean {
  if (!word.endsWith('e') && !word.endsWith('u')) return false
  return /[a-z][aou][dlmnrt]e$|[aeiou](?:[^aeiou]{2,}|v|d)u$/.test(word)
}

/** An h between a vowel and a consonant or the other way round, an m before k, g or t, an ndr and a last kom or tom, and what Hindi writes otherwise, each with how it is written as well. */
const respellings: readonly Respelling[] = [
  { pattern: /(?<=[aeiou])h(?=[bcdgjklmnprstvwz])/, by: 'ha' },
  { pattern: /(?<=[aeiou][lmnrv])h(?=[aeiou])/, by: 'ah' },
  { pattern: /(?<=[aeiou])m(?=[kgt])/, by: 'n' },
  { pattern: /(?<=[aeiou])ndr(?=am)/, by: 'nr' },
  { pattern: /(?<=[kt])om$/, by: 'am' },
  { pattern: /(?<=[a-z]{2})aon$/, by: 'anv' },
  { pattern: /ao(?=[lt])/, by: 'av' },
  { pattern: /eo(?=n)/, by: 'iv' },
  { pattern: /^nau(?=[gp])/, by: 'nav' },
  { pattern: /sing(?:h|(?=[^h]))/, by: 'sinh' },
  { pattern: /tch/, by: 'ch' },
  { pattern: /^([bdgkpt])(?=[lr][aeiou])/, by: '$1i' },
  { pattern: /eh(?=[bcdgjklmnprstvw])/, by: 'aha' },
]

interface Respelling {
  pattern: RegExp
  by: string
}

/** The respellings of a word; names share words, and nearly all have none. */
function waysOf(word: string): readonly Respelling[] {
  let ways = waysByWord.get(word)
  if (ways === undefined) {
    ways = respellings.filter(({ pattern }) => pattern.test(word))
    waysByWord.set(word, ways)
  }
  return ways
}

const waysByWord = new Map<string, readonly Respelling[]>()

function respelled(unit: NameUnit, pattern: RegExp, by: string): NameUnit {
  const spelled = unit.spelled.replace(pattern, by)
  return spelled === unit.spelled ? unit : { ...unit, sound: soundKey(spelled) }
}
