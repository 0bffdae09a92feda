import type { SpellingRule } from '../../../text/spelling-rules.ts'

/**
 * Tamil writes one letter for voiced and unvoiced sounds and people spell vowels by ear, so all of it counts
 * as one: "vaadagai", "vadakai", "vaadahai" are வாடகை.
 */
export const romanised: readonly SpellingRule[] = [
  { pattern: /zh|z/g, by: 'l' },
  { pattern: /w/g, by: 'v' },
  { pattern: /x/g, by: 'ks' },
  { pattern: /ck|q/g, by: 'k' },
  { pattern: /th|dh|d/g, by: 't' },
  { pattern: /ch|sh|s|j/g, by: 'c' },
  { pattern: /kh|gh|g/g, by: 'k' },
  { pattern: /bh|ph|b|f/g, by: 'p' },
  { pattern: /(?<=[aeiou])h(?=[aeiou])/g, by: 'k' },
  { pattern: /h/g, by: '' },
  { pattern: /aa+/g, by: 'a' },
  { pattern: /ee+|ii+/g, by: 'i' },
  { pattern: /oo+|uu+/g, by: 'u' },
  { pattern: /ae|ea/g, by: 'e' },
  { pattern: /ei/g, by: 'ai' },
  // vilayattu, vilaiyattu
  { pattern: /(?<=.)aiy/g, by: 'ay' },
  // moondru, moonru; maatru, maarru
  { pattern: /tr/g, by: 'r' },
  // onbathu, ombathu
  { pattern: /np/g, by: 'mp' },
  { pattern: /(.)\1+/g, by: '$1' },
  // latcham, laksham, lacham
  { pattern: /[tk]c/g, by: 'c' },
  { pattern: /^y(?=[ei])/g, by: '' },
  { pattern: /y(?=i|[^aeiouy]|$)/g, by: 'i' },
  { pattern: /(.)\1+/g, by: '$1' },
]
