import type { Language } from '../language.ts'
import { commonWords, softWords } from './common-words.ts'
import { askingEndings, endings } from './endings.ts'
import { everydayVerbs } from './everyday-verbs.ts'
import { teluguFormat } from './format.ts'
import { nameWords } from './name-words.ts'
import { neighbours } from './neighbours.ts'
import { numbers } from './numbers.ts'
import { teluguReplies } from './replies.ts'
import { romanised } from './romanised.ts'
import { tellingEndings } from './telling.ts'

/** Telugu as it is spoken and written; words are listed in its own script and found in Latin letters too. */
export const telugu: Language = {
  code: 'te',
  written: true,
  format: teluguFormat,
  replies: teluguReplies,
  script: 'telugu',
  homeStates: ['Andhra Pradesh', 'Telangana'],
  closeTo: ['kn'],
  numbers,
  nameWords,
  neighbours,
  endings,
  askingEndings,
  tellingEndings,
  softWords,
  commonWords,
  inflected: everydayVerbs,
  romanised,
  // English words that sound like a number written in Telugu letters: ఫోర్, టూ, వన్.
  alsoTyped: { for: 'for', to: 'to', van: 'van', thane: 'thane' },
}
