import { type Listed, together, unlisted } from '../languages/listed.ts'
import { listedFrom } from '../languages/listed-words.ts'
import type { Token } from '../text/token.ts'

/** What the words of a turn are listed as. */
export interface ListedIn {
  /** Of each token. */
  words: readonly Listed[]
  /** Of each token written as one with the next. */
  pairs: readonly Listed[]
  /** What any of them says of Guru, two written as one among them: "kis liye". */
  ofGuru: Listed['ofGuru']
  /** What they say of the seeker, up to five written as one: "I don't want to talk". */
  ofSeeker: Listed['ofSeeker']
}

/** Words that stand as one in the lists, at most. */
const joined = 5

let lastTokens: readonly Token[] = []
let last: ListedIn = { words: [], pairs: [], ofGuru: unlisted.ofGuru, ofSeeker: unlisted.ofSeeker }

/** Looks up each word of a turn once; many rules ask, one after the other. */
export function listedIn(tokens: readonly Token[]): ListedIn {
  if (tokens !== lastTokens) {
    last = lookUp(tokens)
    lastTokens = tokens
  }
  return last
}

/** Whether a word of a segment is listed so, of one of these kinds: `hasListed(tokens, segment, 'ofPlaces', 'moves')`. */
export function hasListed<L extends keyof Listed>(
  tokens: readonly Token[],
  segment: { readonly from: number; readonly to: number } | undefined,
  list: L,
  ...kinds: readonly (Listed[L] extends ReadonlySet<infer Kind> ? Kind & string : never)[]
): boolean {
  const { words } = listedIn(tokens)
  for (let at = segment?.from ?? 0; at < (segment?.to ?? 0); at++) {
    const listed: ReadonlySet<string> = words[at]?.[list] ?? unlisted[list]
    if (kinds.some((kind) => listed.has(kind))) return true
  }
  return false
}

function lookUp(tokens: readonly Token[]): ListedIn {
  const texts = tokens.map(({ text }) => text)
  const words: Listed[] = new Array(texts.length).fill(unlisted)
  const pairs: Listed[] = new Array(texts.length).fill(unlisted)
  let { ofGuru, ofSeeker } = unlisted
  for (let at = 0; at < texts.length; at++)
    listedFrom(texts, at, joined, (listed, count) => {
      if (count === 1) words[at] = listed
      if (count === 2) pairs[at] = listed
      if (count <= 2) ofGuru = together(ofGuru, listed.ofGuru)
      ofSeeker = together(ofSeeker, listed.ofSeeker)
    })
  return { words, pairs, ofGuru, ofSeeker }
}
