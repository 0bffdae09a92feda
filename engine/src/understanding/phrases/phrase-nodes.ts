import type { Concept } from '../../languages/concept.ts'
import { withoutApostrophes } from '../../text/apostrophes.ts'
import { detached } from '../../text/detached.ts'
import { hashOf, noLetters } from '../../text/glance.ts'
import { type Group, type Pattern, readPattern, wordsOf } from '../../text/phrase-pattern.ts'
import { tokenise } from '../../text/tokens.ts'

/** Where a phrase must stand to mean something, as numbers: meanings are looked up by it all the time. */
export const positions = { anywhere: 0, atStart: 1, atEnd: 2, alone: 3 } as const
export type Position = (typeof positions)[keyof typeof positions]

interface Meaning {
  concept: Concept
  position: Position
}

/**
 * The phrases of a language as nodes by number. The edges of node n are those from `firstEdge[n]` up to
 * `firstEdge[n + 1]`, each a word and the node where it leads, in the order of the words' hashes.
 */
export interface PhraseNodes {
  firstEdge: Uint32Array
  edgeHashes: Int32Array
  /** Where the word of an edge stands among `words`. */
  edgeWords: Uint16Array
  /** Every word of an edge, once. */
  words: readonly string[]
  edgeTargets: Uint32Array
  /** What a phrase means that ends at a node, by node: an index into `meanings`, or -1. */
  meaningOf: Int16Array
  meanings: readonly Meaning[]
  /** Where phrases begin: a word may lead to several nodes from here. */
  root: number
}

/** A node, or several: nearly all words lead to one. */
export type Targets = number | readonly number[]

/** What may follow some words: further words, pairwise with nodes, or the end of the phrase. */
interface Steps {
  words: readonly string[]
  targets: readonly number[]
  meaning: number
  /** -1 as long as no word leads here. */
  node: number
}

const noMeaning = -1

/**
 * Turns patterns into nodes without writing them out: the alternatives of a group are edges between the same
 * two nodes, and what may be left out is an edge beside those of what follows it.
 */
export class PhraseNodesBuilder {
  readonly #firstEdge: number[] = [0]
  readonly #edgeWords: string[] = []
  readonly #edgeTargets: number[] = []
  readonly #meaningOf: number[] = []
  readonly #meanings: Meaning[] = []
  readonly #ends = new Map<Concept, Partial<Record<Position, Steps>>>()
  readonly #roots = new Map<string, Targets>()
  readonly #tokens = new Map<string, readonly string[]>()
  readonly #words: Set<string>
  readonly #said: ReadonlyMap<string, string>

  /**
   * @param words receives every word of a phrase
   * @param said what phrases have for other ways of saying it
   */
  constructor(words: Set<string>, said: ReadonlyMap<string, string> = new Map()) {
    this.#words = words
    this.#said = said
  }

  /**
   * @param phrase as a language folder has it, normalised: a pattern, `^` before it or `$` behind it
   * @throws for brackets that do not match, naming the phrase
   */
  add(phrase: string, concept: Concept): void {
    const start = phrase.startsWith('^')
    const end = phrase.endsWith('$')
    const pattern = readPattern(phrase.slice(start ? 1 : 0, end ? -1 : undefined))
    for (const word of wordsOf(pattern)) this.#tokensOf(word)
    const { words, targets } = this.#before(pattern, this.#end(concept, positionOf(start, end)))
    for (const [at, word] of words.entries()) {
      const target = targets[at] ?? 0
      this.#roots.set(word, withTarget(this.#roots.get(word), target))
    }
  }

