import type { Concept } from '../../languages/concept.ts'
import type { Ending } from '../../languages/language.ts'

/** A word without its endings. */
export interface Stripped {
  word: string
  /** What the endings mean that were taken off, the innermost first; those without meaning left out. */
  means: readonly (readonly Concept[])[]
}

/** Endings by what is written, and their lengths, the longest first: "-ies" is tried before "-s". */
export interface EndingTable {
  written: ReadonlyMap<string, readonly Ending[]>
  lengths: readonly number[]
}

/** Case, postposition and emphasis: no word carries more. */
const mostEndings = 3
/** Forms of one word that are looked at; keeps hostile words cheap. */
const mostForms = 60
const shortestStem = 3

export function endingTable(endings: readonly Ending[]): EndingTable {
  const written = Map.groupBy(endings, ({ ending }) => ending)
  const lengths = new Set(endings.map(({ ending }) => ending.length))
  return { written, lengths: [...lengths].sort((a, b) => b - a) }
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
      for (const { ending, stem, means: says } of endingsOf(word, table)) {
        if (word.length - ending.length + stem.length < shortest) continue
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

function endingsOf(word: string, { written, lengths }: EndingTable): Ending[] {
  const found: Ending[] = []
  for (const length of lengths) {
    if (length > word.length) continue
    const endings = written.get(word.slice(word.length - length))
    if (endings !== undefined) found.push(...endings)
  }
  return found
}
