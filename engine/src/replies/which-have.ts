import type { Amenity } from '@guru/contract/vocabulary'
import type { ActOf } from '../dialogue/act.ts'
import type { Formatter } from '../format/formatter.ts'

/** What a language answers to "is there a lift in them?"; none of them has a stop. */
export interface WhichHaveWords {
  none(amenity: Amenity): string
  both(amenity: Amenity): string
  /** All of three or more; `count` is how many. */
  all(amenity: Amenity, count: string): string
  /** One alone of several. */
  only(amenity: Amenity, number: string): string
  some(amenity: Amenity, numbers: readonly string[]): string
  /** Behind those: the others, or the one other, do not mention it, which is no "no". */
  unsaid(others: number): string
}

/** Words which of the homes shown mention an amenity: "Only number 2 has parking; the others do not mention it." */
export function createWhichHave(words: WhichHaveWords, stop: '.' | '।') {
  return ({ amenity, having, unsaid, shown }: ActOf<'which_have'>, format: Formatter): string => {
    const numbers = having.map((position) => format.number(position))
    const [one] = numbers
    if (one === undefined) return `${words.none(amenity)}${stop}`
    if (having.length === shown)
      return `${shown === 2 ? words.both(amenity) : words.all(amenity, format.number(shown))}${stop}`
    const told = numbers.length === 1 ? words.only(amenity, one) : words.some(amenity, numbers)
    return `${unsaid === 0 ? told : `${told}; ${words.unsaid(unsaid)}`}${stop}`
  }
}
