import type { ActOf } from '../dialogue/act.ts'
import type { Formatter } from '../format/formatter.ts'
import type { ListingSentences } from './sentences.ts'

/** What a language says of listings side by side, beside what it says of each; all are whole sentences. */
export interface ComparedWords {
  sizeUnsaid: string
  bedroomsUnsaid: string
  samePrice: string
  /** `several`: it is one of more than two. `at` is its position for languages that say "the second". */
  cheapest(position: string, several: boolean, at: number): string
  biggest(position: string, several: boolean, at: number): string
  /** One home is both. */
  cheapestAndBiggest(position: string, several: boolean, at: number): string
}

/** Of more listings than that only the verdict is told: their cards tell the rest. */
const mostInFull = 3

/** Words a comparison of listings by what they say. `stop` ends sentences of the language. */
export function createCompared(listing: ListingSentences, words: ComparedWords, stop: '.' | '।') {
  return ({ among, cheapest, biggest, briefly, topic }: ActOf<'compared'>, format: Formatter): string => {
    const several = among.length > 2
    const inFull = briefly || among.length > mostInFull ? [] : among
    const lines = inFull.flatMap(({ ranked, position }) => {
      const { property_type, bedrooms, size_sqft } = ranked.listing
      const size = listing.measures({ ...ranked.listing, bathrooms: null }, topic.sizeUnit, format)
      return [
        listing.headlineAloud(ranked.listing, position, format),
        size_sqft === null ? words.sizeUnsaid : `${size}${stop}`,
        ...(bedrooms === null && property_type !== 'land' ? [words.bedroomsUnsaid] : []),
      ]
    })
    const isBoth = cheapest !== null && cheapest === biggest
    const price = cheapest === 'same' ? words.samePrice : verdict(cheapest, words.cheapest)
    const verdicts = isBoth
      ? [verdict(biggest, words.cheapestAndBiggest)]
      : [price, verdict(biggest, words.biggest)]
    function verdict(position: number | null, word: ComparedWords['cheapest']) {
      return position === null ? '' : word(format.number(position), several, position)
    }
    return [...lines, ...verdicts].filter((text) => text !== '').join(' ')
  }
}
