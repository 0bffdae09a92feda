/** A longer part of a text is no copy: it keeps the whole text in memory. */
const longestCopied = 12

/** The same word by itself, to be kept when the text that it was cut out of is gone. */
export function detached(word: string): string {
  return word.length > longestCopied ? word.split('').join('') : word
}
