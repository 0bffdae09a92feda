import { transliterate } from '../text/brahmic.ts'
import { soundKey } from '../text/sound-key.ts'

/** English and Indian words that close many names, in Latin letters. */
export const commonClosers =
  'nagar road colony vihar park town garden estate enclave layout extension avenue chowk bagh bazar puram market street place lines lake ganj gate hills khas green circle'.split(
    ' ',
  )

/** Further ones of streets and quarters, as they sound. */
const closers =
  'lane society cross mohalla muhalla gali tola mandi basti bagichi teru theru veethi veedhi salai para pally palli peta badavane parambu'.split(
    ' ',
  )

const sounds: ReadonlySet<string> = new Set([...commonClosers, ...closers].map(soundKey))

/** True for a word in any script that sounds like one which closes a name: தெரு, "theru". */
export function closesName(word: string): boolean {
  return sounds.has(soundKey(transliterate(word)))
}
