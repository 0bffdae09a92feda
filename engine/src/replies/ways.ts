import type { Differences } from '../dialogue/act.ts'
import type { Formatter } from '../format/formatter.ts'
import type { Relaxation } from '../matching/listing.ts'

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
  /** A single one of them. */
  one: Named
  and: string
  /** Takes them up again where what is in them follows: "and in them". */
  inThem: string
}

/** How a language puts a way, of several homes or of one. */
type PutWay = (relaxation: Relaxation, many: boolean) => Way

/**
 * "The closest are near Wakad; some do not mention a lift" where only the first is true of all of them; "of the closest, some are
 * near Wakad; one does not mention a lift" where nothing is.
 */
export function tellWays(
  { relaxed, partly = {}, count }: Differences & { count: number },
  put: PutWay,
  words: WaysWords,
): string {
  const ofAll = relaxed.filter((one) => partly[one] === undefined).map((one) => put(one, count > 1))
  const ofSome = relaxed.flatMap((one) => {
    const homes = partly[one]
    if (homes === undefined) return []
    const way = put(one, homes > 1)
    return [`${(homes > 1 ? words.some : words.one)[at(way)]} ${way.is}`]
  })
  return ofAll.length === 0
    ? `${words.ofThem} ${ofSome.join('; ')}`
    : [tellAll(ofAll, words), ...ofSome].join('; ')
}

/** "The closest are near Wakad and do not mention a lift." */
function tellAll(ways: readonly Way[], words: WaysWords): string {
  const ofHomes = ways.filter(({ within }) => !within).map(({ is }) => is)
  const ofWithin = ways.filter(({ within }) => within).map(({ is }) => is)
  if (ofHomes.length === 0) return `${words.they[1]} ${ofWithin.join(words.and)}`
  const within = ofWithin.length === 0 ? '' : `${words.and}${words.inThem} ${ofWithin.join(words.and)}`
  return `${words.they[0]} ${ofHomes.join(words.and)}${within}`
}

function at({ within }: Way): 0 | 1 {
  return within ? 1 : 0
}

/** "1 or 3", of homes that have one room less or more than was wished. */
export function countsOfRooms(rooms: readonly number[], or: string, format: Formatter): string {
  return rooms.map((count) => format.number(count)).join(` ${or} `)
}
