import type { SpellingRule } from '../../../text/spelling-rules.ts'

/**
 * Breath, length and doubling are typed by ear in Latin letters ("kavali, kaavaali", "addeku, adheku"), and
 * so are y and v before a vowel ("yekkada, ekkada", "vokati, okati").
 */
export const romanised: readonly SpellingRule[] = [
  { pattern: /w/g, by: 'v' },
  // antey, lopey, konadanikey
  { pattern: /ey$/g, by: 'e' },
  { pattern: /z/g, by: 'j' },
  { pattern: /x/g, by: 'ks' },
  { pattern: /ck|q/g, by: 'k' },
  { pattern: /f/g, by: 'p' },
  { pattern: /(?<=[bcdgjkpst])h+/g, by: '' },
  { pattern: /(?<=[aeiou])h$/g, by: '' },
  { pattern: /ae+/g, by: 'e' },
  { pattern: /aa+/g, by: 'a' },
  { pattern: /ee+|ii+/g, by: 'i' },
  { pattern: /oo+|uu+/g, by: 'u' },
  // avunu, aunu, ounu, avnu
  { pattern: /av(?=u|n)|ou|ow/g, by: 'au' },
  { pattern: /auu+/g, by: 'au' },
  // iravayyaidu, iravaiyaidu; ayidu, aidu
  { pattern: /ay+i*(?!a[^i]|[eou])|aiy+|ei/g, by: 'ai' },
  { pattern: /ai[iy]+/g, by: 'ai' },
  { pattern: /^y(?=[ei])/g, by: '' },
  { pattern: /^v(?=[ou])/g, by: '' },
  { pattern: /n(?=[bpm])/g, by: 'm' },
  { pattern: /y$/g, by: 'i' },
  { pattern: /(.)\1+/g, by: '$1' },
]
