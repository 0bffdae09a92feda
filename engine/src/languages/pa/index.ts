import type { Language } from '../language.ts'
import { punjabiFormat } from './format.ts'
import { numbers } from './numbers.ts'
import { nameWords } from './places/name-words.ts'
import { punjabiReplies } from './replies/index.ts'
import { callTimes } from './vocabulary/call-times.ts'
import { ofGuru } from './vocabulary/of-guru.ts'
import { ofPlaces } from './vocabulary/of-places.ts'
import { ofSeeker } from './vocabulary/of-seeker.ts'
import { oneself } from './vocabulary/oneself.ts'
import { termWords } from './vocabulary/terms.ts'
import { alsoSaid } from './words/also-said.ts'
import { alsoTyped } from './words/also-typed.ts'
import { commonWords, softWords } from './words/common-words.ts'
import { askingEndings, endings } from './words/endings.ts'
import { neighbours } from './words/neighbours.ts'
import { romanised } from './words/romanised.ts'
import { shownWords } from './words/shown-words.ts'

export const punjabi: Language = {
  code: 'pa',
  written: true,
  format: punjabiFormat,
  replies: punjabiReplies,
  script: 'gurmukhi',
  homeStates: ['Punjab', 'Chandigarh'],
  closeTo: ['hi'],
  numbers,
  nameWords,
  echoVowel: '\u0a42',
  neighbours,
  callTimes,
  ofGuru,
  oneself,
  ofPlaces,
  ofSeeker,
  termWords,
  shownWords,
  endings,
  askingEndings,
  softWords,
  commonWords,
  romanised,
  alsoSaid,
  alsoTyped,
}
