import { editDistance, forgiven } from '../text/edit-distance.ts'
import { otherWritings } from '../text/flaps.ts'
import { type Candidate, certainties, lookUp } from './candidates.ts'
import { commonClosers } from './closing-words.ts'
import { isFormOfCommonWord } from './common-words.ts'
import { areInitials, isWhole, mostInitials } from './key-hashes.ts'
import type { NameIndex } from './name-index.ts'
import { mayBeNameWord, type NameUnit, nameWords, unitOf, wordUnit } from './name-units.ts'
import type { SpokenUnit } from './utterance.ts'

/** Words of the same name to look at on each side of a corrected one. */
const neighbours = 2
/** Nearest words tried for a misspelt one. */
const tries = 3

/** Takes a word's case endings and postpositions off: every form worth looking up, the likeliest first. */
export type BareForms = (word: string) => readonly string[]

/** Further candidates around a word that by itself led nowhere: without its ending, or spelled right. */
export function correctionsAt(
  index: NameIndex,
  units: readonly SpokenUnit[],
  at: number,
  bareForms: BareForms,
): Candidate[] {
  const spoken = units[at]
  if (spoken === undefined || spoken.unit.isNumber) return []
  // An everyday word is no name, but may close one: "লেক টাউনে".
  if (spoken.common && (spoken.breaks || !mayGoOn(units[at - 1], spoken, bareForms))) return []
  const written = spoken.latin ? none : otherWritings(spoken.unit.spelled)
  const forms = bareForms(spoken.unit.spelled)
  const bare = unitsOf(written.length === 0 ? forms : [...forms, ...written.flatMap(bareForms)], spoken)
  const meant = unitsOf(written, spoken)
  const found: Candidate[] = []
  for (const unit of bare) found.push(...around(index, units, at, unit, 'bare', 0))
  for (const unit of meant) found.push(...around(index, units, at, unit, 'bare', neighbours))
  if (spoken.common) {
    const longer = found.filter(({ from }) => from < at)
    if (!bare.some(({ spelled }) => nameWords.has(spelled)))
      return longer.filter(({ certainty }) => certainty >= certainties.bareRead)
    // "സെൻട്രൽ അവന്യൂവിൽ": everyday words before the last one are those of the name to the letter.
    return units[at - 1]?.common === true
      ? longer.map((name) => ({ ...name, certainty: certainties.bare }))
      : longer
  }
  if (found.length > 0) return found
  const closed = spoken.latin ? closersNear(spoken.unit, units[at - 1]) : []
  const closing = closed.flatMap((unit) => around(index, units, at, unit, 'misspelt', 0))
  const whole = closing.filter(({ from }) => from < at)
  if (whole.length > 0) return whole
  for (const unit of [spoken.unit, ...bare, ...meant]) {
    const right = nearWords(index, spoken, unit).flatMap((near) =>
      around(index, units, at, near, 'misspelt', neighbours),
    )
    if (right.length > 0) return right
  }
  return []
}

/** The words that another word may stand for: itself and numbers are none. */
export function unitsOf(forms: readonly string[], { unit: { spelled } }: SpokenUnit): readonly NameUnit[] {
  if (forms.length === 0) return noUnits
  return forms.flatMap((form) => {
    const unit = form === spelled ? null : unitOf(form, null)
    return unit === null || unit.isNumber ? [] : unit
  })
}

const none: readonly string[] = []
const noUnits: readonly NameUnit[] = []

/**
 * True behind a word that no everyday word is, and behind one that names are made of: "lake", "new", initials; a word
 * that closes many names may follow any: Anna Nagar is called after a brother.
 */
function mayGoOn(before: SpokenUnit | undefined, spoken: SpokenUnit, bareForms: BareForms): boolean {
  if (before === undefined || !before.common) return before !== undefined
  if (before.latin) return false
  if (nameWords.has(before.unit.spelled) || areInitials(before.unit)) return true
  if (!mayBeNameWord(spoken.unit.spelled)) return false
  return unitsOf(bareForms(spoken.unit.spelled), spoken).some(({ spelled }) => nameWords.has(spelled))
}

/** "Boring roqd", "uttam naga": words that close many names, a slip away from one that stands behind another word. */
function closersNear({ spelled }: NameUnit, before: SpokenUnit | undefined): NameUnit[] {
  if (before === undefined || !before.latin || before.unit.isNumber || spelled.length < 3) return []
  return closers.filter((closer) => editDistance(spelled, closer.spelled, 1) === 1)
}

const closers: readonly NameUnit[] = commonClosers.map(wordUnit)

function nearWords(index: NameIndex, spoken: SpokenUnit, unit: NameUnit): NameUnit[] {
  if (!spoken.latin) return index.misspellings.nearSounding(unit).slice(0, tries)
  if (forgiven(unit.spelled.length) === 0 || isFormOfCommonWord(unit.spelled)) return []
  return index.misspellings.nearLatin(unit).slice(0, tries)
}

/** The names that a replaced word makes with the words beside it; an ending closes a name. */
function around(
  index: NameIndex,
  units: readonly SpokenUnit[],
  at: number,
  replaced: NameUnit,
  how: 'bare' | 'misspelt',
  after: number,
): Candidate[] {
  const spoken = units[at]
  if (spoken === undefined) return []
  const found: Candidate[] = []
  const first = firstOf(units, at)
  const end = Math.min(units.length, at + 1 + after)
  const stretch = units.slice(first, end)
  stretch[at - first] = { ...spoken, unit: replaced }
  for (let from = first; from <= at; from++) {
    for (let to = at + 1; to <= end; to++) {
      if (to - 1 > at && units[to - 1]?.breaks) break
      const names = lookUp(index, stretch, from - first, to - first)
      if (names === null) continue
      // An everyday word is no part of another one's name: "ke Aliganj" is no Kaliganj.
      const edged = to - from > 1 && (units[from]?.common === true || units[to - 1]?.common === true)
      const named = edged
        ? names.named.filter(({ words }) => isWhole(stretch.slice(from - first, to - first), words))
        : names.named
      if (named.length === 0) continue
      // A slip in an Indian script is heard, too: കഷ്ടപ്പെട്ടു, suffered, is near to Kothapet.
      const doubtful = how === 'misspelt' && (!spoken.latin || index.misspellings.isDoubtful(replaced))
      found.push({ from, to, named, certainty: certaintyOf(how, names), doubtful })
    }
  }
  return found
}

function certaintyOf(how: 'bare' | 'misspelt', { exact, read }: { exact: boolean; read: boolean }): number {
  if (how === 'misspelt') return certainties.misspelt
  if (exact) return certainties.bare
  return read ? certainties.bareRead : certainties.bareSound
}

/**
 * Where a name may begin that ends at a word. Initials of another script are one word (எம்.ஜி.ஆர். நகர்ல), and the
 * number of a part belongs to it: ಜೆಪಿ ನಗರ 7ನೇ ಹಂತದಲ್ಲಿ.
 */
function firstOf(units: readonly SpokenUnit[], at: number): number {
  let from = at
  let words = 0
  let initials = 0
  while (from > 0 && words < neighbours && !units[from]?.breaks) {
    from--
    const before = units[from]
    if (before === undefined || (before.unit.isNumber && from === at - 1)) continue
    const isInitial = !before.latin && areInitials(before.unit) && initials < mostInitials
    if (isInitial) initials++
    else words++
  }
  return from
}
