import type { ChatPhrases } from './language.ts'

/** Groups of a language's words for going back to what was said before; each a pattern in brackets. */
export interface GoingBackWords {
  /** Says before the noun that an earlier one is meant: "first", "previous". */
  earlier: string
  /** The same with its verb: "that I said before". */
  said: string
  /** The same where it stands behind the noun: "the budget, as said before". */
  theEarlier: string
  city: string
  area: string
  price: string
  /** Behind it says that this shall hold: "is enough", "was better", "keep". */
  holds: string
}

/** "The first area was better", "previous budget": in languages whose verb closes the sentence. */
export function goingBack({
  earlier,
  said,
  theEarlier,
  city,
  area,
  price,
  holds,
}: GoingBackWords): GoingBackPhrases {
  const backTo = (slot: string) =>
    `${earlier} ${slot} ${holds}, ${said} ${slot} ${holds}, ${slot} ${theEarlier} ${holds}, ^${earlier} ${slot}$, ^${said} ${slot}$`
  return { 'undo:city': backTo(city), 'undo:area': backTo(area), 'undo:price': backTo(price) }
}

export type GoingBackPhrases = Pick<ChatPhrases, 'undo:city' | 'undo:area' | 'undo:price'>
