import { hashOf, noLetters } from '../text/glance.ts'
import { isLatin } from '../text/script.ts'
import { type Merger, mergedHash } from '../text/sound-key.ts'
import type { NameIndex } from './name-index.ts'
import { innerSound, innerStart, type NameUnit, spelledKey } from './name-units.ts'
import type { SpokenUnit } from './utterance.ts'

/**
 * The keys of a stretch that grows word by word, as hashes: nearly all stretches are no name, and their keys
 * need not be written.
 */
export class KeyHashes {
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
    if (!areInitials(unit)) plain++
    else {
      letters += unit.spelled.length
      if (at === 0 || !areInitials(units[at - 1]?.unit ?? unit)) runs++
    }
  }
  return words === plain + runs || words === plain + letters
}

/** Initials of one name. */
export const mostInitials = 4

/** Latin letters that a word of another script names; two or more have no vowel, or it is a word. */
export function areInitials({ spelled, sound, isNumber }: NameUnit): boolean {
  if (isNumber || sound !== spelled || !isLatin(spelled)) return false
  return spelled.length <= 2 || !/[aeiouy]/.test(spelled)
}
