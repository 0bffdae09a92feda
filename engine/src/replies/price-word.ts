import type { Topic } from '../dialogue/act.ts'

/** What a language calls the price of what is sold and of what is let: "ధర", "అద్దె". */
export type PriceWord = readonly [price: string, rent: string]

/** A sentence that speaks of a price, as it is said of a rent; it must hold no name of a place. */
export function asRent(text: string, rents: boolean, [price, rent]: PriceWord): string {
  return rents ? text.replaceAll(price, rent) : text
}

export function isToRent({ wishes }: Topic): boolean {
  return wishes.transaction_type === 'rent'
}
