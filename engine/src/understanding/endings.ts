import type { Concept } from '../languages/concept.ts'
import type { Ending } from '../languages/language.ts'

/** A word without its endings. */
export interface Stripped {
  word: string
  /** What the endings mean that were taken off, the innermost first; those without meaning left out. */
  means: readonly (readonly Concept[])[]
}

/** Endings in the order in which they are tried, by their last letter. */
export type EndingTable = ReadonlyMap<string, readonly Ending[]>

/** Case, postposition and emphasis: no word carries more. */
const mostEndings = 3
/** Forms of one word that are looked at; keeps hostile words cheap. */
const mostForms = 60
const shortestStem = 3

/** The longest ending first, so that "-ies" is tried before "-s". */
export function endingTable(endings: readonly Ending[]): EndingTable {
  const longestFirst = [...endings].sort((a, b) => b.ending.length - a.ending.length)
  return Map.groupBy(longestFirst, ({ ending }) => ending.charAt(ending.length - 1))
}

/**
 * Takes endings off, one after the other, and gives what is left after each, the fewest endings first:
 * "chennaila" gives "chennai". Nothing shorter than `shortest` letters, three unless told; `most` endings, three unless told.
 */
export function* strippedForms(
  text: string,
  table: EndingTable,
  { shortest = shortestStem, most = mostEndings }: { shortest?: number; most?: number } = {},
): Generator<Stripped> {
  let layer: Stripped[] = [{ word: text, means: [] }]
  let left = mostForms
  for (let taken = 0; taken < most && layer.length > 0; taken++) {
    const next: Stripped[] = []
    for (const { word, means } of layer) {
      for (const { ending, stem, means: says } of table.get(word.charAt(word.length - 1)) ?? []) {
        if (word.length - ending.length + stem.length < shortest || !word.endsWith(ending)) continue
        if (left-- <= 0) return
        const stripped = {
          word: word.slice(0, word.length - ending.length) + stem,
          means: says.length === 0 ? means : [says, ...means],
        }
        yield stripped
        next.push(stripped)
      }
    }
    layer = next
  }
}
