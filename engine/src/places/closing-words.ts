import { transliterate } from '../text/brahmic.ts'
import { soundKey } from '../text/sound-key.ts'

/** Words that close names of streets and quarters all over India, in Latin letters. */
const words =
  'nagar road street lane colony layout society enclave cross circle extension market chowk mohalla muhalla gali tola mandi basti bagichi teru theru veethi veedhi salai para pally palli peta badavane parambu'

const sounds: ReadonlySet<string> = new Set(words.split(' ').map(soundKey))

/** True for a word in any script that sounds like one which closes the name of a street or a quarter: தெரு, "theru". */
export function closesName(word: string): boolean {
  return sounds.has(soundKey(transliterate(word)))
}
