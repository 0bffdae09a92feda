import { languages } from '@guru/contract/vocabulary'

/** One line about words that are no language's code, for whoever typed them; null where each is one. */
export function strangeCodes(words: readonly string[]): string | null {
  const strange = words.filter((word) => !languages.some((code) => code === word))
  return strange.length === 0
    ? null
    : `No such language: ${strange.join(', ')}. There are ${languages.join(', ')}.`
}
