import type { SpellingRule } from '../../../text/spelling-rules.ts'

/**
 * What Hindi spells in many ways: vowel length, doubled letters, the h of "th", "ph", "chh" and of "chahiye",
 * j and z, v and w, and every a inside a word but a first one.
 */
export const romanised: readonly SpellingRule[] = [
  { pattern: /x/g, by: 'ks' },
  { pattern: /ck|q/g, by: 'k' },
  { pattern: /ph/g, by: 'f' },
  { pattern: /z|jh/g, by: 'j' },
  { pattern: /w/g, by: 'v' },
  { pattern: /c+h+(?:c+h*)*/g, by: 'ch' },
  { pattern: /tt?h/g, by: 't' },
  { pattern: /sh/g, by: 's' },
  { pattern: /ee+|ii+/g, by: 'i' },
  { pattern: /oo+|uu+/g, by: 'u' },
  { pattern: /aa+/g, by: 'a' },
  { pattern: /([b-df-hj-np-tv-z])\1+/g, by: '$1' },
  // chahiye, chaiye, chahie, chahye; dikhaiye, dikhaye, dikhae
  { pattern: /y(?=[ei])/g, by: 'i' },
  { pattern: /iy(?=[ao])/g, by: 'i' },
  { pattern: /ahi(?=[ei])/g, by: 'ai' },
  { pattern: /[aei]+[ei]/g, by: 'e' },
  { pattern: /au|ou/g, by: 'o' },
  // kamron, kamro; karun, karu
  { pattern: /(?<=[a-z]{3})([ou])n$/, by: '$1' },
  { pattern: /^([^aeiou]*)a/, by: '$1A' },
  { pattern: /a$/, by: 'A' },
  { pattern: /a/g, by: '' },
  { pattern: /A/g, by: 'a' },
  { pattern: /([b-df-hj-np-tv-z])\1+/g, by: '$1' },
]
