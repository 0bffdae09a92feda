import type { PropertyType } from '@guru/contract/vocabulary'
import type { Topic } from '../dialogue/act.ts'
import type { Formatter } from '../format/formatter.ts'

/** How a language names several kinds of property that are looked through together. */
interface KindsWords {
  /** A home of any kind, "घर". */
  home(count: number): string
  noun(type: PropertyType, count: number): string
  /** "a plot or a house" */
  or(kinds: readonly string[]): string
}

/** Words them, "plot or 3 BHK house"; null where they are not several or rooms alone say what is sought, "3 BHK". */
export function createKindsNoun(words: KindsWords) {
  return ({ wishes, kinds = [] }: Topic, format: Formatter, count = 1): string | null => {
    const { property_type, bedrooms } = wishes
    if (kinds.length < 2 || property_type !== undefined) return null
    if (!kinds.includes('land')) return bedrooms === undefined ? words.home(count) : null
    const named = kinds.map((kind) => {
      const noun = words.noun(kind, count)
      return kind === 'land' || bedrooms === undefined ? noun : `${format.bhk(bedrooms)} ${noun}`
    })
    return words.or(named)
  }
}
