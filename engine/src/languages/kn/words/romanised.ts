import type { SpellingRule } from '../../../text/spelling-rules.ts'

/**
 * Breath, length and doubling are typed by ear in Latin letters ("badige, baadighe", "hattu, hathu"), and so
 * are y and v before a vowel ("yeradu, eradu"; "vondu, ondu"). In speech a vowel before "beku" is lost
 * ("madabeku, madbeku").
 */
export const romanised: readonly SpellingRule[] = [
  { pattern: /w/g, by: 'v' },
  { pattern: /z/g, by: 'j' },
  { pattern: /x/g, by: 'ks' },
  { pattern: /ck|q/g, by: 'k' },
  { pattern: /ph|f/g, by: 'p' },
  { pattern: /(?<=[bcdgjkpst])h+/g, by: '' },
  { pattern: /(?<=[aeiou])h$/g, by: '' },
  { pattern: /ae+/g, by: 'e' },
  { pattern: /aa+/g, by: 'a' },
  { pattern: /ee+|ii+/g, by: 'i' },
  { pattern: /oo+|uu+/g, by: 'u' },
  // haudu, howdu, houdu; the w is a v by now
  { pattern: /ou|ov(?=d)|av(?=ud)/g, by: 'au' },
  { pattern: /auu+/g, by: 'au' },
  // aidu, ayidu, aydu; mysuru, maisuru stay names
  { pattern: /ay+i+|ay(?=[^aeiouy]|$)/g, by: 'ai' },
  { pattern: /^y(?=[e])/g, by: '' },
  { pattern: /^v(?=[o])/g, by: '' },
  { pattern: /n(?=[bpm])/g, by: 'm' },
  { pattern: /(.)\1+/g, by: '$1' },
  { pattern: /(?<=[^aeiou])[aiu]bek/g, by: 'bek' },
  // sigutte, sigatte, sigte; iratta, irutta, irta
  { pattern: /(?<=[gkrldnts])[au]t(?=[aei]$)/g, by: 't' },
]
