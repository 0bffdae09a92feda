import { glanceAtHashes, hashOf, hashOfWord, noLetters } from '../text/glance.ts'
import { normaliseList } from '../text/normalise.ts'
import { entriesOf } from './entries-of.ts'
import { presentLanguages } from './index.ts'
import type { Language } from './language.ts'

/**
 * Tells of a word of which kinds it is by the lists of all languages, whatever language is spoken: most are of none. With
 * a second word, of both where they are written as one.
 *
 * Every word of a turn is asked for several times: nothing is cut or joined to be looked up, unless something begins so.
 *
 * @param listed a language's words of each kind, with spaces between them; one that ends in `-` stands for all its forms
 */
export function wordKinds<Kind extends string>(
  listed: (language: Language) => Readonly<Record<Kind, string>>,
): (word: string, next?: string) => ReadonlySet<Kind> {
  const none: ReadonlySet<Kind> = new Set()
  const whole = new Map<string, Set<Kind>>()
  const stems = new Map<string, Set<Kind>>()
  for (const language of presentLanguages)
    for (const [kind, list] of entriesOf(listed(language)))
      for (const word of normaliseList(list).split(/\s+/).filter(Boolean))
        if (word.endsWith('-')) file(stems, word.slice(0, -1), kind)
        else file(whole, word, kind)
  const mayBeListed = glanceAtHashes(whole.keys(), whole.size)
  // A word is compared with the few stems that begin like it; where there are none the shortest is endless.
  const shortest = Math.min(...[...stems.keys()].map((stem) => stem.length))
  const alike = Map.groupBy(stems, ([stem]) => beginningOf(stem, '', shortest))
  return (word, next = '') => {
    const known = mayBeListed(next === '' ? hashOfWord(word) : hashOf(hashOfWord(word), next))
      ? whole.get(word + next)
      : undefined
    const near = alike.get(beginningOf(word, next, shortest))
    let kinds = known ?? none
    if (near === undefined) return kinds
    const text = word + next
    for (const [stem, ofStem] of near) if (text.startsWith(stem)) kinds = together(kinds, ofStem)
    return kinds
  }
}

/** The hash of the first letters of two words that are written as one. */
function beginningOf(word: string, next: string, letters: number): number {
  if (word.length >= letters) return hashOf(noLetters, word, 0, letters)
  return hashOf(hashOf(noLetters, word), next, 0, Math.min(next.length, letters - word.length))
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
