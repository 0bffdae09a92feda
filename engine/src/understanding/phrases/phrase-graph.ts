import type { Concept } from '../../languages/concept.ts'
import { glanceAt, glanceBits, hashOfWord } from '../../text/glance.ts'
import { type PhraseNodes, type Position, positions, type Targets, withTarget } from './phrase-nodes.ts'

/** Words of a phrase that have been read. */
export interface PhraseState {
  /** Whose phrases these are: lower ones are asked first. */
  readonly rank: Rank
  /** Where a further word leads; undefined when no phrase goes on so. */
  next(word: string): PhraseState | undefined
  /** What the words so far mean in such a position; undefined when nothing. */
  means(position: Position): ReadonlySet<Concept> | undefined
  /** True when they mean something in one position or other. */
  readonly isPhrase: boolean
}

/** The conversation's language goes before English. */
export const ranks = { own: 0, english: 1 } as const
type Rank = (typeof ranks)[keyof typeof ranks]

/** By position. */
type Meanings = readonly (ReadonlySet<Concept> | undefined)[]

const noMeanings: Meanings = []

/**
 * The state before the first word. A state is a set of nodes that the same words lead to; it is made when a
 * reader first comes there and kept, since people use few of the phrases that a language can form.
 */
export function startOfPhrases(nodes: PhraseNodes, rank: Rank = ranks.own): PhraseState {
  let graph = new PhraseGraph(nodes, rank)
  let start = graph.start()
  const { firstEdge, edgeHashes, root } = nodes
  const mayBegin = glanceAt(glanceBits(edgeHashes.subarray(firstEdge[root], firstEdge[root + 1])))
  return {
    next(word) {
      if (!mayBegin(hashOfWord(word))) return undefined
      if (graph.states > mostStates) {
        graph = new PhraseGraph(nodes, rank)
        start = graph.start()
      }
      return start.next(word)
    },
    means: () => undefined,
    isPhrase: false,
    rank,
  }
}

/**
 * Over all that was ever tried, 50,000 turns, a language came to 3,000 states, ever fewer of them new; whoever tries
 * out phrases makes no server grow.
 */
const mostStates = 20_000

/** The nodes of a language and the states that were made of them so far. */
class PhraseGraph {
  readonly #nodes: PhraseNodes
  readonly rank: Rank
  /** States of one node, by node. */
  readonly #single = new Map<number, State>()
  /** States of several nodes, by these. */
  readonly #several = new Map<string, State>()
  /** What is the same in many states is there once. */
  readonly #meanings = new Map<string, Meanings>()
  readonly #concepts = new Map<string, ReadonlySet<Concept>>()

  constructor(nodes: PhraseNodes, rank: Rank) {
    this.#nodes = nodes
    this.rank = rank
  }

  /** States made so far. */
  get states(): number {
    return this.#single.size + this.#several.size
  }

  start(): State {
    return new State(this, noMeanings, [this.#nodes.root])
  }

  stateOf(targets: Targets): State {
    return typeof targets === 'number' ? this.#ofOne(targets) : this.#ofSeveral(targets)
  }

  #ofOne(node: number): State {
    let state = this.#single.get(node)
    if (state === undefined) {
      state = this.#stateAt([node])
      this.#single.set(node, state)
    }
    return state
  }

  #ofSeveral(nodes: readonly number[]): State {
    const sorted = nodes.toSorted((a, b) => a - b)
    const key = sorted.join()
    let state = this.#several.get(key)
    if (state === undefined) {
      state = this.#stateAt(sorted)
      this.#several.set(key, state)
    }
    return state
  }

  #stateAt(nodes: readonly number[]): State {
    return new State(this, this.#meaningsAt(nodes), nodes)
  }

