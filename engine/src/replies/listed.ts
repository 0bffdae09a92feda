import type { ActOf } from '../dialogue/act.ts'
import type { Formatter } from '../format/formatter.ts'
import type { Listing } from '../matching/listing.ts'
import type { ListingSentences } from './sentences.ts'

/**
 * Words what listings say of one thing, in pieces that every language has. `stop` ends its sentences. A single
 * listing is named along with it; of several only the figures are told, under their positions.
 */
export function createListed(words: ListingSentences, stop: '.' | '।') {
  return (act: ActOf<'listed'>, format: Formatter): string => {
    const { asked, among } = act
    const inWords = ({ ranked: { listing }, position }: (typeof among)[number]) =>
      words.headlineAloud(listing, position, format)
    if (asked === 'area') return among.map(inWords).join(' ')
    const figures = among.map(({ ranked: { listing } }) => figure(listing, act, words, format))
    const [one] = among
    if (among.length === 1 && one !== undefined)
      return asked === 'price' ? inWords(one) : `${inWords(one)} ${figures.join('')}${stop}`
    const told = among.map(({ position }, at) => `${format.number(position)}: ${figures[at]}`)
    return `${told.join('; ')}${stop}`
  }
}

function figure(
  listing: Listing,
  { asked, topic }: ActOf<'listed'>,
  words: ListingSentences,
  format: Formatter,
): string {
  const { price, transaction_type, bedrooms } = listing
  if (asked === 'price') return format.price(price, transaction_type)
  if (asked === 'bedrooms' && bedrooms !== null) return format.bedrooms({ min: bedrooms, max: bedrooms })
  const only = asked === 'size_sqft' ? { ...listing, bathrooms: null } : { ...listing, size_sqft: null }
  return words.measures(only, topic.sizeUnit, format)
}
