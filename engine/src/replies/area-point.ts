import type { Formatter } from '../format/formatter.ts'
import type { ComparisonOf } from './sentences.ts'

/** How a language says where a home is, held against the area that was wished. */
interface AreaWords {
  inside(area: string): string
  elsewhere(area: string, wished: string): string
  /** The listing names the whole of which the wished area is a part. */
  untold(whole: string, wished: string): string
  /** Too near to the wished area for a distance. */
  beside(area: string, wished: string): string
  /** `distance` as "2.3 km". */
  away(area: string, wished: string, distance: string): string
}

/** A nearer area has no distance that one decimal would show. */
export const leastKilometres = 0.05

/** Words where a home is from pieces that every language has. */
export function createAreaPoint(words: AreaWords) {
  return ({ fits, known, actual, wished, kilometres }: ComparisonOf<'area'>, format: Formatter): string => {
    if (fits && kilometres === 0) return words.inside(actual)
    if (!known) return words.untold(actual, wished)
    if (kilometres === null) return words.elsewhere(actual, wished)
    if (kilometres < leastKilometres) return words.beside(actual, wished)
    return words.away(actual, wished, format.distance(kilometres))
  }
}
