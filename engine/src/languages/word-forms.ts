import { normaliseList } from '../text/normalise.ts'

/**
 * Tests whether a word, as a token has it, is one of a list with spaces between them, in which one that ends in `-`
 * stands for all its forms: `'area-'` for "areas" and "areala".
 */
export function wordTest(list: string): (word: string) => boolean {
  const words = normaliseList(list).split(/\s+/).filter(Boolean)
  const whole = new Set(words.filter((word) => !word.endsWith('-')))
  const stems = new Set(words.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1)))
  const lengths = [...new Set([...stems].map((stem) => stem.length))]
  return (word) => whole.has(word) || lengths.some((length) => stems.has(word.slice(0, length)))
}
