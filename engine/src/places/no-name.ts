import { wordsOfAll } from './name-words.ts'

/** What homes are called and how they are offered, but no place: with numbers they fill the locality of careless rows. */
const wordsOfHomes: ReadonlySet<string> = new Set(wordsOfAll(({ homes }) => homes))

/** True for what stands where a locality belongs and names none: "2BHK", "My Own House", "Flat no 4". */
export function namesNoPlace(name: string): boolean {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.every((word) => wordsOfHomes.has(word))
}
