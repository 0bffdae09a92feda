/** Sentences and parts of them beyond that are not read by themselves. */
const mostParts = 12

/** Sentences, and what commas cut them into. */
export function partsOf(text: string): string[] {
  const sentences = cut(text, /(?<=[?!।॥\n;…]|\.(?=\s))/u)
  const parts = sentences.flatMap((sentence) => {
    const pieces = cut(sentence, /,(?!\d)/u)
    return pieces.length > 1 ? pieces : [sentence]
  })
  return parts.slice(0, mostParts)
}

function cut(text: string, at: RegExp): string[] {
  return text
    .split(at)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}]/u.test(part))
}
