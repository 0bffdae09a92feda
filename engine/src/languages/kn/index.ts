import type { Language } from '../language.ts'
import { kannadaFormat } from './format.ts'
import { numbers } from './numbers.ts'
import { nameWords } from './places/name-words.ts'
import { kannadaReplies } from './replies/index.ts'
import { callTimes } from './vocabulary/call-times.ts'
import { ofGuru } from './vocabulary/of-guru.ts'
import { ofPlaces } from './vocabulary/of-places.ts'
import { ofSeeker } from './vocabulary/of-seeker.ts'
import { oneself } from './vocabulary/oneself.ts'
import { termWords } from './vocabulary/terms.ts'
import { alsoSaid } from './words/also-said.ts'
import { commonWords, softWords } from './words/common-words.ts'
import { askingEndings, endings } from './words/endings.ts'
import { everydayVerbs } from './words/everyday-verbs.ts'
import { neighbours } from './words/neighbours.ts'
import { romanised } from './words/romanised.ts'
import { shownWords } from './words/shown-words.ts'
import { tellingEndings } from './words/telling.ts'

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
  echoVowel: null,
  echoSyllables: ['ಗಿ', 'ಗೀ', 'gi', 'gee'],
  neighbours,
  callTimes,
  ofGuru,
  oneself,
  ofPlaces,
  ofSeeker,
  termWords,
  shownWords,
  oneEndings: 'ದು ನದು ದ್ದು ಂದು ಿನದು ಲ್ಲಿರೋದು ಲಿರೋದು du nadu indu',
  endings,
  askingEndings,
  tellingEndings,
  softWords,
  commonWords,
  inflected: everydayVerbs,
  alsoSaid,
  romanised,
  // English words that sound like a number written in Kannada letters: ಫೋರ್, ಟೂ, ವನ್.
  alsoTyped: {
    for: 'for',
    to: 'to',
    van: 'van',
    thane: 'thane',
    ಮನೆ: 'ಮನಿ, ಮನೇ, ಮನೆನಾ, ಮನೇನಾ, mane, maney, manay, manena',
    ಸಂಬಳ: 'sambla, sambala',
    ಇದೆ: 'ಐತಿ, ide, idhe',
    ಇಲ್ಲ: 'ಇಲ್ಲಾ',
    ಬೇಕು: 'ಬೇಕೂ',
    ಬೇಡ: 'ಬ್ಯಾಡ, ಬೇಡಾ, byada, byaada',
  },
}
