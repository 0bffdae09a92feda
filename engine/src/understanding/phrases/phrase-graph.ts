import type { Concept } from '../../languages/concept.ts'
import { glanceAt } from '../../text/glance.ts'
import { type PhraseNodes, type Position, type Targets, withTarget } from './phrase-nodes.ts'

/** Words of a phrase that have been read. */
export interface PhraseState {
  /** Where a further word leads; undefined when no phrase goes on so. */
  next(word: string): PhraseState | undefined
  /** What the words so far mean in such a position; undefined when nothing. */
  means(position: Position): ReadonlySet<Concept> | undefined
  /** True when they mean something in one position or other. */
  readonly isPhrase: boolean
}

type Meanings = Partial<Record<Position, ReadonlySet<Concept>>>

/**
 * The state before the first word. A state is a set of nodes that the same words lead to; it is made when a
 * reader first comes there and kept, since people use few of the phrases that a language can form.
 */
export function startOfPhrases(nodes: PhraseNodes): PhraseState {
  const states = new Map<string, State>()
  const conceptSets = new Map<string, ReadonlySet<Concept>>()
  const stateOf = (targets: Targets): State => {
    const sorted = typeof targets === 'number' ? [targets] : targets.toSorted((a, b) => a - b)
    const key = sorted.join()
    let state = states.get(key)
    if (state === undefined) {
      state = new State(() => stepsFrom(nodes, sorted), meaningsAt(nodes, sorted, conceptSets), stateOf)
      states.set(key, state)
    }
    return state
  }
  const start = new State(() => nodes.roots, {}, stateOf)
  const mayBegin = glanceAt(nodes.roots.keys(), nodes.roots.size)
  return {
    next: (word) => (mayBegin(word) ? start.next(word) : undefined),
    means: () => undefined,
    isPhrase: false,
  }
}

class State implements PhraseState {
  /** By word the nodes that it leads to, and in their place the state of these once it is made. */
  #next: Map<string, State | Targets> | null = null
  readonly #steps: () => Map<string, State | Targets>
  readonly #meanings: Meanings
  readonly isPhrase: boolean
  readonly #stateOf: (nodes: Targets) => State

  constructor(
    steps: () => Map<string, State | Targets>,
    meanings: Meanings,
    stateOf: (nodes: Targets) => State,
  ) {
    this.#steps = steps
    this.#meanings = meanings
    this.isPhrase = Object.keys(meanings).length > 0
    this.#stateOf = stateOf
  }

  next(word: string): State | undefined {
    this.#next ??= this.#steps()
    const next = this.#next.get(word)
    if (next === undefined || next instanceof State) return next
    const state = this.#stateOf(next)
    this.#next.set(word, state)
    return state
  }

  means(position: Position): ReadonlySet<Concept> | undefined {
    return this.#meanings[position]
  }
}

function stepsFrom(
  { firstEdge, edgeWords, edgeTargets }: PhraseNodes,
  from: readonly number[],
): Map<string, Targets> {
  const steps = new Map<string, Targets>()
  for (const node of from) {
    const end = firstEdge[node + 1] ?? 0
    for (let edge = firstEdge[node] ?? 0; edge < end; edge++) {
      const word = edgeWords[edge] ?? ''
      const target = edgeTargets[edge] ?? 0
      steps.set(word, withTarget(steps.get(word), target))
    }
  }
  return steps
}

/** What phrases mean that end at one of these nodes; each set of concepts is made once. */
function meaningsAt(
  { meaningOf, meanings }: PhraseNodes,
  at: readonly number[],
  sets: Map<string, ReadonlySet<Concept>>,
): Meanings {
  const ending = [...new Set(at.map((node) => meaningOf[node] ?? -1))].filter((index) => index >= 0)
  const concepts = new Map<Position, Concept[]>()
  for (const index of ending.sort((a, b) => a - b)) {
    const meaning = meanings[index]
    if (meaning === undefined) continue
    const others = concepts.get(meaning.position)
    if (others === undefined) concepts.set(meaning.position, [meaning.concept])
    else others.push(meaning.concept)
  }
  const found: Meanings = {}
  for (const [position, list] of concepts) {
    const key = list.join()
    const set = sets.get(key) ?? new Set(list)
    sets.set(key, set)
    found[position] = set
  }
  return found
}
