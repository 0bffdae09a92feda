import type { Language } from '../language.ts'
import { teluguFormat } from './format.ts'
import { numbers } from './numbers.ts'
import { nameWords } from './places/name-words.ts'
import { teluguReplies } from './replies/index.ts'
import { callTimes } from './vocabulary/call-times.ts'
import { commonWords, softWords } from './words/common-words.ts'
import { askingEndings, endings } from './words/endings.ts'
import { everydayVerbs } from './words/everyday-verbs.ts'
import { neighbours } from './words/neighbours.ts'
import { romanised } from './words/romanised.ts'
import { tellingEndings } from './words/telling.ts'

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
  echoVowel: null,
  echoSyllables: ['గి', 'గీ', 'gi', 'gee'],
  neighbours,
  callTimes,
  endings,
  askingEndings,
  tellingEndings,
  softWords,
  commonWords,
  inflected: everydayVerbs,
  romanised,
  // English words that sound like a number written in Telugu letters: ఫోర్, టూ, వన్.
  alsoTyped: {
    for: 'for',
    to: 'to',
    van: 'van',
    thane: 'thane',
    ఇల్లు: 'ellu, ilu',
    వద్దు: 'వొద్దు, oddu, odhu, waddu',
    దగ్గర: 'దగ్గిర, దెగ్గర, daggara, daggra, dagara, dagra',
    స్థలం: 'స్తలం',
    వరకు: 'varaku, varku, varaki',
  },
}
