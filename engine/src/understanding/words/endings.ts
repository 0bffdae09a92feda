import type { Concept } from '../../languages/concept.ts'
import type { Ending } from '../../languages/language.ts'

/** A word without its endings. */
export interface Stripped {
  word: string
  /** What the endings mean that were taken off, the innermost first; those without meaning left out. */
  means: readonly (readonly Concept[])[]
}

/** The endings of a language. */
export interface EndingTable {
  isEnding(text: string): boolean
  /** Those that a word closes with, the longest first: "-ies" before "-s". */
  endingsOf(word: string): readonly Ending[]
}

/** Case, postposition and emphasis: no word carries more. */
const mostEndings = 3
/** Forms of one word that are looked at; keeps hostile words cheap. */
const mostForms = 60
const shortestStem = 3

/** Endings that share their last letters; most words leave such a tree after a letter or two. */
interface Node {
  letter: number
  endings: readonly Ending[]
  /** The first of the letters that may stand before this one. */
  before: Node | null
  /** The next letter that may stand in place of this one. */
  other: Node | null
}

const none: readonly Ending[] = []

/** Files endings by their last letters, so that a word is compared with few of them. */
export function endingTable(endings: readonly Ending[]): EndingTable {
  const root: Node = { letter: 0, endings: none, before: null, other: null }
  for (const ending of endings) file(root, ending)
  return {
    isEnding: (text) => endingsOf(root, text).some(({ ending }) => ending === text),
    endingsOf: (word) => endingsOf(root, word),
  }
}

function file(root: Node, ending: Ending): void {
  let node = root
  for (let at = ending.ending.length - 1; at >= 0; at--) {
    const letter = ending.ending.charCodeAt(at)
    let next = before(node, letter)
    if (next === null) {
      next = { letter, endings: none, before: null, other: node.before }
      node.before = next
    }
    node = next
  }
  node.endings = [...node.endings, ending]
}

function before(node: Node, letter: number): Node | null {
  let next = node.before
  while (next !== null && next.letter !== letter) next = next.other
  return next
}

function endingsOf(root: Node, word: string): readonly Ending[] {
  let found = none
  let node: Node | null = root
  for (let at = word.length - 1; at >= 0; at--) {
    node = before(node, word.charCodeAt(at))
    if (node === null) break
    if (node.endings !== none) found = found === none ? node.endings : [...node.endings, ...found]
  }
  return found
}

/**
 * Takes endings off, one after the other, and gives what is left after each, the fewest endings first:
 * "chennaila" gives "chennai". Nothing shorter than `shortest` letters, three unless told; `most` endings, three unless told.
 */
export function strippedForms(
  text: string,
  table: EndingTable,
  { shortest = shortestStem, most = mostEndings }: { shortest?: number; most?: number } = {},
): Stripped[] {
  const forms: Stripped[] = []
  addStripped(forms, { word: text, means: [] }, table, shortest)
  let from = 0
  for (let taken = 1; taken < most && from < forms.length; taken++) {
    const to = forms.length
    for (; from < to; from++) {
      const form = forms[from]
      if (form !== undefined) addStripped(forms, form, table, shortest)
    }
  }
  return forms
}

function addStripped(forms: Stripped[], form: Stripped, table: EndingTable, shortest: number): void {
  for (const ending of table.endingsOf(form.word)) {
    if (form.word.length - ending.ending.length + ending.stem.length < shortest) continue
    if (forms.length === mostForms) return
    forms.push(without(form, ending))
  }
}

function without({ word, means }: Stripped, { ending, stem, means: says }: Ending): Stripped {
  const left = word.slice(0, word.length - ending.length)
  return { word: stem === '' ? left : left + stem, means: says.length === 0 ? means : [says, ...means] }
}
