import type { Concept } from '../../concept.ts'
import type { Ending } from '../../language.ts'

const nothing: readonly Concept[] = []
/** "From Amritsar": ਅੰਮ੍ਰਿਤਸਰੋਂ. */
const from: readonly Concept[] = ['origin:after']

/**
 * Plurals and oblique forms (ਕਮਰਿਆਂ, ਘਰਾਂ, ਲੁਧਿਆਣੇ, ਬਠਿੰਡੇ), "in" and "from" written on (mohali'ch, ਘਰੋਂ).
 * Other postpositions are words of their own.
 */
export const endings: readonly Ending[] = [
  ...['ਿਆਂ', 'ੀਆਂ', 'ਾਂ', 'ੇ'].map((ending) => ({ ending, stem: 'ਾ', means: nothing })),
  { ending: 'ੀਆਂ', stem: 'ੀ', means: nothing },
  ...['ਆਂ', 'ਾਂ', 'ੇ', 'ੀ'].map((ending) => ({ ending, stem: '', means: nothing })),
  ...['ਵਿੱਚ', 'ਵਿਚ', "'ch", 'vich', 'wich'].map((ending) => ({
    ending,
    stem: '',
    means: ['of', 'filler'] as const,
  })),
  { ending: "'te", stem: '', means: ['of', 'filler'] },
  { ending: 'ੋਂ', stem: '', means: from },
  { ending: 'ਿਓਂ', stem: 'ਾ', means: from },
  // ludhiane, bathinde; names are looked up as they are typed
  { ending: 'e', stem: 'a', means: nothing },
  { ending: 'on', stem: '', means: nothing },
]

/** How the future of "you" ends, "karoge", "paoge": who says it asks, or asks for something. */
export const askingEndings: readonly string[] = [
  'ਓਗੇ',
  'ਉਗੇ',
  'ਰੋਗੇ',
  'ਸੋਗੇ',
  'ਭੋਗੇ',
  'ਖੋਗੇ',
  'ਲੋਗੇ',
  'ਟੋਗੇ',
  'ਣੋਗੇ',
  'ਚੋਗੇ',
  'ਵੋਗੇ',
  'aoge',
  'ioge',
  'roge',
  'doge',
  'loge',
  'noge',
  'koge',
  'joge',
  'choge',
]
