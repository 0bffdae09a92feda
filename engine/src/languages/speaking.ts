import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import { speaking as bn } from './bn/vocabulary/speaking.ts'
import { speaking as hi } from './hi/vocabulary/speaking.ts'
import { speaking as kn } from './kn/vocabulary/speaking.ts'
import type { Phrases } from './language.ts'
import { type Speaking, typedNames } from './language-names.ts'
import { speaking as ml } from './ml/vocabulary/speaking.ts'
import { speaking as pa } from './pa/vocabulary/speaking.ts'
import { speaking as ta } from './ta/vocabulary/speaking.ts'
import { speaking as te } from './te/vocabulary/speaking.ts'

type Asked = Record<'speak' | 'aside:languages', Phrases>

const everyName = Object.values(typedNames).join('|')

/** Each language of India as its speakers ask for another one. */
const speaking: Record<Exclude<LanguageCode, 'en'>, Speaking> = { hi, ta, ml, kn, te, pa, bn }

/** "In Tamil", by itself or with a verb that asks for it. */
const asking = (inIt: string, please: string) => `(${inIt}) ${please}, ^(${inIt})$`

/** "I want Tamil", and nothing else. */
const wanting = (who: string, name: string, verb: string) => `^[${who}] (${name}) ${verb}$`

/** Each language in one list of alternatives. */
const allOf = (perLanguage: Record<LanguageCode, string>) => Object.values(perLanguage).join('|')

/** With all endings of the names of more languages one pattern would grow out of hand. */
const mostTogether = 4

/** The same in several lists. */
function listsOf(perLanguage: Record<LanguageCode, string>): string[] {
  const lists: string[] = []
  for (let from = 0; from < languages.length; from += mostTogether)
    lists.push(
      languages
        .slice(from, from + mostTogether)
        .map((code) => perLanguage[code])
        .join('|'),
    )
  return lists
}

/** How the speakers of a language ask for another one, in its own script, and the wishes that they type. */
export function speakingIn(code: Exclude<LanguageCode, 'en'>): Asked {
  const { names, inside, written, typed, please, wish, wanted, asks } = speaking[code]
  const name = `${allOf(names)}|${everyName}`
  return {
    speak: [
      asking(`${allOf(written)}|(${name}) (${inside})`, `(${please.written}|${wish.written})`),
      ...listsOf(typed).map((inIt) => `(${inIt}) ${wish.typed}`),
      wanting(wanted.who.written, name, wanted.verb.written),
      wanting(wanted.who.typed, everyName, wanted.verb.typed),
    ].join(', '),
    'aside:languages': `(${allOf(names)}) ${asks.written}`,
  }
}

/**
 * What they type in Latin letters, of all languages. It belongs to English, which serves in every conversation, so
 * that each language is found from each other one.
 */
export function speakingTyped(): Asked {
  const all = Object.values(speaking)
  return {
    speak: all
      .flatMap(({ typed, please }) => listsOf(typed).map((inIt) => asking(inIt, please.typed)))
      .join(', '),
    'aside:languages': `(${everyName}) (${all.map(({ asks }) => asks.typed).join('|')})`,
  }
}

/** What each language is called, whoever speaks of it: words of one language alone, with an ending or without. */
const namesOf: readonly (readonly [LanguageCode, readonly string[]])[] = languages.map((code) => {
  const all = Object.values(speaking)
  const said = (of: LanguageCode) =>
    all.flatMap(({ names, written }) => `${names[of]}|${written[of]}`.split(/[()| ]+/)).filter(Boolean)
  const elsewhere = new Set(languages.filter((other) => other !== code).flatMap(said))
  return [code, [...typedNames[code].split('|'), ...said(code).filter((word) => !elsewhere.has(word))]]
})

/** What a language is called by itself, whoever speaks of it: "ഹിന്ദി", "hindi", "angrezi". */
export function isNameOfLanguage(word: string): boolean {
  return bareNames.has(word)
}

const bareNames: ReadonlySet<string> = new Set(
  [everyName, ...Object.values(speaking).map(({ names }) => allOf(names))].flatMap((names) =>
    names.split('|'),
  ),
)

/** The language that a request to speak one names: the one whose name a word of it has most letters in common with. */
export function languageAskedFor(words: readonly string[]): LanguageCode | null {
  let best: LanguageCode | null = null
  let most = 0
  for (const [code, names] of namesOf)
    for (const name of names)
      for (const word of words) {
        const shared = sharedLetters(name, word)
        if (shared > most) {
          most = shared
          best = code
        }
      }
  return best
}

/** How many letters two words have in common at their beginning. */
function sharedLetters(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}
