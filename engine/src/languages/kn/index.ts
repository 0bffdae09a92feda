import type { Language } from '../language.ts'
import { commonWords, softWords } from './common-words.ts'
import { askingEndings, endings } from './endings.ts'
import { everydayVerbs } from './everyday-verbs.ts'
import { kannadaFormat } from './format.ts'
import { nameWords } from './name-words.ts'
import { neighbours } from './neighbours.ts'
import { numbers } from './numbers.ts'
import { kannadaReplies } from './replies.ts'
import { romanised } from './romanised.ts'
import { tellingEndings } from './telling.ts'

/** Kannada as it is spoken and written; words are listed in its own script and found in Latin letters too. */
export const kannada: Language = {
  code: 'kn',
  written: true,
  format: kannadaFormat,
  replies: kannadaReplies,
  script: 'kannada',
  homeStates: ['Karnataka'],
  closeTo: ['te'],
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
  // English words that sound like a number written in Kannada letters: ಫೋರ್, ಟೂ, ವನ್.
  alsoTyped: { for: 'for', to: 'to', van: 'van', thane: 'thane' },
}
