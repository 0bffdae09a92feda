import { transliterate } from '../text/brahmic.ts'
import { editDistance } from '../text/edit-distance.ts'
import { hashOf, noLetters } from '../text/glance.ts'
import { type Merger, mergedHash, mergedKey } from '../text/sound-key.ts'
import type { Named, NameIndex } from './name-index.ts'
import { innerSound, innerStart, type NameUnit, spelledKey } from './name-units.ts'
import type { SpokenUnit } from './utterance.ts'

/** A stretch of an utterance, units `from` up to but not including `to`, that may name places. */
export interface Candidate {
  from: number
  to: number
  named: readonly Named[]
  certainty: number
  /** True where only a word beside it tells that it is a place. */
  doubtful: boolean
}

export const certainties = {
  spelled: 1,
  bare: 0.97,
  read: 0.95,
  bareRead: 0.92,
  sound: 0.9,
  bareSound: 0.87,
  misspelt: 0.75,
}

const shortestSound = 4
const shortestSoundName = 5

/** Every stretch that is a name by spelling or by sound. */
export function namesIn(index: NameIndex, units: readonly SpokenUnit[]): Candidate[] {
  const candidates: Candidate[] = []
  for (let from = 0; from < units.length; from++) {
    addNamesFrom(index, units, from, candidates)
  }
  return candidates
}

function addNamesFrom(
  index: NameIndex,
  units: readonly SpokenUnit[],
  from: number,
  found: Candidate[],
): void {
  let uncommon = false
  let before: NameUnit | null = null
  const key = new KeyHashes(index, units, from)
  const end = Math.min(units.length, from + index.longestName)
  for (let at = from; at < end; at++) {
    const spoken = units[at]
    if (spoken === undefined || (at > from && spoken.breaks)) return
    const { unit } = spoken
    // Two numbers in a row never belong to one name: "sector 5 2 bhk".
    if (unit.isNumber && before?.isNumber) return
    before = unit
    key.add(spoken)
    uncommon ||= !spoken.common && !unit.isNumber
    const spelled = key.maySpell() ? spelledNames(index, key, uncommon) : none
    if (spelled.length > 0) {
      found.push({ from, to: at + 1, named: spelled, certainty: certainties.spelled, doubtful: false })
      continue
    }
    const edged = spoken.common || units[from]?.common === true
    if (!uncommon || (edged && (spoken.latin || at === from))) continue
    // "തിരുപ്പതി ആണ്": a small word of one sound is no letter of a name.
    if (spoken.common && innerSound(unit).length < 2) continue
    if (!key.maySound(spoken)) continue
    const sounding = soundsLike(index, key.spelled(), key.sound(), spoken)
    // A name in an Indian script can only be heard; one that begins or ends with an everyday word is whole.
    const alike = edged ? sounding.filter(({ words }) => key.isWhole(words)) : sounding
    if (alike.length === 0) {
      const faint = edged || spoken.latin ? none : faintlyAlike(index, key.spelled(), key.sound(), spoken)
      if (faint.length > 0)
        found.push({ from, to: at + 1, named: faint, certainty: certainties.sound, doubtful: true })
      continue
    }
    // "ਮੁਕੇਰੀਆਂ" is Mukerian to the letter, and no Mukher with an ending.
    const read = spoken.latin ? none : asWritten(alike, key.spelled(), spoken.merger)
    const certainty = read.length > 0 ? certainties.read : certainties.sound
    // മടിക്കേരി is Madikeri, however many homes are listed in Mathikere.
    const named = read.some(({ weight }) => weight >= wellKnown) ? read : alike
    found.push({ from, to: at + 1, named, certainty, doubtful: false })
  }
}

/**
 * The keys of a stretch that grows word by word, as hashes: nearly all stretches are no name, and their keys
 * need not be written.
 */
class KeyHashes {
  readonly #index: NameIndex
  readonly #units: readonly SpokenUnit[]
  readonly #from: number
  readonly #merger: Merger | null
  #to: number
  #spelled = noLetters
  #sound = noLetters
  #merged = noLetters

  constructor(index: NameIndex, units: readonly SpokenUnit[], from: number) {
    this.#index = index
    this.#units = units
    this.#from = from
    this.#to = from
    this.#merger = units[from]?.merger ?? null
  }

