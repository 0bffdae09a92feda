import type { ActOf } from '../dialogue/act.ts'
import type { Formatter } from '../format/formatter.ts'
import type { Listing } from '../matching/listing.ts'
import type { RankedListing } from '../matching/rank.ts'
import { leastKilometres } from './area-point.ts'
import type { ListingSentences, Sentences } from './sentences.ts'

/**
 * Words what listings say of one thing, in pieces that every language has. `stop` ends its sentences. A single
 * listing is named along with it; of several only the figures are told, under their positions.
 */
export function createListed(words: ListingSentences, points: Sentences['point'], stop: '.' | '।') {
  return (act: ActOf<'listed'>, format: Formatter): string => {
    const { asked, among } = act
    const inWords = ({ ranked: { listing }, position }: (typeof among)[number]) =>
      words.headlineAloud(listing, position, format)
    if (asked === 'area' || asked === 'property_type') return among.map(inWords).join(' ')
    const figures = among.map(({ ranked }) =>
      asked === 'distance'
        ? distance(ranked, points, act, format)
        : figure(ranked.listing, act, words, format),
    )
    const [one] = among
    if (among.length === 1 && one !== undefined)
      return asked === 'price' ? inWords(one) : `${inWords(one)} ${figures.join('')}${stop}`
    const [place] = figures
    // "1: In Baner; 2: In Baner": where all of them lie is said once.
    if (asked === 'distance' && place !== undefined && figures.every((other) => other === place)) {
      if (among.every(({ ranked }) => liesThere(ranked)))
        return `${words.together(place, among.length === 2 ? null : format.number(among.length))}${stop}`
      return `${among.map(({ position }) => format.number(position)).join(', ')}: ${place}${stop}`
    }
    // "1, 2: 1 bathroom", not each for itself.
    if (asked === 'bathrooms' && place !== undefined && figures.every((other) => other === place))
      return `${among.map(({ position }) => format.number(position)).join(', ')}: ${place}${stop}`
    const ways = asked === 'distance' ? waysFrom(among, format) : null
    const told =
      ways === null
        ? among.map(({ position }, at) => `${format.number(position)}: ${figures[at]}`)
        : [words.distances(ways.far, ways.from)]
    const nearest = asked === 'distance' ? nearestOf(among) : null
    const said = nearest === null ? '' : ` ${words.nearest(format.number(nearest), among.length > 2)}`
    return `${told.join('; ')}${stop}${said}`
  }
}

/** The position of the one that lies nearest by what a card shows; null where two are as near. */
function nearestOf(among: ActOf<'listed'>['among']): number | null {
  const ways = among
    .map(({ ranked, position }) => ({ position, far: kilometresTo(ranked) }))
    .toSorted((one, other) => one.far - other.far)
  const [first, second] = ways
  return first === undefined || second === undefined || first.far === second.far ? null : first.position
}

/** How far each of several homes is from the one place that all are held against; null where one lies in it or is not known. */
function waysFrom(
  among: ActOf<'listed'>['among'],
  format: Formatter,
): { from: string; far: { at: number; distance: string }[] } | null {
  const areas = among.map(({ ranked, position }) => ({
    position,
    area: ranked.comparisons.find((one) => one.slot === 'area'),
  }))
  const [first] = areas
  if (first?.area === undefined) return null
  const from = first.area.wished
  const far = areas.flatMap(({ position, area }) => {
    const kilometres = area?.wished === from && area.known ? (area.kilometres ?? 0) : 0
    return kilometres < leastKilometres ? [] : [{ at: position, distance: format.distance(kilometres) }]
  })
  return far.length === areas.length ? { from, far } : null
}

/** As far as a card tells it: to a tenth of a kilometre. */
function kilometresTo({ comparisons }: RankedListing): number {
  const area = comparisons.find((one) => one.slot === 'area')
  return Math.round((area?.kilometres ?? Number.POSITIVE_INFINITY) * 10)
}

/** Whether a home lies in the area itself that was wished: how far another one is takes a sentence of its own. */
function liesThere({ comparisons }: RankedListing): boolean {
  return comparisons.some((one) => one.slot === 'area' && one.fits && one.kilometres === 0)
}

/** "In Ramamurthy Nagar, 5.1 km from Indiranagar", as its card has it. */
function distance(
  { comparisons }: RankedListing,
  points: Sentences['point'],
  { topic }: ActOf<'listed'>,
  format: Formatter,
): string {
  const area = comparisons.find((one) => one.slot === 'area')
  return area === undefined ? '' : points.area(area, format, topic.sizeUnit)
}

function figure(
  listing: Listing,
  { asked, topic }: ActOf<'listed'>,
  words: ListingSentences,
  format: Formatter,
): string {
  const { price, transaction_type, bedrooms, society, rera_number, last_confirmed } = listing
  if (asked === 'society' && society !== null) return society
  if (asked === 'rera_number' && rera_number !== null) return words.reraNumber(rera_number)
  if (asked === 'last_confirmed') return words.lastConfirmed(last_confirmed, format)
  if (asked === 'price') return format.price(price, transaction_type)
  if (asked === 'bedrooms' && bedrooms !== null) return format.bedrooms({ min: bedrooms, max: bedrooms })
  const only = asked === 'size_sqft' ? { ...listing, bathrooms: null } : { ...listing, size_sqft: null }
  return words.measures(only, topic.sizeUnit, format)
}
