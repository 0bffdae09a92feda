import { wordAt } from '../text/joined-words.ts'
import { tableOf } from '../text/keyed.ts'
import type { FoundNames, MadeNames } from './filed-names.ts'
import type { Weighted } from './gazetteer.ts'
import { Misspellings } from './misspellings.ts'
import type { Named } from './name-index.ts'
import type { NameUnit } from './name-units.ts'
import { namesByKey } from './names-by-key.ts'
import type { Place } from './place.ts'

/**
 * Names that were filed before, each of which becomes an object when it is first found: a process meets few of the
 * tens of thousands.
 *
 * @param places those that were named when it was made, in the same order
 */
export function readMadeNames(made: MadeNames, places: readonly Weighted<Place>[]): FoundNames {
  const nameOf = remembered((at): Named => {
    const named = places[made.places[at] ?? -1]
    const spelled = wordAt(made.spelled, at)
    if (named === undefined) throw new RangeError(`${spelled} names no place.`)
    return { place: named.place, weight: named.weight, spelled, words: made.lengths[at] ?? 1 }
  })
  const { spelled, sounds, count, known } = made.words
  const wordOf = remembered(
    (at): NameUnit => ({ spelled: wordAt(spelled, at), sound: wordAt(sounds, at), isNumber: false }),
  )
  return {
    byKey: (key) => namesByKey(tableOf(made.tables[key]), nameOf),
    misspellings: () => new Misspellings((at) => (at < count ? wordOf(at) : undefined), known, made.slips),
    longest: made.longest,
  }
}

/** The same object for a number each time. */
function remembered<T extends object>(make: (at: number) => T): (at: number) => T {
  const made: (T | undefined)[] = []
  return (at) => {
    made[at] ??= make(at)
    return made[at]
  }
}
