import type { LanguageCode } from '@guru/contract/vocabulary'
import { speaking as bn } from './bn/speaking.ts'
import { speaking as hi } from './hi/speaking.ts'
import { speaking as kn } from './kn/speaking.ts'
import type { Phrases } from './language.ts'
import { type Speaking, typedNames } from './language-names.ts'
import { speaking as ml } from './ml/speaking.ts'
import { speaking as pa } from './pa/speaking.ts'
import { speaking as ta } from './ta/speaking.ts'
import { speaking as te } from './te/speaking.ts'

type Asked = Record<`speak:${LanguageCode}` | 'aside:languages', Phrases>

const everyName = Object.values(typedNames).join('|')

/** Each language of India as its speakers ask for another one. */
const speaking: Record<Exclude<LanguageCode, 'en'>, Speaking> = { hi, ta, ml, kn, te, pa, bn }

/** For each language what asks to go on in it. */
function mapSpeaking(ask: (language: LanguageCode) => Phrases): Omit<Asked, 'aside:languages'> {
  return {
    'speak:en': ask('en'),
    'speak:ta': ask('ta'),
    'speak:hi': ask('hi'),
    'speak:ml': ask('ml'),
    'speak:kn': ask('kn'),
    'speak:te': ask('te'),
    'speak:pa': ask('pa'),
    'speak:bn': ask('bn'),
  }
}

/** "In Tamil", by itself or with a verb that asks for it. */
const asking = (inIt: string, please: string) => `(${inIt}) ${please}, ^(${inIt})$`

/** "I want Tamil", and nothing else. */
const wanting = (who: string, name: string, verb: string) => `^[${who}] (${name}) ${verb}$`

/** How the speakers of a language ask for another one, in its own script, and the wishes that they type. */
export function speakingIn(code: Exclude<LanguageCode, 'en'>): Asked {
  const { names, inside, written, typed, please, wish, wanted, asks } = speaking[code]
  return {
    ...mapSpeaking((language) => {
      const name = `${names[language]}|${typedNames[language]}`
      return [
        asking(`${written[language]}|(${name}) (${inside})`, `(${please.written}|${wish.written})`),
        `(${typed[language]}) ${wish.typed}`,
        wanting(wanted.who.written, name, wanted.verb.written),
        wanting(wanted.who.typed, typedNames[language], wanted.verb.typed),
      ].join(', ')
    }),
    'aside:languages': `(${Object.values(names).join('|')}) ${asks.written}`,
  }
}

/**
 * What they type in Latin letters, of all languages. It belongs to English, which serves in every conversation, so
 * that each language is found from each other one.
 */
export function speakingTyped(): Asked {
  const all = Object.values(speaking)
  return {
    ...mapSpeaking((language) =>
      all.map(({ typed, please }) => asking(typed[language], please.typed)).join(', '),
    ),
    'aside:languages': all.map(({ asks }) => `(${everyName}) ${asks.typed}`).join(', '),
  }
}
