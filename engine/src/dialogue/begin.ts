import type { LanguageCode, Slot } from '@guru/contract/vocabulary'
import { liveLanguages } from '@guru/contract/vocabulary'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { GuruAct } from './act.ts'
import { ask } from './ask.ts'
import { initialState } from './state.ts'
import type { Saying } from './turn.ts'

/** Opens a conversation. A language that is not live yet is said to be so, in English. */
export function beginConversation(language: LanguageCode, asked: Slot, places: Neighbourhood): Saying {
  const live = liveLanguages.includes(language)
  const acts: GuruAct[] = live
    ? [{ kind: 'welcome' }]
    : [{ kind: 'welcome' }, { kind: 'language_soon', language }]
  return ask(initialState(live ? language : 'en'), asked, acts, places)
}
