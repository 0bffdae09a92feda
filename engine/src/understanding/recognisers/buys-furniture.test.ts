import type { Wishes } from '@guru/contract/requirement'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const known: Wishes = { transaction_type: 'rent', city: 'Chennai', amenities: ['semi_furnished'] }

function read(text: string, language: LanguageCode) {
  return understand(text, { language, asked: null, known, shown: 5 }, places)
}

it.each<[LanguageCode, string]>([
  ['kn', 'furniture illa andre naave togotivi'],
  ['en', 'if there is no furniture we will buy it ourselves'],
  ['en', 'no furniture is fine, we will buy'],
  ['hi', 'furniture nahi hai to hum khud le lenge'],
  ['te', 'ఫర్నిచర్ లేకపోతే మేమే కొనుక్కుంటాం'],
  ['ml', 'furniture illenkil njangal vangikkolam'],
  ['bn', 'ফার্নিচার না থাকলে আমরাই কিনে নেব'],
])(
  'furniture that the seeker buys is no wish and no question, and no home is bought: %s, %s',
  (language, text) => {
    const { commands, asksAbout } = read(text, language)
    expect(commands).toEqual([{ kind: 'drop', what: 'semi_furnished' }])
    expect(asksAbout).toEqual([])
  },
)

it.each<[LanguageCode, string, string]>([
  ['en', 'I want to buy a furnished flat', 'sale'],
  ['hi', 'main khud ke liye furnished flat kharidna chahta hu', 'sale'],
])('a home that is bought is a wish: %s, %s', (language, text, value) => {
  expect(read(text, language).commands).toContainEqual({ kind: 'set', slot: 'transaction_type', value })
})
