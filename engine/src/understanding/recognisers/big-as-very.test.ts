import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const known = { transaction_type: 'rent', bedrooms: { min: 2, max: 2 } } as const
const bigger = { kind: 'follow-up', wants: 'bigger' }
const commandsOf = (language: LanguageCode, text: string) =>
  understand(text, { language, asked: null, known, shown: 3 }, places).commands

it.each<[LanguageCode, string]>([
  ['ml', 'ath mathi, valya resam und'],
  ['ml', 'valya kuzhappam illa, ath mathi'],
  ['ml', 'വലിയ ഇഷ്ടം ഇല്ല'],
  ['ml', 'valuth venda, aa kaloor flat thanne mathi'],
  ['hi', 'bada accha hai'],
  ['hi', 'koi badi dikkat nahi'],
  ['ta', 'பெரிய பிரச்சனை இல்ல'],
  ['ta', 'periya problem illa'],
  ['te', 'pedda problem emi ledu'],
  ['kn', 'ದೊಡ್ಡ ಸಮಸ್ಯೆ ಇಲ್ಲ'],
  ['pa', 'ਬੜਾ ਸੋਹਣਾ ਹੈ'],
  ['pa', 'vaddi gal nahi'],
  ['bn', 'boro kono somossa nei'],
  ['bn', 'বড় ভালো লাগল'],
  ['en', 'no big problem'],
])('big says "very", or is given up, and asks for no bigger home: %s, "%s"', (language, text) => {
  expect(commandsOf(language, text)).not.toContainEqual(bigger)
})

it.each<[LanguageCode, string]>([
  ['ml', 'valiya veedu venam'],
  ['hi', 'thoda bada dikhao'],
  ['ta', 'konjam periya veedu kaatunga'],
  ['te', 'inka peddavi chupinchandi'],
  ['kn', 'innu doddadu torisi'],
  ['pa', 'vadda ghar vikhao'],
  ['bn', 'ektu boro dekhan'],
  ['en', 'show bigger ones'],
])('a bigger one is wanted: %s, "%s"', (language, text) => {
  expect(commandsOf(language, text)).toContainEqual(bigger)
})