  add({ unit }: SpokenUnit): void {
    const heardFrom = this.#to === this.#from ? 0 : innerStart(unit)
    this.#spelled = hashOf(this.#spelled, unit.spelled)
    this.#sound = hashOf(this.#sound, unit.sound, heardFrom)
    if (this.#merger !== null) this.#merged = mergedHash(this.#merged, unit.sound, heardFrom, this.#merger)
    this.#to++
  }

  /** Units in the stretch. */
  get length(): number {
    return this.#to - this.#from
  }

  /** @see isWhole */
  isWhole(words: number): boolean {
    return isWhole(this.#units.slice(this.#from, this.#to), words)
  }

  maySpell(): boolean {
    return this.#index.spelled.mayHave(this.#spelled)
  }

  /** @param last the unit that was added last */
  maySound({ latin, merger }: SpokenUnit): boolean {
    if (this.#index.sound.mayHave(this.#sound)) return true
    if (latin || merger === null) return false
    return merger !== this.#merger || this.#index.merged[merger].mayHave(this.#merged)
  }

  spelled(): string {
    return spelledKey(this.#stretch())
  }

  sound(): string {
    return this.#stretch()
      .map((unit, at) => (at === 0 ? unit.sound : innerSound(unit)))
      .join('')
  }

  #stretch(): NameUnit[] {
    return this.#units.slice(this.#from, this.#to).map(({ unit }) => unit)
  }
}

/**
 * True for units that are a name of as many words; another script writes its initials together or apart: "आरके पुरम"
 * is R.K. Puram.
 */
export function isWhole(units: readonly SpokenUnit[], words: number): boolean {
  if (words === units.length) return true
  if (units[0]?.latin !== false) return false
  let plain = 0
  let letters = 0
  let runs = 0
  for (const [at, { unit }] of units.entries()) {
    if (!isInitials(unit)) plain++
    else {
      letters += unit.spelled.length
      if (at === 0 || !isInitials(units[at - 1]?.unit ?? unit)) runs++
    }
  }
  return words === plain + runs || words === plain + letters
}

/** Latin letters that a word of another script names; two or more have no vowel, or it is a word. */
export function isInitials({ spelled, sound, isNumber }: NameUnit): boolean {
  if (isNumber || sound !== spelled || !isLatin(spelled)) return false
  return spelled.length <= 2 || !/[aeiouy]/.test(spelled)
}

/**
 * Places whose name is spelled so. Everyday words make a name only as the several words of one ("Green
 * Park"); "and a" is no Anda, and none of them is a place alone.
 */
function spelledNames(index: NameIndex, key: KeyHashes, uncommon: boolean): readonly Named[] {
  if (!uncommon && key.length === 1) return none
  const named = index.spelled.get(key.spelled()) ?? none
  return uncommon ? named : named.filter(({ words }) => key.isWhole(words))
}

/** Places whose name sounds like this; a Latin spelling must also look something like the name. */
function soundsLike(index: NameIndex, spelled: string, sound: string, spoken: SpokenUnit): readonly Named[] {
  if (sound.length < shortestSound && !spoken.latin) return spelledOut(index, spelled, sound, spoken.merger)
  if (sound.length < shortestSound || (spoken.latin && spelled.length < shortestSoundName)) return none
  const named = index.sound.get(sound) ?? none
  if (!spoken.latin) return soundsLikeNative(index, spelled, sound, named, spoken.merger)
  const limit = Math.max(1, Math.floor(spelled.length / 3))
  return named.filter((name) => isLatin(name.spelled) && editDistance(spelled, name.spelled, limit) <= limit)
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
  const asWritten = alike.filter((name) => withShortVowels(name.spelled) === vowels)
  if (asWritten.length > 0) return asWritten
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
    .replace(/au/g, 'o')
    .replace(/ai/g, 'e')
  return merger === 'voice' ? withoutVoice(read) : read
}

/** Places that nobody lists, of four sounds and read like the word but for an a: सिगरा is Sigra where a place is meant. */
function faintlyAlike(
  index: NameIndex,
  spelled: string,
  sound: string,
  { merger }: SpokenUnit,
): readonly Named[] {
  if (sound.length !== shortestSound) return none
  const read = skeleton(transliterate(spelled), merger)
  const alike = withMerged(index, sound, index.sound.get(sound) ?? none, merger)
  return alike.filter((name) => skeleton(name.spelled, merger) === read)
}

/** The names that the script may mean as well: a Bengali b is as often a v. */
function withMerged(
  index: NameIndex,
  sound: string,
  named: readonly Named[],
  merger: Merger | null,
): readonly Named[] {
  if (merger === null || (merger === 'voice' && named.length > 0)) return named
  const merged = index.merged[merger].get(mergedKey(sound, merger)) ?? none
  return named.length === 0 ? merged : [...named, ...merged]
}

/** Vowel length, doubled letters and the h of aspirates are left to the reader in names as in words. */
function withShortVowels(name: string): string {
  return name
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/([bdgjkpt])h/g, '$1')
    .replace(/c(?!h)/g, 'k')
    .replace(/w/g, 'v')
    .replace(/f/g, 'p')
    .replace(/iy(?=[aeou])/g, 'i')
    .replace(/y$/, 'i')
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
  const alike = withMerged(index, sound, index.sound.get(sound) ?? none, merger)
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
const wellKnown = 20
/** Thousands of people from which on four sounds alone say a city: Telugu's ముఖం, a face, is no Mokama. */
const spokenOf = 60
/** The same where the name is read so, but for what its script leaves to the reader. */
const heardOf = 10
const largeTown = 100

const none: readonly Named[] = []

function isLatin(word: string): boolean {
  return word.charCodeAt(0) < 0x300
}

/** The names that are spelled as a word in an Indian script is read out, but for what the script leaves out. */
function asWritten(alike: readonly Named[], spelled: string, merger: Merger | null): readonly Named[] {
  const read = skeleton(transliterate(spelled), merger)
  return alike.filter((name) => skeleton(name.spelled, merger) === read)
}

const closed = (name: string): string => (name.endsWith('a') ? name.slice(0, -1) : name)

/**
 * Looks one stretch up, units `from` up to but not including `to`, by spelling, then by sound; `read` when it is
 * spelled as it is read out.
 */
export function lookUp(
  index: NameIndex,
  units: readonly SpokenUnit[],
  from: number,
  to: number,
): { named: readonly Named[]; exact: boolean; read: boolean } | null {
  const last = units[to - 1]
  if (last === undefined || last.unit.isNumber) return null
  const key = new KeyHashes(index, units, from)
  for (let at = from; at < to; at++) key.add(units[at] ?? last)
  const named = key.maySpell() ? index.spelled.get(key.spelled()) : undefined
  if (named !== undefined) return { named, exact: true, read: true }
  if (!key.maySound(last)) return null
  const spelled = key.spelled()
  const alike = soundsLike(index, spelled, key.sound(), last)
  if (alike.length === 0) return null
  const written = last.latin ? none : asWritten(alike, spelled, last.merger)
  return { named: written.length > 0 ? written : alike, exact: false, read: written.length > 0 }
}
