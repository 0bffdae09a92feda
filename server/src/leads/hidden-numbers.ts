import { withPlainDigits } from '@guru/engine/text/digits'

/**
 * Mobile numbers with or without +91 or 0, and numbers with the code of a town, however they are cut up. Two
 * round sums of five digits, such as 60000-70000, are a budget.
 */
const telephone =
  /(?<!\d)(?!\d\d000[\s-]+\d\d000(?!\d))(?:(?:\+?91[\s.-]{0,2}|0)?[6-9](?:[\s.()-]{0,2}\d){9}|0(?:[\s.()-]{0,2}\d){10})(?!\d)/g

/** A seeker's words for somebody who may not see the number: "call me at 98765 43210" → "call me at •••". */
export function withoutNumbers(text: string): string {
  let kept = ''
  let from = 0
  // Other scripts' digits take as many places as the plain ones: what is found there stands here as well.
  for (const { index, 0: number } of withPlainDigits(text).matchAll(telephone)) {
    kept += `${text.slice(from, index)}•••`
    from = index + number.length
  }
  return kept + text.slice(from)
}
