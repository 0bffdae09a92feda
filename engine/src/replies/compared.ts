import type { Amenity, Furnishing } from '@guru/contract/vocabulary'
import type { ActOf } from '../dialogue/act.ts'
import type { Formatter } from '../format/formatter.ts'
import { asRent, type PriceWord } from './price-word.ts'
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
  /** Two cost about the same, this one a little less. */
  slightlyCheaper(position: string, at: number): string
  /** Two are about as big, this one a little bigger. */
  slightlyBigger(position: string, at: number): string
  /** What one of two names and the other does not. */
  only(position: string, amenities: readonly Amenity[], at: number): string
  /** How each of two is furnished, without a stop: "Number 2 is furnished, number 3 is unfurnished". */
  furnished(homes: readonly { position: string; furnishing: Furnishing }[]): string
}

/** Of more listings than that only the verdict is told: their cards tell the rest. */
const mostInFull = 3

/** Words a comparison of listings by what they say. `stop` ends sentences of the language. */
export function createCompared(
  listing: ListingSentences,
  words: ComparedWords,
  stop: '.' | '।',
  priceWord?: PriceWord,
) {
  return (act: ActOf<'compared'>, format: Formatter): string => {
    const { among, briefly, led, topic, only = [], furnished = [] } = act
    const rents = among.every(({ ranked }) => ranked.listing.transaction_type === 'rent')
    const inFull = briefly || led || among.length > mostInFull ? [] : among
    const lines = inFull.flatMap(({ ranked, position }) => {
      const { property_type, bedrooms, size_sqft } = ranked.listing
      const measures = listing.measures(ranked.listing, topic.sizeUnit, format)
      return [
        listing.headlineAloud(ranked.listing, position, format),
        measures === '' ? '' : `${measures}${stop}`,
        ...(size_sqft === null ? [words.sizeUnsaid] : []),
        ...(bedrooms === null && property_type !== 'land' ? [words.bedroomsUnsaid] : []),
      ]
    })
    const ways = furnished.map((one) => ({ ...one, position: format.number(one.position) }))
    return [
      ...lines,
      ...verdicts(act, words, format).map((text) => (priceWord ? asRent(text, rents, priceWord) : text)),
      ways.length === 0 ? '' : `${words.furnished(ways)}${stop}`,
      ...only.map(({ position, amenities }) => words.only(format.number(position), amenities, position)),
    ]
      .filter((text) => text !== '')
      .join(' ')
  }
}

/** Which costs less and which is bigger; of what hardly differs that it is about the same. */
function verdicts(
  { among, cheapest, biggest, slightly = [] }: ActOf<'compared'>,
  words: ComparedWords,
  format: Formatter,
): string[] {
  const several = among.length > 2
  const told = (position: number | null, word: ComparedWords['cheapest']) =>
    position === null ? '' : word(format.number(position), several, position)
  if (cheapest !== null && cheapest === biggest && slightly.length === 0)
    return [told(biggest, words.cheapestAndBiggest)]
  const price = slightly.includes('price') ? slight(words.slightlyCheaper) : words.cheapest
  const size = slightly.includes('size') ? slight(words.slightlyBigger) : words.biggest
  return [cheapest === 'same' ? words.samePrice : told(cheapest, price), told(biggest, size)]
}

function slight(word: ComparedWords['slightlyCheaper']): ComparedWords['cheapest'] {
  return (position, _several, at) => word(position, at)
}
