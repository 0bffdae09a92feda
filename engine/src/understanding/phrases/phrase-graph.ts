import type { Concept } from '../../languages/concept.ts'
import { glanceAt } from '../../text/glance.ts'
import { type PhraseNodes, type Position, positions, type Targets, withTarget } from './phrase-nodes.ts'

/** Words of a phrase that have been read. */
export interface PhraseState {
  /** Where a further word leads; undefined when no phrase goes on so. */
  next(word: string): PhraseState | undefined
  /** What the words so far mean in such a position; undefined when nothing. */
  means(position: Position): ReadonlySet<Concept> | undefined
  /** True when they mean something in one position or other. */
  readonly isPhrase: boolean
}

/** By position. */
type Meanings = readonly (ReadonlySet<Concept> | undefined)[]

const noMeanings: Meanings = []

/** Up to so many words their edges are read one by one: a table of them would take more room than the state. */
const fewWords = 8

/**
 * The state before the first word. A state is a set of nodes that the same words lead to; it is made when a
 * reader first comes there and kept, since people use few of the phrases that a language can form.
 */
export function startOfPhrases(nodes: PhraseNodes): PhraseState {
  const start = new State(new PhraseGraph(nodes), noMeanings, nodes.roots)
  const mayBegin = glanceAt(nodes.roots.keys(), nodes.roots.size)
  return {
    next: (word) => (mayBegin(word) ? start.next(word) : undefined),
    means: () => undefined,
    isPhrase: false,
  }
}

/** The nodes of a language and the states that were made of them so far. */
class PhraseGraph {
  readonly #nodes: PhraseNodes
  /** States of one node, by node. */
  readonly #single = new Map<number, State>()
  /** States of several nodes, by these. */
  readonly #several = new Map<string, State>()
  /** What is the same in many states is there once. */
  readonly #meanings = new Map<string, Meanings>()
  readonly #concepts = new Map<string, ReadonlySet<Concept>>()

  constructor(nodes: PhraseNodes) {
    this.#nodes = nodes
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
    return new State(this, this.#meaningsAt(nodes), this.#hasFewWords(nodes) ? nodes : this.#stepsFrom(nodes))
  }

  /** The state that a word leads to from nodes of few words. */
  stepFrom(nodes: readonly number[], word: string): State | undefined {
    const { firstEdge, edgeWords, edgeTargets } = this.#nodes
    for (const node of nodes) {
      const end = firstEdge[node + 1] ?? 0
      for (let edge = firstEdge[node] ?? 0; edge < end; edge++)
        if (edgeWords[edge] === word) return this.#ofOne(edgeTargets[edge] ?? 0)
    }
    return undefined
  }

  /** Every word that some node goes on with, once an edge. */
  *wordsFrom(nodes: readonly number[]): Iterable<string> {
    const { firstEdge, edgeWords } = this.#nodes
    for (const node of nodes)
      for (let edge = firstEdge[node] ?? 0; edge < (firstEdge[node + 1] ?? 0); edge++)
        yield edgeWords[edge] ?? ''
  }

  /** True where the words are few and each leads to one node. */
  #hasFewWords(nodes: readonly number[]): boolean {
    const { firstEdge, edgeWords } = this.#nodes
    const words = new Set<string>()
    let edges = 0
    for (const node of nodes) {
      const from = firstEdge[node] ?? 0
      const end = firstEdge[node + 1] ?? 0
      edges += end - from
      if (edges > fewWords) return false
      for (let edge = from; edge < end; edge++) words.add(edgeWords[edge] ?? '')
    }
    return words.size === edges
  }

  #stepsFrom(nodes: readonly number[]): Map<string, Targets> {
    const { firstEdge, edgeWords, edgeTargets } = this.#nodes
    const steps = new Map<string, Targets>()
    for (const node of nodes) {
      const end = firstEdge[node + 1] ?? 0
      for (let edge = firstEdge[node] ?? 0; edge < end; edge++) {
        const word = edgeWords[edge] ?? ''
        const target = edgeTargets[edge] ?? 0
        steps.set(word, withTarget(steps.get(word), target))
      }
    }
    return steps
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
  readonly #graph: PhraseGraph
  readonly #meanings: Meanings
  readonly isPhrase: boolean
  /**
   * Its nodes where their words are few; otherwise by word the nodes that it leads to, and in their place the
   * state of these once it is made.
   */
  readonly #steps: readonly number[] | Map<string, State | Targets>
  /** The bits of its words: nearly every word goes on no phrase, which this tells without looking for it. */
  readonly #bits: number

  constructor(
    graph: PhraseGraph,
    meanings: Meanings,
    steps: readonly number[] | Map<string, State | Targets>,
  ) {
    this.#graph = graph
    this.#meanings = meanings
    this.isPhrase = meanings !== noMeanings
    this.#steps = steps
    let bits = 0
    for (const word of steps instanceof Map ? steps.keys() : graph.wordsFrom(steps)) bits |= bitOf(word)
    this.#bits = bits
  }

  next(word: string): State | undefined {
    if ((this.#bits & bitOf(word)) === 0) return undefined
    if (!(this.#steps instanceof Map)) return this.#graph.stepFrom(this.#steps, word)
    const next = this.#steps.get(word)
    if (next === undefined || next instanceof State) return next
    const state = this.#graph.stateOf(next)
    this.#steps.set(word, state)
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
