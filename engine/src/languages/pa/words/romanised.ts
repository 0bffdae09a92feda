import type { SpellingRule } from '../../../text/spelling-rules.ts'

/**
 * What Punjabi spells in many ways: vowel length, doubled letters (addak), the nasal at a word's end, the h that
 * is heard only as a tone ("rehna", "rahina"; "pehla", "pahila"), j and z, v and w, and every a inside a word
 * but a first one. The h of th stays: "satt" is seven and "sath" is sixty.
 */
export const romanised: readonly SpellingRule[] = [
  { pattern: /x/g, by: 'ks' },
  { pattern: /ck|q/g, by: 'k' },
  { pattern: /ph/g, by: 'f' },
  { pattern: /z|jh/g, by: 'j' },
  { pattern: /w/g, by: 'v' },
  { pattern: /c+h+(?:c+h*)*/g, by: 'ch' },
  { pattern: /tth/g, by: 'th' },
  { pattern: /ddh/g, by: 'dh' },
  { pattern: /kkh/g, by: 'kh' },
  { pattern: /sh/g, by: 's' },
  { pattern: /ee+|ii+/g, by: 'i' },
  { pattern: /oo+|uu+/g, by: 'u' },
  { pattern: /aa+/g, by: 'a' },
  { pattern: /([b-df-hj-np-tv-z])\1+/g, by: '$1' },
  // kiraya, kiraiya, kiraia; dikhayo, dikhao; lyi, layi, lai
  { pattern: /y(?=[ei])/g, by: 'i' },
  { pattern: /(?<=a)y(?=a)/g, by: 'i' },
  { pattern: /iy(?=[aou])/g, by: 'i' },
  // kamreyan, kamrian; dekheya, dekhia
  { pattern: /(?<=[^aeiou])ey(?=a)/g, by: 'i' },
  // likhya, likheya, likhia
  { pattern: /(?<=[b-df-hj-np-tv-z])y(?=a)/g, by: 'i' },
  // dasseo, dassyo, dassio
  { pattern: /(?<=[b-df-hj-np-tv-z])[ey]o$/, by: 'io' },
  { pattern: /ayo/g, by: 'ao' },
  { pattern: /ii+/g, by: 'i' },
  // nahin, nahi; vichon, vicho
  { pattern: /(?<=...)([oi])n$/, by: '$1' },
  // rahinda, rehnda; pahila, pehla; chahida, chaida; mahina, mehina
  { pattern: /[ae]h[aie]?(?=[^aeiouy])/g, by: 'e' },
  { pattern: /ahi(?=[ei])/g, by: 'ai' },
  { pattern: /[aei]+[ei]/g, by: 'e' },
  { pattern: /au|ou/g, by: 'o' },
  { pattern: /(?<=[aeiou])h$/, by: '' },
  { pattern: /^([^aeiou]*)a/, by: '$1A' },
  { pattern: /a$/, by: 'A' },
  { pattern: /a/g, by: '' },
  { pattern: /A/g, by: 'a' },
]
