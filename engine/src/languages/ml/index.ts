import type { Language } from '../language.ts'
import { alsoSaid } from './also-said.ts'
import { alsoTyped } from './also-typed.ts'
import { commonWords, softWords } from './common-words.ts'
import { askingEndings, endings } from './endings.ts'
import { everydayVerbs } from './everyday-verbs.ts'
import { malayalamFormat } from './format.ts'
import { nameWords } from './name-words.ts'
import { neighbours } from './neighbours.ts'
import { numbers } from './numbers.ts'
import { malayalamReplies } from './replies.ts'
import { romanised } from './romanised.ts'
import { tellingEndings } from './telling.ts'

/** Malayalam as it is spoken and written; words are listed in its own script and found in Latin letters too. */
export const malayalam: Language = {
  code: 'ml',
  written: true,
  format: malayalamFormat,
  replies: malayalamReplies,
  script: 'malayalam',
  homeStates: ['Kerala'],
  closeTo: ['ta'],
  merger: 'voice',
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
  alsoSaid,
  alsoTyped,
}
