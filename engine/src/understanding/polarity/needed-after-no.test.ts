import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const known = { bedrooms: { min: 3, max: 3 } }
const read = (language: LanguageCode, text: string) =>
  toFrame(understand(text, { language, asked: null, known, shown: 3 }, places))

it.each([
  ['no need 2bhk only', { bedrooms: { min: 2, max: 2 } }],
  ['no need flat only', { property_type: 'apartment' }],
  ['no need rent only', { transaction_type: 'rent' }],
])('"%s" is a no and a wish', (text, set) => {
  expect(read('en', text).set).toEqual(set)
})

it.each([
  ['no need 3bhk', 'bedrooms'],
  ['dont want 3bhk only', 'bedrooms'],
])('"%s" refuses', (text, dropped) => {
  expect(read('en', text).drop).toContain(dropped)
})

it.each<[LanguageCode, string]>([
  ['ta', 'இது ஒன்றே போதும்'],
  ['ta', 'idhu onnu podhum'],
  ['ta', 'இந்த ஒன்று போதும்'],
  ['hi', 'ye ek hi kaafi hai'],
  ['ml', 'ith onnu mathi'],
  ['te', 'idi okkate chalu'],
  ['kn', 'ಇದೊಂದೇ ಸಾಕು'],
  ['pa', 'eh ikk hi kaafi aa'],
  ['bn', 'এই একটাই যথেষ্ট'],
  ['en', 'this one is enough'],
])('one that is pointed at counts no rooms: %s, "%s"', (language, text) => {
  expect(read(language, text).set).toEqual({})
})

it.each<[LanguageCode, string]>([
  ['ta', 'onnu podhum'],
  ['ta', 'oru room podhum'],
])('one alone counts them: %s, "%s"', (language, text) => {
  expect(read(language, text).set).toEqual({ bedrooms: { min: 1, max: 1 } })
})
