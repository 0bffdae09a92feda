/** In what a home is not as wished. */
export interface Way {
  /** As a sentence ends that is about the homes: "are near Wakad". With `within`: about what is in them. */
  is: string
  within?: true
  /** As it stands beside a noun: "near Wakad". */
  such: string
}

/** The homes of the sentence, as they are spoken of when it is about them, and about what is in them. */
type Named = readonly [they: string, within: string]

/** What tells of several homes in one sentence. */
export interface WaysWords {
  they: Named
  /** Opens a sentence that tells some of them apart: "of the closest,". */
  ofThem: string
  some: Named
  and: string
  /** Takes them up again where what is in them follows: "and in them". */
  inThem: string
}

/**
 * "The closest are near Wakad and do not mention a lift" of homes that are alike in it; "of the closest, some are near Wakad,
 * some do not mention a lift" of those that are not.
 */
export function tellWays(ways: readonly Way[], words: WaysWords, alike: boolean): string {
  const at = ({ within }: Way) => (within ? 1 : 0)
  if (!alike) {
    return `${words.ofThem} ${ways.map((way) => `${words.some[at(way)]} ${way.is}`).join(', ')}`
  }
  const ofHomes = ways.filter(({ within }) => !within).map(({ is }) => is)
  const ofWithin = ways.filter(({ within }) => within).map(({ is }) => is)
  if (ofHomes.length === 0) return `${words.they[1]} ${ofWithin.join(words.and)}`
  const within = ofWithin.length === 0 ? '' : `${words.and}${words.inThem} ${ofWithin.join(words.and)}`
  return `${words.they[0]} ${ofHomes.join(words.and)}${within}`
}
