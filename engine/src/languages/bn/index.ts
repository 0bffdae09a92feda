import type { Language } from '../language.ts'
import { bengaliFormat } from './format.ts'
import { numbers } from './numbers.ts'
import { nameWords } from './places/name-words.ts'
import { bengaliReplies } from './replies/index.ts'
import { callTimes } from './vocabulary/call-times.ts'
import { ofGuru } from './vocabulary/of-guru.ts'
import { ofPlaces } from './vocabulary/of-places.ts'
import { ofSeeker } from './vocabulary/of-seeker.ts'
import { oneself } from './vocabulary/oneself.ts'
import { termWords } from './vocabulary/terms.ts'
import { alsoSaid } from './words/also-said.ts'
import { alsoTyped } from './words/also-typed.ts'
import { commonWords, softWords } from './words/common-words.ts'
import { endings } from './words/endings.ts'
import { everydayVerbs } from './words/everyday-verbs.ts'
import { neighbours } from './words/neighbours.ts'
import { romanised } from './words/romanised.ts'
import { shownWords } from './words/shown-words.ts'
import { tellingEndings } from './words/verb-forms.ts'

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
  echoVowel: null,
  neighbours,
  callTimes,
  ofGuru,
  oneself,
  ofPlaces,
  ofSeeker,
  termWords,
  shownWords,
  oneEndings: 'টা টার ta tar',
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