  /** The nodes that a word leads to from some; undefined where none goes on with it. */
  targetsOf(nodes: readonly number[], word: string): Targets | undefined {
    const { firstEdge, edgeHashes, edgeWords, edgeTargets, words } = this.#nodes
    const hash = hashOfWord(word)
    let targets: Targets | undefined
    for (const node of nodes) {
      const end = firstEdge[node + 1] ?? 0
      let edge = firstWith(hash, edgeHashes, firstEdge[node] ?? 0, end)
      for (; edge < end && edgeHashes[edge] === hash; edge++)
        if (words[edgeWords[edge] ?? 0] === word) targets = withTarget(targets, edgeTargets[edge] ?? 0)
    }
    return targets
  }

  /** The bits of every word that some node goes on with. */
  bitsOf(nodes: readonly number[]): number {
    const { firstEdge, edgeWords, words } = this.#nodes
    let bits = 0
    for (const node of nodes) {
      const end = firstEdge[node + 1] ?? 0
      for (let edge = firstEdge[node] ?? 0; edge < end; edge++)
        bits |= bitOf(words[edgeWords[edge] ?? 0] ?? '')
    }
    return bits
  }

  /** What phrases mean that end at one of these nodes. */
  #meaningsAt(nodes: readonly number[]): Meanings {
    const { meaningOf } = this.#nodes
    const ending = [...new Set(nodes.map((node) => meaningOf[node] ?? -1))].filter((index) => index >= 0)
    if (ending.length === 0) return noMeanings
    ending.sort((a, b) => a - b)
    const key = ending.join()
    const known = this.#meanings.get(key)
    if (known !== undefined) return known
    const found = this.#meaningsOf(ending)
    this.#meanings.set(key, found)
    return found
  }

  #meaningsOf(ending: readonly number[]): Meanings {
    const concepts = new Map<Position, Concept[]>()
    for (const index of ending) {
      const meaning = this.#nodes.meanings[index]
      if (meaning === undefined) continue
      const others = concepts.get(meaning.position)
      if (others === undefined) concepts.set(meaning.position, [meaning.concept])
      else others.push(meaning.concept)
    }
    return Object.values(positions).map((position) => {
      const list = concepts.get(position)
      return list === undefined ? undefined : this.#setOf(list)
    })
  }

  #setOf(list: readonly Concept[]): ReadonlySet<Concept> {
    const key = list.join()
    const set = this.#concepts.get(key) ?? new Set(list)
    this.#concepts.set(key, set)
    return set
  }
}

class State implements PhraseState {
  readonly rank: Rank
  readonly #graph: PhraseGraph
  readonly #meanings: Meanings
  readonly #nodes: readonly number[]
  /** The bits of its words: nearly every word goes on no phrase, which this tells without looking for it. */
  readonly #bits: number
  /** Where words lead to several nodes: finding the state of these takes longest. */
  #several: Map<string, State> | null = null

  constructor(graph: PhraseGraph, meanings: Meanings, nodes: readonly number[]) {
    this.rank = graph.rank
    this.#graph = graph
    this.#meanings = meanings
    this.#nodes = nodes
    this.#bits = graph.bitsOf(nodes)
  }

  get isPhrase(): boolean {
    return this.#meanings !== noMeanings
  }

  next(word: string): State | undefined {
    if ((this.#bits & bitOf(word)) === 0) return undefined
    const known = this.#several?.get(word)
    if (known !== undefined) return known
    const targets = this.#graph.targetsOf(this.#nodes, word)
    if (targets === undefined) return undefined
    const state = this.#graph.stateOf(targets)
    if (typeof targets !== 'number') {
      this.#several ??= new Map()
      this.#several.set(word, state)
    }
    return state
  }

  means(position: Position): ReadonlySet<Concept> | undefined {
    return this.#meanings[position]
  }
}

/** One of 32 bits, by the ends of a word. */
function bitOf(word: string): number {
  const last = word.length - 1
  return 1 << ((word.charCodeAt(0) + 5 * word.charCodeAt(last) + 3 * last) & 31)
}

/** The first of some edges in the order of their hashes that has this hash or a higher one. */
function firstWith(hash: number, hashes: Int32Array, from: number, to: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((hashes[middle] ?? 0) < hash) low = middle + 1
    else high = middle
  }
  return low
}
