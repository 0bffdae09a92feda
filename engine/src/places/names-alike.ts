import { transliterate } from '../text/brahmic.ts'
import { editDistance } from '../text/edit-distance.ts'
import { rememberWords } from '../text/remembered.ts'
import { isLatin } from '../text/script.ts'
import { type Merger, mergedKey } from '../text/sound-key.ts'
import type { Named, NameIndex } from './name-index.ts'
import type { SpokenUnit } from './utterance.ts'

const shortestSound = 4
const shortestSoundName = 5

/** Places whose name sounds like this; a Latin spelling must also look something like the name. */
export function soundsLike(
  index: NameIndex,
  spelled: string,
  sound: string,
  spoken: SpokenUnit,
): readonly Named[] {
  if (sound.length < shortestSound && !spoken.latin) return spelledOut(index, spelled, sound, spoken.merger)
  if (sound.length < shortestSound || (spoken.latin && spelled.length < shortestSoundName)) return none
  const named = index.sound.get(sound) ?? none
  if (!spoken.latin) return soundsLikeNative(index, spelled, sound, named, spoken.merger)
  // In any order: "dwaraka sector 10" is Sector 10 Dwarka.
  if (hasNumber(sound)) return named.filter((name) => isLatin(name.spelled))
  const limit = Math.max(1, Math.floor(spelled.length / 3))
  return named.filter(
    (name) =>
      isLatin(name.spelled) &&
      (editDistance(spelled, name.spelled, limit) <= limit ||
        withShortVowels(name.spelled) === withShortVowels(spelled)),
  )
}

/** A sound with a number in it is met by no chance. */
export function hasNumber(sound: string): boolean {
  return /\d/.test(sound)
}

/**
 * Short words of any language sound like some village: four sounds have to be a well-known place, or have the
 * vowels of the name too (കലൂർ is Kaloor).
 */
function soundsLikeNative(
  index: NameIndex,
  spelled: string,
  sound: string,
  named: readonly Named[],
  merger: Merger | null,
): readonly Named[] {
  const alike = withMerged(index, sound, named, merger)
  if (sound.length > shortestSound) return alike
  const vowels = withShortVowels(transliterate(spelled))
  const withItsVowels = alike.filter((name) => withShortVowels(name.spelled) === vowels)
  if (withItsVowels.length > 0) return withItsVowels
  const read = skeleton(transliterate(spelled), merger)
  return alike.filter(
    ({ place, spelled: name, weight }) =>
      weight >= (place.kind === 'city' ? spokenOf : wellKnown) ||
      (weight >= heardOf && skeleton(name, merger) === read),
  )
}

/** What a script leaves of a name: no a between consonants, none at its end, and in Tamil no voice. */
function skeleton(name: string, merger: Merger | null): string {
  const read = closed(bones(name, merger))
    .replace(/(?:sh|s)+/g, 's')
    .replace(/rh/g, 'r')
    .replace(/[ao]u/g, 'o')
    .replace(/ai|ay(?![aeiou])/g, 'e')
  return merger === 'voice' ? withoutVoice(read) : read
}

/** Places that nobody lists, of four sounds and read like the word but for an a: सिगरा is Sigra where a place is meant. */
export function faintlyAlike(
  index: NameIndex,
  spelled: string,
  sound: string,
  { merger }: SpokenUnit,
): readonly Named[] {
  if (sound.length !== shortestSound) return none
  return asWritten(withMerged(index, sound, index.sound.get(sound) ?? none, merger), spelled, merger)
}

/** The names that the script may mean as well: a Bengali b is as often a v, a Tamil k a g (திருநகர்). */
function withMerged(
  index: NameIndex,
  sound: string,
  named: readonly Named[],
  merger: Merger | null,
): readonly Named[] {
  if (merger === null) return named
  const merged = index.merged[merger].get(mergedKey(sound, merger)) ?? none
  return named.length === 0 ? merged : [...named, ...merged]
}

/** Vowel length, doubled letters and the h of aspirates are left to the reader in names as in words. */
function withShortVowels(name: string): string {
  return shortened(name).short
}

/** What a name is compared with comes again with each word that sounds like it. */
const shortened = rememberWords((text) => ({ text, short: shorten(text) }), 512)

function shorten(name: string): string {
  return name
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/([bdgjkpt])h/g, '$1')
    .replace(/c(?!h)/g, 'k')
    .replace(/w/g, 'v')
    .replace(/f/g, 'p')
    .replace(/iy(?=[aeou])/g, 'i')
    .replace(/y$|(?<=[^aeiou])y(?![aeiou])/g, 'i')
    .replace(/([a-z])\1+/g, '$1')
}

/**
 * Three sounds say too little: such a name is read out and has to be spelled so (ఖమ్మం, ఉప్పల్, वाकड), but for
 * the a that Hindi writes and does not say (ओखला).
 */
function spelledOut(
  index: NameIndex,
  spelled: string,
  sound: string,
  merger: Merger | null,
): readonly Named[] {
  const read = bones(transliterate(spelled), merger)
  const named = index.sound.get(sound) ?? none
  // காய, to dry, is no Gaya: so short a word is voiced only where nothing is called like it without.
  const alike = merger === 'voice' && named.length > 0 ? named : withMerged(index, sound, named, merger)
  const asRead = alike.filter(
    (name) =>
      bones(name.spelled, merger) === read && name.weight >= (read.length < longEnough ? wellKnown : known),
  )
  if (asRead.length > 0 || merger !== 'voice') return asRead
  const voiceless = withoutVoice(read)
  return alike.filter(
    (name) => name.weight >= largeTown && withoutVoice(bones(name.spelled, merger)) === voiceless,
  )
}

/** As Tamil writes it: சம்மு is Jammu, மோகா Moga. */
function withoutVoice(name: string): string {
  return name
    .replace(/ch|sh|[sjz]/g, 'c')
    .replaceAll('g', 'k')
    .replaceAll('d', 't')
    .replaceAll('b', 'p')
}

/** A name without the a between its consonants. */
function bones(name: string, merger: Merger | null): string {
  const short = withShortVowels(name).replace(/(?<=[^aeiou])a(?=[^aeiou])/g, '')
  return merger === 'v' ? short.replaceAll('v', 'b') : short
}

/** From so many letters on, those a left out, a name spelled out need not be well known. */
const longEnough = 4
const known = 3

/** Listings in the sources for an area, thousands of people for a city. */
export const wellKnown = 20
/** Thousands of people from which on four sounds alone say a city: Telugu's ముఖం, a face, is no Mokama. */
const spokenOf = 60
/** The same where the name is read so, but for what its script leaves to the reader. */
const heardOf = 10
const largeTown = 100
/** The same from which on a city is meant wherever one speaks of it. */
export const largeCity = 300

const none: readonly Named[] = []

/**
 * The names that are spelled so, but for what the script leaves to the reader; in Latin letters people leave out
 * doubled consonants alone: "palakad".
 */
export function asWritten(alike: readonly Named[], spelled: string, merger: Merger | null): readonly Named[] {
  if (isLatin(spelled)) {
    const single = withSingleLetters(spelled)
    return alike.filter((name) => withSingleLetters(name.spelled) === single)
  }
  const read = skeleton(transliterate(spelled), merger)
  return alike.filter((name) => skeleton(name.spelled, merger) === read)
}

const withSingleLetters = (name: string): string => name.replace(/([b-df-hj-np-tv-z])\1+/g, '$1')

const closed = (name: string): string => (name.endsWith('a') ? name.slice(0, -1) : name)