  nodes(): PhraseNodes {
    const root = this.#addRoot()
    const { words, placeOf } = distinct(this.#edgeWords)
    const hashes = Int32Array.from(this.#edgeWords, (word) => hashOf(noLetters, word))
    const order = inOrder(this.#firstEdge, hashes)
    return {
      firstEdge: Uint32Array.from(this.#firstEdge),
      edgeHashes: Int32Array.from(order, (edge) => hashes[edge] ?? 0),
      edgeWords: Uint16Array.from(order, (edge) => placeOf(this.#edgeWords[edge] ?? '')),
      words,
      edgeTargets: Uint32Array.from(order, (edge) => this.#edgeTargets[edge] ?? 0),
      meaningOf: Int16Array.from(this.#meaningOf),
      meanings: this.#meanings,
      root,
    }
  }

  #addRoot(): number {
    const words: string[] = []
    const targets: number[] = []
    for (const [word, leadsTo] of this.#roots)
      for (const target of typeof leadsTo === 'number' ? [leadsTo] : leadsTo) {
        words.push(word)
        targets.push(target)
      }
    return this.#nodeOf({ words, targets, meaning: noMeaning, node: -1 })
  }

  /** The end of phrases of one meaning. */
  #end(concept: Concept, position: Position): Steps {
    const ends = this.#ends.get(concept) ?? {}
    const known = ends[position]
    if (known !== undefined) return known
    const end = { words: [], targets: [], meaning: this.#meanings.length, node: -1 }
    this.#meanings.push({ concept, position })
    this.#ends.set(concept, { ...ends, [position]: end })
    return end
  }

  #before(pattern: Pattern, after: Steps): Steps {
    return pattern.reduceRight<Steps>(
      (steps, part) => (typeof part === 'string' ? this.#word(part, steps) : this.#group(part, steps)),
      after,
    )
  }

  #word(written: string, after: Steps): Steps {
    return this.#tokensOf(written).reduceRight<Steps>(
      (steps, word) => ({ words: [word], targets: [this.#nodeOf(steps)], meaning: noMeaning, node: -1 }),
      after,
    )
  }

  #group({ choices, optional }: Group, after: Steps): Steps {
    const ways = choices.map((choice) => this.#before(choice, after))
    if (optional) ways.push(after)
    return {
      ...inOne(ways),
      meaning: Math.max(...ways.map(({ meaning }) => meaning)),
      node: -1,
    }
  }

  #nodeOf(steps: Steps): number {
    if (steps.node < 0) {
      steps.node = this.#meaningOf.length
      this.#edgeWords.push(...steps.words)
      this.#edgeTargets.push(...steps.targets)
      this.#firstEdge.push(this.#edgeWords.length)
      this.#meaningOf.push(steps.meaning)
    }
    return steps.node
  }

  #asSaid(word: string): string {
    return this.#said.get(word) ?? word
  }

  /** A word as utterances have it; "sq.ft" is three tokens. Each spelling is read once. */
  #tokensOf(written: string): readonly string[] {
    let tokens = this.#tokens.get(written)
    if (tokens === undefined) {
      tokens = letters.test(written) ? this.#oneWord(written) : this.#severalTokens(written)
      this.#tokens.set(written, tokens)
    }
    return tokens
  }

  #oneWord(written: string): string[] {
    const word = detached(written)
    this.#words.add(word)
    return [this.#asSaid(word)]
  }

  #severalTokens(written: string): string[] {
    return tokenise(written).map(({ kind, text }) => {
      const word = detached(withoutApostrophes(text))
      if (kind === 'word') this.#words.add(word)
      return this.#asSaid(word)
    })
  }
}

/** The steps of several ways, each once: two ways of saying a word are one. */
function inOne(ways: readonly Steps[]): Pick<Steps, 'words' | 'targets'> {
  const words = ways.flatMap((way) => way.words)
  const targets = ways.flatMap((way) => way.targets)
  const first = (word: string, at: number) => {
    for (let before = words.indexOf(word); before < at; before = words.indexOf(word, before + 1))
      if (targets[before] === targets[at]) return false
    return true
  }
  const kept = words.map(first)
  return { words: words.filter((_, at) => kept[at]), targets: targets.filter((_, at) => kept[at]) }
}

const mostWords = 2 ** 16

/** @throws for more words than a number of two bytes can tell apart */
function distinct(edgeWords: readonly string[]) {
  const places = new Map<string, number>()
  for (const word of edgeWords) if (!places.has(word)) places.set(word, places.size)
  if (places.size > mostWords) throw new Error(`The phrases of a language have ${places.size} words.`)
  return { words: [...places.keys()], placeOf: (word: string) => places.get(word) ?? 0 }
}

/** The edges of each node in the order of their hashes. */
function inOrder(firstEdge: readonly number[], hashes: Int32Array): Uint32Array {
  const order = Uint32Array.from(hashes, (_, edge) => edge)
  for (let node = 1; node < firstEdge.length; node++) {
    const from = firstEdge[node - 1] ?? 0
    const to = firstEdge[node] ?? 0
    if (to - from > 1) order.subarray(from, to).sort((a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0))
  }
  return order
}

/** A word of letters alone, as nearly all are. */
const letters = /^[\p{L}\p{M}]+$/u

/** Those that a word leads to already, and one more. */
export function withTarget(known: Targets | undefined, target: number): Targets {
  if (known === undefined || known === target) return target
  if (typeof known === 'number') return [known, target]
  return known.includes(target) ? known : [...known, target]
}

function positionOf(start: boolean, end: boolean): Position {
  if (start) return end ? positions.alone : positions.atStart
  return end ? positions.atEnd : positions.anywhere
}
