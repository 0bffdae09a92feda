import type { Concept } from '../../languages/concept.ts'
import { hashOf, noLetters } from '../../text/glance.ts'
import type { PhraseNodes } from './phrase-nodes.ts'

/** The phrases of a language in a form that is quickly read: nothing but lists, each word in them once. */
export interface MadePhrases extends Omit<PhraseNodes, 'edgeHashes' | 'edgeWords'> {
  /** Every word of a phrase, in their order, as the language folder writes it. */
  words: readonly string[]
  /** Every word of an edge. */
  spellings: readonly string[]
  /** By edge: where its word stands among the spellings. */
  edgeSpellings: Uint32Array
  /** What numbers count, where one word says it, by concept. */
  units: UnitWords
}

/** Single words by the unit that they mean. */
export type UnitWords = Readonly<Partial<Record<Concept, readonly string[]>>>

/** The nodes that phrases were made of. Lists of their own: those of a bundle would keep all of its file in memory. */
export function nodesOf(made: MadePhrases): PhraseNodes {
  const { spellings, edgeSpellings, meanings, root } = made
  const hashes = Int32Array.from(spellings, (word) => hashOf(noLetters, word))
  return {
    firstEdge: made.firstEdge.slice(),
    edgeHashes: Int32Array.from(edgeSpellings, (spelling) => hashes[spelling] ?? 0),
    edgeWords: Array.from(edgeSpellings, (spelling) => spellings[spelling] ?? ''),
    edgeTargets: made.edgeTargets.slice(),
    meaningOf: made.meaningOf.slice(),
    meanings,
    root,
  }
}
