import type { Language } from '../language.ts'
import { englishFormat } from './format.ts'
import { numbers } from './numbers.ts'
import { nameWords } from './places/name-words.ts'
import { englishReplies } from './replies/index.ts'
import { callTimes } from './vocabulary/call-times.ts'
import { ofGuru } from './vocabulary/of-guru.ts'
import { ofPlaces } from './vocabulary/of-places.ts'
import { ofSeeker } from './vocabulary/of-seeker.ts'
import { oneself } from './vocabulary/oneself.ts'
import { termWords } from './vocabulary/terms.ts'
import { alsoSaid } from './words/also-said.ts'
import { alsoTyped } from './words/also-typed.ts'
import { commonWords, lookalikes } from './words/common-words.ts'
import { neighbours } from './words/neighbours.ts'
import { shownWords } from './words/shown-words.ts'

export const english: Language = {
  code: 'en',
  written: true,
  format: englishFormat,
  replies: englishReplies,
  script: 'latin',
  homeStates: [],
  closeTo: [],
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
  endings: [
    { ending: "'s", stem: '', means: [] },
    { ending: 'ies', stem: 'y', means: [] },
    { ending: 'es', stem: '', means: [] },
    { ending: 's', stem: '', means: [] },
    { ending: 'ing', stem: '', means: [] },
  ],
  softWords:
    'please, pls, plz, kindly, also, just, really, actually, even, only, maybe, perhaps, very, quite, now, then, again, still, totally, completely, honestly, simply, literally, sir, madam, mam, maam, bro, yaar, ji, dear, guru, buddy, mate',
  commonWords: `${commonWords}\n${lookalikes}`,
  romanised: [],
  alsoTyped,
  alsoSaid,
}
