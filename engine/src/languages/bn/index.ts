import type { Language } from '../language.ts'
import { alsoSaid } from './also-said.ts'
import { alsoTyped } from './also-typed.ts'
import { commonWords, softWords } from './common-words.ts'
import { endings } from './endings.ts'
import { everydayVerbs } from './everyday-verbs.ts'
import { bengaliFormat } from './format.ts'
import { nameWords } from './name-words.ts'
import { neighbours } from './neighbours.ts'
import { numbers } from './numbers.ts'
import { bengaliReplies } from './replies.ts'
import { romanised } from './romanised.ts'
import { tellingEndings } from './verb-forms.ts'

/** Bengali of West Bengal first; what Dhaka writes otherwise stands beside it. */
export const bengali: Language = {
  code: 'bn',
  written: true,
  format: bengaliFormat,
  replies: bengaliReplies,
  script: 'bengali',
  homeStates: ['West Bengal', 'Tripura'],
  closeTo: ['hi'],
  merger: 'v',
  numbers,
  nameWords,
  neighbours,
  endings,
  tellingEndings,
  softWords,
  commonWords,
  inflected: everydayVerbs,
  romanised,
  inherentVowel: 'o',
  alsoTyped,
  alsoSaid,
}
