import type { Language } from '../language.ts'
import { alsoSaid } from './also-said.ts'
import { alsoTyped } from './also-typed.ts'
import { commonWords, softWords } from './common-words.ts'
import { askingEndings, endings } from './endings.ts'
import { everydayVerbs } from './everyday-verbs.ts'
import { tamilFormat } from './format.ts'
import { nameWords } from './name-words.ts'
import { neighbours } from './neighbours.ts'
import { numbers } from './numbers.ts'
import { tamilReplies } from './replies.ts'
import { romanised } from './romanised.ts'
import { tellingEndings } from './telling.ts'

/** Tamil as it is spoken and written; words are listed in its own script and found in Latin letters too. */
export const tamil: Language = {
  code: 'ta',
  written: true,
  format: tamilFormat,
  replies: tamilReplies,
  script: 'tamil',
  homeStates: ['Tamil Nadu', 'Puducherry'],
  closeTo: ['ml'],
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
