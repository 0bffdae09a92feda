import type { RankedListing } from '../matching/rank.ts'
import type { Asked } from '../understanding/command.ts'
import type { ActOf } from './act.ts'
import type { Presented } from './presented.ts'
import type { DialogueState } from './state.ts'
import { about, inOrder, isFact, listed } from './told-of-shown.ts'
import { topicOf } from './turn.ts'
import { differInDistance, namedByOne, slightlyDiffering } from './what-differs.ts'

/**
 * Homes beside each other, in the order in which they were shown: which is the cheapest, which the biggest, and what else
 * of two of them differs that is not asked of them (`asksAbout`) and so told anyway.
 */
export function sideBySide(
  state: DialogueState,
  page: RankedListing[],
  asksAbout: readonly Asked[],
): Presented {
  const among = inOrder(state, page)
  // By what the seeker compares them comes first, and the rest in short.
  const led = asksAbout.some((asked) => !isFact(asked))
  const distances = !led && differInDistance(page) && !asksAbout.includes('distance')
  return {
    state: { ...state, pending: { kind: 'callback' }, compared: page.map(({ listing }) => listing.id) },
    acts: [
      { ...compared(state, among), ...namedByOne(among, asksAbout), ...(led && { led }) },
      ...(distances ? listed(state, page, 'distance') : []),
      { kind: 'offer_callback' },
    ],
    choices: [{ kind: 'yes' }, { kind: 'no' }, { kind: 'more' }],
    page: among.map(({ ranked }) => ranked),
  }
}

/**
 * "Which is the biggest?": that one is, and how big all of them are; null where no single one is, or it is the only one
 * before the seeker.
 */
export function extreme(
  state: DialogueState,
  page: RankedListing[],
  purpose: 'cheapest' | 'biggest',
): Presented | null {
  const among = inOrder(state, page)
  const verdict = compared(state, among)
  const position = verdict[purpose]
  const best = among.find((one) => one.position === position)
  if (best === undefined || among.length < 2) return null
  const alone = { cheapest: null, biggest: null, [purpose]: position, briefly: true } as const
  const fact = purpose === 'cheapest' ? 'price' : 'size_sqft'
  return about(state, best.ranked, [{ ...verdict, ...alone }, ...listed(state, page, fact)], 'details')
}

export function compared(state: DialogueState, among: ActOf<'compared'>['among']): ActOf<'compared'> {
  const prices = among.map(({ ranked }) => ranked.listing.price)
  const sizes = among.map(({ ranked }) => ranked.listing.size_sqft ?? Number.NaN)
  const positionOf = (values: number[], best: number) =>
    values.filter((value) => value === best).length === 1 ? among[values.indexOf(best)]?.position : undefined
  const least = Math.min(...prices)
  const same = among.length > 1 && prices.every((price) => price === least)
  return {
    kind: 'compared',
    among,
    cheapest: same ? 'same' : (positionOf(prices, least) ?? null),
    // One that does not say its size makes this NaN, which is none of them.
    biggest: positionOf(sizes, Math.max(...sizes)) ?? null,
    slightly: slightlyDiffering(among),
    topic: topicOf(state),
  }
}

export function cheapest(page: RankedListing[], first: RankedListing): RankedListing {
  return page.reduce((least, one) => (one.listing.price < least.listing.price ? one : least), first)
}

/** null where no listing states its size. */
export function biggest(page: RankedListing[]): RankedListing | null {
  const size = ({ listing }: RankedListing) => listing.size_sqft ?? 0
  const [one] = page.toSorted((first, second) => size(second) - size(first))
  return one === undefined || size(one) === 0 ? null : one
}

/** "Which is the cheapest?" where none that fits costs less than those before the seeker: it is told of them; else null. */
export function cheapestOfShown(state: DialogueState, ranked: readonly RankedListing[]): Presented | null {
  const page = ranked.filter(({ listing }) => state.shown.includes(listing.id))
  const least = Math.min(
    ...ranked.filter(({ relaxed }) => relaxed.length === 0).map(({ listing }) => listing.price),
  )
  const isAmong = page.some(({ listing }) => listing.price === least)
  return isAmong && page.length === state.shown.length ? extreme(state, page, 'cheapest') : null
}
