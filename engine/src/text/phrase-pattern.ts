import { normaliseList } from './normalise.ts'

/** Words in their order; a group stands for any one of its choices. */
export type Pattern = readonly (string | Group)[]

export interface Group {
  choices: readonly Pattern[]
  /** True when it may be left out. */
  optional: boolean
}

/**
 * The phrases of a list, as a native speaker writes them into a language folder: parted by commas or new
 * lines, `(a|b)` for alternatives and `[a|b]` for words that may be left out, one in another where need be.
 * `'i (want|need) [to have] it'` stands for four phrases. Groups hold whole words.
 */
export function phrasesOf(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

/** All phrases that a list stands for, in the one spelling of utterances; for short lists, since every optional word doubles their number. */
export function expandPhrases(list: string): string[] {
  return phrasesOf(normaliseList(list))
    .flatMap((phrase) => (oneWord.test(phrase) ? phrase : expand(readPattern(phrase))))
    .filter((phrase) => phrase !== '')
}

/** The words of a pattern as they are written, from left to right. */
export function wordsOf(pattern: Pattern): string[] {
  return pattern.flatMap((part) => (typeof part === 'string' ? part : part.choices.flatMap(wordsOf)))
}

/** How many phrases a pattern stands for. */
export function expansions(pattern: Pattern): number {
  return pattern.reduce((product, part) => product * (typeof part === 'string' ? 1 : choicesOf(part)), 1)
}

function choicesOf({ choices, optional }: Group): number {
  return choices.reduce((sum, choice) => sum + expansions(choice), optional ? 1 : 0)
}

function expand(pattern: Pattern): string[] {
  return pattern.reduce<string[]>(
    (phrases, part) => phrases.flatMap((before) => endsOf(part).map((end) => `${before} ${end}`.trim())),
    [''],
  )
}

function endsOf(part: string | Group): string[] {
  if (typeof part === 'string') return [part]
  const ends = part.choices.flatMap(expand)
  return part.optional ? ['', ...ends] : ends
}

const oneWord = /^[^\s()[\]|]+$/
/** A word, a bracket or a bar. */
const pieces = /[^\s()[\]|]+|[()[\]|]/g
const glued = /[^\s([|][([]|[)\]][^\s)\]|]/

/** @throws for a group that is not closed, stands inside a word or lacks its brackets, naming the phrase */
export function readPattern(phrase: string): Pattern {
  const found = phrase.match(pieces) ?? []
  let at = 0
  const fault = (what: string) => new Error(`The phrase “${phrase}” ${what}.`)
  const readChoices = (close: string): Pattern[] => {
    const choices: (string | Group)[][] = [[]]
    while (found[at] !== close) {
      const piece = found[at++]
      if (piece === undefined) throw fault(`lacks its “${close}”`)
      if (piece === '|') choices.push([])
      else choices.at(-1)?.push(readPart(piece))
    }
    at++
    return choices
  }
  const readPart = (piece: string): string | Group => {
    if (piece === '(') return { choices: readChoices(')'), optional: false }
    if (piece === '[') return { choices: readChoices(']'), optional: true }
    if (')]|'.includes(piece)) throw fault(`has a “${piece}” outside its group`)
    return piece
  }
  if (glued.test(phrase)) throw fault('has a group inside a word')
  const pattern: (string | Group)[] = []
  while (at < found.length) {
    const piece = found[at++]
    if (piece !== undefined) pattern.push(readPart(piece))
  }
  return pattern
}
