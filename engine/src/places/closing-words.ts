import { transliterate } from '../text/brahmic.ts'
import { soundKey } from '../text/sound-key.ts'
import { wordsOfAll } from './name-words.ts'

/** Words that close many names all over India, whatever is spoken there, in Latin letters. */
export const commonClosers =
  'nagar road colony vihar park town garden estate enclave layout extension avenue chowk bagh bazar puram market street place lines lake ganj gate hills khas green circle'.split(
    ' ',
  )

const sounds: ReadonlySet<string> = new Set(
  [...commonClosers, ...wordsOfAll(({ closers }) => closers)].map(soundKey),
)

/** True for a word in any script that sounds like one which closes a name: தெரு, "theru". */
export function closesName(word: string): boolean {
  return sounds.has(soundKey(transliterate(word)))
}
