import { presentLanguages } from '../languages/index.ts'

/** Names of Latin letters, by the block of 128 characters that their script has. */
const scripts = new Map<number, ReadonlyMap<string, string>>(
  presentLanguages
    .map(({ nameWords }) => Object.entries(nameWords.letters))
    .filter((names) => names.length > 0)
    .map((names) => [blockOf(names[0]?.[0] ?? ''), new Map(names)]),
)

function blockOf(word: string): number {
  return word.charCodeAt(0) & ~0x7f
}

const longestName = 7
/** Longer words are no initials. */
const longestWord = 24

/** The Latin letters that a word names, the longest names first: "hsr" for एचएसआर; null for any other word. */
export function lettersNamed(word: string): string | null {
  const names = scripts.get(blockOf(word))
  if (names === undefined || word.length > longestWord) return null
  let letters = ''
  let at = 0
  while (at < word.length) {
    const name = longestNameAt(names, word, at)
    const letter = names.get(name)
    if (letter === undefined) return null
    letters += letter
    at += name.length
  }
  return letters
}

function longestNameAt(names: ReadonlyMap<string, string>, word: string, at: number): string {
  for (let length = longestName; length > 0; length--) {
    const name = word.slice(at, at + length)
    if (name.length === length && names.has(name)) return name
  }
  return ''
}
