import type { SpellingRule } from '../../../text/spelling-rules.ts'

/**
 * People type Malayalam in Latin letters by ear: aspiration, vowel length, doubling and the dental or
 * retroflex sound are left to the reader, and the half-u that closes many words is written or not. All of
 * it counts as one: "veedu", "veed", "vidu", "veettu" are വീട്.
 */
export const romanised: readonly SpellingRule[] = [
  // njan, nyan
  { pattern: /^n[jy](?=a)/g, by: 'n' },
  // aezhu, ezhu
  { pattern: /^ae/g, by: 'e' },
  // irupathu, erupathu
  { pattern: /^er(?=up)/g, by: 'ir' },
  // korachu, orappu, odama: u is lowered before an a
  { pattern: /^kor(?=a)/g, by: 'kur' },
  { pattern: /^or(?=app|ang)/g, by: 'ur' },
  { pattern: /^od(?=ama)/g, by: 'ud' },
  { pattern: /zh|z/g, by: 'l' },
  { pattern: /w/g, by: 'v' },
  { pattern: /x/g, by: 'ks' },
  { pattern: /c?ch+/g, by: 'j' },
  { pattern: /ck|c|q/g, by: 'k' },
  { pattern: /ph|f/g, by: 'p' },
  { pattern: /th|dh|d/g, by: 't' },
  { pattern: /sh/g, by: 's' },
  { pattern: /g/g, by: 'k' },
  { pattern: /b/g, by: 'p' },
  { pattern: /h/g, by: '' },
  { pattern: /ee+|ii+/g, by: 'i' },
  { pattern: /oo+|uu+/g, by: 'u' },
  { pattern: /aa+/g, by: 'a' },
  { pattern: /(.)\1+/g, by: '$1' },
  // ombathu, onpathu
  { pattern: /n(?=p)/g, by: 'm' },
  // samsaram, sansaram
  { pattern: /m(?=[jklrstvy])/g, by: 'n' },
  // yethra, ethra
  { pattern: /^y(?=[ei])/g, by: '' },
  // sheri, shari
  { pattern: /^seri/g, by: 'sari' },
  // kittuvo, kittuo, kittumo
  { pattern: /uv?o$/g, by: 'umo' },
  // parayavo, parayamo
  { pattern: /avo$/g, by: 'amo' },
  // kuzhappalya, illya: as the north says it
  { pattern: /ly(?=a$)/g, by: 'l' },
  // The half-u at the end.
  { pattern: /u+$/g, by: '' },
  // kochiykku, kochikku
  { pattern: /i?y(?=[^aeiouy])/g, by: 'i' },
  // iniyum, inium
  { pattern: /iy(?=[aeou])/g, by: 'i' },
  { pattern: /(.)\1+/g, by: '$1' },
]
