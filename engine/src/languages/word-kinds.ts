import { normaliseList } from '../text/normalise.ts'
import { entriesOf } from './entries-of.ts'
import { presentLanguages } from './index.ts'
import type { Language } from './language.ts'

/**
 * Tells of a word of which kinds it is by the lists of all languages, whatever language is spoken: most are of none.
 *
 * @param listed a language's words of each kind, with spaces between them; one that ends in `-` stands for all its forms
 */
export function wordKinds<Kind extends string>(
  listed: (language: Language) => Readonly<Record<Kind, string>>,
): (word: string) => ReadonlySet<Kind> {
  const none: ReadonlySet<Kind> = new Set()
  const whole = new Map<string, Set<Kind>>()
  const stems = new Map<string, Set<Kind>>()
  for (const language of presentLanguages)
    for (const [kind, list] of entriesOf(listed(language)))
      for (const word of normaliseList(list).split(/\s+/).filter(Boolean))
        if (word.endsWith('-')) file(stems, word.slice(0, -1), kind)
        else file(whole, word, kind)
  // A word is compared with the few stems that begin like it; where there are none the shortest is endless.
  const shortest = Math.min(...[...stems.keys()].map((stem) => stem.length))
  const alike = Map.groupBy(stems, ([stem]) => stem.slice(0, shortest))
  return (word) => {
    let kinds = whole.get(word) ?? none
    const near = alike.get(word.slice(0, shortest))
    if (near !== undefined)
      for (const [stem, ofStem] of near) if (word.startsWith(stem)) kinds = together(kinds, ofStem)
    return kinds
  }
}

/** The kinds of both; most often one of them has none. */
export function together<Kind>(some: ReadonlySet<Kind>, others: ReadonlySet<Kind>): ReadonlySet<Kind> {
  if (some.size === 0) return others
  return others.size === 0 ? some : new Set([...some, ...others])
}

function file<Kind>(kinds: Map<string, Set<Kind>>, word: string, kind: Kind): void {
  const known = kinds.get(word)
  if (known === undefined) kinds.set(word, new Set([kind]))
  else known.add(kind)
}
