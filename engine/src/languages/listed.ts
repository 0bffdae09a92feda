import type { Language } from './language.ts'

/** The word lists that are read in every conversation, whatever language is spoken. */
export const lists = [
  'ofGuru',
  'ofSeeker',
  'ofPlaces',
  'oneself',
  'termWords',
  'shownWords',
  'callTimes',
  'neighbours',
] as const satisfies readonly (keyof Language)[]

export type List = (typeof lists)[number]

/** Of which kinds a word is in each list; most words are of none. */
export type Listed = { readonly [L in List]: ReadonlySet<keyof Language[L]> }

/** What nearly every word is. */
export const unlisted: Listed = {
  ofGuru: new Set(),
  ofSeeker: new Set(),
  ofPlaces: new Set(),
  oneself: new Set(),
  termWords: new Set(),
  shownWords: new Set(),
  callTimes: new Set(),
  neighbours: new Set(),
}

/** The kinds of both; most often one of them has none. */
export function together<Kind>(some: ReadonlySet<Kind>, others: ReadonlySet<Kind>): ReadonlySet<Kind> {
  if (some.size === 0) return others
  return others.size === 0 ? some : new Set([...some, ...others])
}
