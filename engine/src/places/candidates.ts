import { scriptOf } from '../text/script.ts'
import { areInitials, KeyHashes, mostInitials } from './key-hashes.ts'
import type { Named, NameIndex } from './name-index.ts'
import { innerSound, type NameUnit, nameWords } from './name-units.ts'
import { asWritten, faintlyAlike, hasNumber, soundsLike, wellKnown } from './names-alike.ts'
import type { Area } from './place.ts'
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
  /** A word alone in an Indian script that sounds like a name and is read otherwise. */
  heard: 0.88,
}

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
  const end = Math.min(units.length, from + index.longestName + lettersApart(units[from]))
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
      const named = withNamesakes(index, spelled, key, spoken)
      found.push({ from, to: at + 1, named, certainty: certainties.spelled, doubtful: false })
      continue
    }
    const heard = uncommon
      ? heardNames(index, key, units[from] ?? spoken, spoken)
      : everydayNames(index, key, spoken)
    if (heard !== null) found.push({ from, to: at + 1, ...heard })
  }
}

/** Units by which a name is longer where another script writes its initials apart: ಎಚ್ ಆರ್ ಬಿ ಆರ್ ಲೇಔಟ್ is HRBR Layout. */
function lettersApart(first: SpokenUnit | undefined): number {
  return first !== undefined && !first.latin && areInitials(first.unit) ? mostInitials - 1 : 0
}

/** Names that a stretch may be, and how sure that is. */
type Heard = Omit<Candidate, 'from' | 'to'>

/** What a stretch of words sounds like that has one at least that is no everyday word; null when like no name. */
function heardNames(index: NameIndex, key: KeyHashes, first: SpokenUnit, last: SpokenUnit): Heard | null {
  const edged = last.common || first.common
  if (edged && key.length === 1) return null
  // "തിരുപ്പതി ആണ്": a small word of one sound is no letter of a name.
  if (last.common && innerSound(last.unit).length < 2) return null
  if (!key.maySound(last)) return null
  const spelled = key.spelled()
  const sound = key.sound()
  // "Andheree East" is heard and "sector 10 dvarka", but no "villa Goa" for Velha Goa.
  if (last.latin && first.common && !hasNumber(sound)) return null
  const sounding = soundsLike(index, spelled, sound, last)
  // A name in an Indian script can only be heard; one that begins or ends with an everyday word is whole.
  const alike = edged ? sounding.filter(({ words }) => key.isWhole(words)) : sounding
  if (alike.length === 0) {
    const faint = edged || last.latin ? none : faintlyAlike(index, spelled, sound, last)
    return faint.length === 0 ? null : { named: faint, certainty: certainties.sound, doubtful: true }
  }
  // "ਮੁਕੇਰੀਆਂ" is Mukerian to the letter, and no Mukher with an ending.
  const read = asWritten(alike, spelled, last.merger)
  // A word alone that is read otherwise needs a sign of a place.
  const doubtful = read.length === 0 && !last.latin && key.length === 1
  const isRead = read.length > 0 || hasNumber(sound)
  const certainty = isRead ? certainties.read : doubtful ? certainties.heard : certainties.sound
  // മടിക്കേരി is Madikeri, however many homes are listed in Mathikere.
  const named = read.some(({ weight }) => weight >= wellKnown) ? read : alike
  return { named, certainty, doubtful }
}

/** "फिल्म सिटी", "ஏர்போர்ட் ரோடு": everyday words that an Indian script writes by ear are a name word for word. */
function everydayNames(index: NameIndex, key: KeyHashes, last: SpokenUnit): Heard | null {
  if (key.length === 1 || last.latin || !nameWords.has(last.unit.spelled) || !key.maySound(last)) return null
  const sound = key.sound()
  if (sound.length < longEveryday) return null
  const named = soundsLike(index, key.spelled(), sound, last).filter(({ words }) => key.isWhole(words))
  return named.length === 0 ? null : { named, certainty: certainties.bare, doubtful: false }
}

/** Sounds of a name of everyday words: fewer are met by chance. */
const longEveryday = 7

/**
 * Places whose name is spelled so. Everyday words make a name only as the several words of one ("Green
 * Park"); "and a" is no Anda, and none of them is a place alone.
 */
function spelledNames(index: NameIndex, key: KeyHashes, uncommon: boolean): readonly Named[] {
  if (!uncommon && key.length === 1) return none
  const named = index.spelled.get(key.spelled()) ?? none
  return uncommon ? named : named.filter(({ words }) => key.isWhole(words))
}

/**
 * Areas with those that an Indian script writes alike though their English names differ: রামনগর is written down for
 * Ramnagar and is Ram Nagar, too. A city is the one that is spelled so: అమరావతి is not Amravati.
 */
function withNamesakes(
  index: NameIndex,
  named: readonly Named[],
  key: KeyHashes,
  last: SpokenUnit,
): readonly Named[] {
  if (last.latin || named.some(({ place }) => place.kind === 'city') || !key.maySound(last)) return named
  const spelled = key.spelled()
  const sounding = soundsLike(index, spelled, key.sound(), last)
  const others = asWritten(sounding, spelled, last.merger).filter(
    ({ place }) =>
      place.kind === 'area' &&
      !named.some((known) => known.place === place) &&
      !isNeighbourWrittenOtherwise(place, spelled, named, sounding),
  )
  return others.length === 0 ? named : [...named, ...others]
}

/**
 * True for an area of the same city that the script spells in another way: சிட்லப்பாக்கம் is Chitlapakkam, and
 * சித்தாலப்பாக்கம் its neighbour Sithalapakkam.
 */
function isNeighbourWrittenOtherwise(
  place: Area,
  spelled: string,
  named: readonly Named[],
  sounding: readonly Named[],
): boolean {
  if (!named.some((known) => known.place.kind === 'area' && known.place.city === place.city)) return false
  const script = scriptOf(spelled.charCodeAt(0))
  return sounding.some((other) => other.place === place && scriptOf(other.spelled.charCodeAt(0)) === script)
}

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
  const key = keyOf(index, units, from, to)
  const named = key.maySpell() ? index.spelled.get(key.spelled()) : undefined
  if (named !== undefined) return { named: withNamesakes(index, named, key, last), exact: true, read: true }
  if (!key.maySound(last)) return null
  const spelled = key.spelled()
  const alike = soundsLike(index, spelled, key.sound(), last)
  if (alike.length === 0) return null
  const written = asWritten(alike, spelled, last.merger)
  return { named: written.length > 0 ? written : alike, exact: false, read: written.length > 0 }
}

/** What a stretch that is spelled as a name sounds like as well. */
export function soundingLike(
  index: NameIndex,
  units: readonly SpokenUnit[],
  { from, to }: Pick<Candidate, 'from' | 'to'>,
): readonly Named[] {
  const last = units[to - 1]
  if (last === undefined) return none
  const key = keyOf(index, units, from, to)
  return key.maySound(last) ? soundsLike(index, key.spelled(), key.sound(), last) : none
}

function keyOf(index: NameIndex, units: readonly SpokenUnit[], from: number, to: number): KeyHashes {
  const key = new KeyHashes(index, units, from)
  for (let at = from; at < to; at++) {
    const unit = units[at]
    if (unit !== undefined) key.add(unit)
  }
  return key
}

const none: readonly Named[] = []
