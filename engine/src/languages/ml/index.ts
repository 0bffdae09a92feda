import type { Language } from '../language.ts'
import { malayalamFormat } from './format.ts'
import { numbers } from './numbers.ts'
import { nameWords } from './places/name-words.ts'
import { malayalamReplies } from './replies/index.ts'
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
import { everydayVerbs } from './words/everyday-verbs.ts'
import { neighbours } from './words/neighbours.ts'
import { romanised } from './words/romanised.ts'
import { shownWords } from './words/shown-words.ts'
import { tellingEndings } from './words/telling.ts'

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
  echoVowel: null,
  echoSyllables: ['കി', 'കീ', 'ഗി', 'ki'],
  neighbours,
  callTimes,
  ofGuru,
  oneself,
  ofPlaces,
  ofSeeker,
  termWords,
  shownWords,
  oneEndings: 'ലേത് യിലേത് ലെത് ലുള്ളത് യിലുള്ളത് ലത് യിലത് leth lethu lullath lullathu',
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
