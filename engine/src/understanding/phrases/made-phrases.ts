import type { Concept } from '../../languages/concept.ts'
import type { PhraseNodes } from './phrase-nodes.ts'

/** The phrases of a language as they are made ahead of time, all of it lists. */
export interface MadePhrases {
  nodes: PhraseNodes
  /** Every word of a phrase as the language folder writes it, in their order. */
  words: readonly string[]
  /** What numbers count, where one word says it. */
  units: UnitWords
}

/** Single words by the unit that they mean. */
export type UnitWords = Readonly<Partial<Record<Concept, readonly string[]>>>

/** The nodes with lists of their own: those that a bundle reads keep all of its file in memory. */
export function nodesOf({ nodes }: MadePhrases): PhraseNodes {
  const { firstEdge, edgeHashes, edgeWords, edgeTargets, meaningOf } = nodes
  return {
    ...nodes,
    firstEdge: firstEdge.slice(),
    edgeHashes: edgeHashes.slice(),
    edgeWords: edgeWords.slice(),
    edgeTargets: edgeTargets.slice(),
    meaningOf: meaningOf.slice(),
  }
}
