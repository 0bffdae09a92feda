import { languages } from '@guru/contract/vocabulary'
import { corpora } from '@guru/engine/languages/corpora'
import { hashOf, noLetters, spread } from '@guru/engine/text/glance'

/** Every turn that is learnt from, with all that it says of itself, as one text each. */
export function turnsOfCorpora(): string[] {
  return languages.flatMap((language) =>
    (corpora[language]?.corpus ?? []).flatMap(({ cases }) =>
      cases.map((one) => JSON.stringify([language, one])),
    ),
  )
}

/** Groups of turns: several thousand, so that turns which differ mostly fall into different ones. */
const groups = 4096
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A sign for each group of turns, which changes when a turn of it does; their order does not matter. */
export function fingerprintOf(turns: readonly string[]): string {
  const sums = new Uint32Array(groups)
  for (const turn of turns) {
    const hash = mixedHash(turn)
    const group = hash % groups
    sums[group] = (sums[group] ?? 0) + Math.floor(hash / groups)
  }
  return Array.from(sums, (sum) => signs[sum % signs.length]).join('')
}

/** About how many turns came, went or changed (which is both) between two fingerprints. */
export function turnsBetween(one: string, other: string): number {
  let differing = 0
  for (let at = 0; at < groups; at++) if (one[at] !== other[at]) differing++
  // Of many changes some fall into one group.
  return Math.round(groups * Math.log((groups + 1) / (groups + 1 - differing)))
}

/** A hash of 32 bits whose lowest are mixed with the others: they tell the group. */
function mixedHash(text: string): number {
  return Math.imul(spread(hashOf(noLetters, text)), 0x85ebca6b) >>> 0
}
