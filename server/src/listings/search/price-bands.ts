import type { Range } from '@guru/engine/range'

/** A part of the price range asked for. */
export interface PriceBand {
  /** 0 for the part closest to what the seeker named. */
  band: number
  /** Of a band's rows the n-th takes the place n × pace among all rows: a small pace brings many to the front. */
  pace: number
  /** Whole rupees, both ends inclusive. */
  price_min: number
  price_max: number
}

/** Of every six matches three come from the first band, two from the second, one each from the others. */
const paces = [1 / 3, 1 / 2, 1, 1]
/** Where the bands below a highest price end, as parts of it. */
const below = [1, 0.9, 0.8, 0.65, 0]
/** Where the bands above a lowest price begin, as multiples of it. */
const above = [1, 1.15, 1.4, 2, Number.POSITIVE_INFINITY]

/** No price reaches it, and the database can count it. */
const highestPrice = Number.MAX_SAFE_INTEGER

/**
 * Cuts a price range into bands, so that matches come mostly from near the price that was named, yet show
 * the cheaper ones too. Without a price all is one band.
 */
export function priceBands(price: Range | undefined): PriceBand[] {
  const { price_min: min, price_max: max } = wholeRange(price)
  if (price?.max === undefined && price?.min === undefined) return [wholeRange(price)]
  const edges = price.max === undefined ? above.map((times) => min * times) : below.map((part) => max * part)
  const bands: PriceBand[] = []
  for (const [band, pace] of paces.entries()) {
    const [near, far] = [edges[band] ?? 0, edges[band + 1] ?? 0]
    const range =
      price.max === undefined
        ? { price_min: Math.ceil(near), price_max: Math.min(max, Math.ceil(far) - 1) }
        : { price_min: Math.max(min, Math.floor(far) + 1), price_max: Math.floor(near) }
    if (range.price_min <= range.price_max) bands.push({ band, pace, ...range })
  }
  return bands
}

/** The whole range as one band; an open end becomes one that no price reaches. */
export function wholeRange(price: Range | undefined): PriceBand {
  return {
    band: 0,
    pace: 1,
    price_min: Math.ceil(Math.min(highestPrice, Math.max(0, price?.min ?? 0))),
    price_max: Math.floor(Math.min(highestPrice, Math.max(-1, price?.max ?? highestPrice))),
  }
}
