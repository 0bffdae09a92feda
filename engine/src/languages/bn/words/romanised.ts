import type { SpellingRule } from '../../../text/spelling-rules.ts'

/**
 * People leave out what is not heard and write by ear: "bhara", "vara", "bhaara" are ভাড়া. The vowel that no
 * letter shows is heard as o in the first syllable and mostly not at all behind it: "dorkar" is দরকার.
 */
export const romanised: readonly SpellingRule[] = [
  { pattern: /ksh|kkh/g, by: 'k' },
  { pattern: /chh?/g, by: 'c' },
  { pattern: /ck|q/g, by: 'k' },
  { pattern: /x/g, by: 'ks' },
  { pattern: /z/g, by: 'j' },
  { pattern: /f/g, by: 'p' },
  { pattern: /v/g, by: 'b' },
  { pattern: /(?<=[kgcjtdpbrsl])h+/g, by: '' },
  { pattern: /ng/g, by: 'n' },
  // paoya, paowa, pawa, paoa
  { pattern: /(?<=[aeiou])[ow]+y?(?=a)/g, by: 'w' },
  { pattern: /aa+/g, by: 'a' },
  { pattern: /ee+|ii+/g, by: 'i' },
  { pattern: /oo+|uu+/g, by: 'u' },
  { pattern: /(?<=[^aeiouy])y(?=[aeiou])/g, by: '' },
  { pattern: /iy(?=[aeou])/g, by: 'i' },
  { pattern: /uy(?=[aeo])/g, by: 'u' },
  { pattern: /(?<=[^aeiou])(?<!^[^aeiou]{0,3})o/g, by: '' },
  { pattern: /y(?=[^aeiou]|$)/g, by: 'i' },
  { pattern: /n(?=[pb])/g, by: 'm' },
  { pattern: /h(?=[^aeiou]|$)/g, by: '' },
  { pattern: /(.)\1+/g, by: '$1' },
]
