import type { LanguageCode } from '@guru/contract/vocabulary'
import { withPlainDigits } from '@guru/engine/text/digits'
import { numbersSaidIn } from '@guru/engine/understanding/said-numbers'

/**
 * Mobile numbers with or without +91 or 0, and numbers with the code of a town, however they are cut up. Two
 * round sums of five digits, such as 60000-70000, are a budget.
 */
const telephone =
  /(?<!\d)(?!\d\d000[\s-]+\d\d000(?!\d))(?:(?:\+?91[\s.-]{0,2}|0)?[6-9](?:[\s.()-]{0,2}\d){9}|0(?:[\s.()-]{0,2}\d){10})(?!\d)/g

/**
 * A seeker's words for somebody who may not see the number: "call me at 98765 43210" → "call me at •••", and so
 * "nine eight seven …", whatever its length.
 */
export function withoutNumbers(text: string, language: LanguageCode): string {
  let kept = ''
  let from = 0
  // Other scripts' digits take as many places as the plain ones: what is found there stands here as well.
  for (const { index, 0: number } of withPlainDigits(text).matchAll(telephone)) {
    kept += `${text.slice(from, index)}${hidden}`
    from = index + number.length
  }
  return withoutSaidNumbers(kept + text.slice(from), language)
}

function withoutSaidNumbers(text: string, language: LanguageCode): string {
  let kept = ''
  let from = 0
  for (const number of numbersSaidIn(text, language)) {
    kept += `${text.slice(from, number.from)}${hidden}`
    from = number.to
  }
  return kept + text.slice(from)
}

const hidden = '•••'
