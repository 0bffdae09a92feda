import type { Language } from '../language.ts'
import { alsoSaid } from './also-said.ts'
import { alsoTyped } from './also-typed.ts'
import { commonWords, softWords } from './common-words.ts'
import { askingEndings, endings } from './endings.ts'
import { punjabiFormat } from './format.ts'
import { nameWords } from './name-words.ts'
import { neighbours } from './neighbours.ts'
import { numbers } from './numbers.ts'
import { punjabiReplies } from './replies.ts'
import { romanised } from './romanised.ts'

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
  neighbours,
  endings,
  askingEndings,
  softWords,
  commonWords,
  romanised,
  alsoSaid,
  alsoTyped,
}
