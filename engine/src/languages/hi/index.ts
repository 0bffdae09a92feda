import type { Language } from '../language.ts'
import { alsoSaid } from './also-said.ts'
import { alsoTyped } from './also-typed.ts'
import { alsoTypedInHaste } from './also-typed-terse.ts'
import { commonWords, softWords } from './common-words.ts'
import { askingEndings, endings } from './endings.ts'
import { hindiFormat } from './format.ts'
import { nameWords } from './name-words.ts'
import { neighbours } from './neighbours.ts'
import { numbers } from './numbers.ts'
import { hindiReplies } from './replies.ts'
import { romanised } from './romanised.ts'

export const hindi: Language = {
  code: 'hi',
  written: true,
  format: hindiFormat,
  replies: hindiReplies,
  script: 'devanagari',
  homeStates: [],
  closeTo: ['pa', 'bn'],
  numbers,
  nameWords,
  neighbours,
  endings,
  askingEndings,
  softWords,
  commonWords,
  romanised,
  alsoSaid,
  alsoTyped: { ...alsoTypedInHaste, ...alsoTyped },
}
