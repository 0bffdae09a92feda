import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { ShownHome } from '../command.ts'
import { understand } from '../understand.ts'

const homes: ShownHome[] = [
  { city: 'Pune', area: 'Baner', transaction_type: 'rent', price: 12000 },
  { city: 'Pune', area: 'Aundh', transaction_type: 'rent', price: 15000 },
]
const places = createPlaceIndex(homes)

function read(text: string, language: LanguageCode) {
  const known = { city: 'Pune', transaction_type: 'rent' as const }
  return understand(text, { language, asked: null, known, shown: 2, homes }, places).commands
}

const picked = (...positions: number[]) => positions.map((position) => ({ kind: 'pick', position }))

describe('what a home shown costs', () => {
  it.each<[LanguageCode, string]>([
    ['en', '12k is very less, y so?'],
    ['hi', 'बारह हज़ार बहुत कम है, कोई गड़बड़ तो नहीं?'],
    ['ta', '12000 romba kammi'],
    ['ml', '12000 valare kuravanu'],
    ['kn', '12 savira tumba kammi'],
    ['bn', '১২ হাজার খুব কম'],
    ['pa', '12 hazar bahut ghat aa'],
  ])('points at it where that is thought little, and is no budget: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual(picked(1))
  })

  it.each<[LanguageCode, string]>([
    ['en', 'Between the 12k and the 15k one, which is better value?'],
    ['en', 'between 12k and 15k which is better'],
    ['hi', '12 हज़ार और 15 हज़ार वाले में क्या फर्क है'],
    ['ta', '12000 kum 15000 kum enna vithyasam'],
  ])('points at it where it is weighed against another one: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual(picked(1, 2))
  })

  it.each<[LanguageCode, string, Record<string, number>]>([
    ['en', 'between 12k and 15k', { min: 12000, max: 15000 }],
    ['en', 'my budget is 12k to 15k', { min: 12000, max: 15000 }],
    ['en', '12k or 15k is fine?', { min: 12000, max: 15000 }],
    ['hi', '12 हज़ार से 15 हज़ार के बीच', { min: 12000, max: 15000 }],
    ['hi', '12 hazar se kam', { max: 12000 }],
    ['bn', '১২ হাজারের কম', { max: 12000 }],
    ['en', 'less than 12k', { max: 12000 }],
  ])('is a budget where it bounds one: %s, "%s"', (language, text, value) => {
    expect(read(text, language)).toEqual([{ kind: 'set', slot: 'price', value }])
  })

  it.each<[LanguageCode, string]>([
    ['ml', '12000-ൽ നിന്ന് ഇനിയും കുറയ്ക്കുമോ'],
    ['ml', '12000 il ninnu kurakkumo'],
  ])('tells of which it is asked whether its owner comes down: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'bargain' }, ...picked(1)])
  })
})

describe('what is told of a home that is counted out', () => {
  it.each<[LanguageCode, string, number]>([
    ['en', 'the first one is 2bhk for 12k right', 1],
    ['en', 'second tha furnished with AC, uska poocha', 2],
    ['en', 'not this one, number 2 with AC', 2],
    ['hi', 'दूसरा वाला एसी वाला था, उसका पूछा', 2],
  ])('is no wish: %s, "%s"', (language, text, position) => {
    expect(read(text, language)).toEqual(picked(position))
  })

  it('sets nothing where it is asked whether its owner comes down', () => {
    const text = 'पहले वाला 1330 फुट का 12 हज़ार का है, इसमें कुछ कम हो सकता है?'
    expect(read(text, 'hi')).toEqual([...picked(1), { kind: 'bargain' }])
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'second one but with parking', 'amenities'],
    ['en', 'like the 2nd one but 3bhk', 'bedrooms'],
    ['hi', 'दूसरा वाला ठीक है, पर पार्किंग चाहिए', 'amenities'],
  ])('but what another one shall have is: %s, "%s"', (language, text, slot) => {
    expect(read(text, language)).toMatchObject([{ kind: 'set', slot }])
  })

  it.each<[LanguageCode, string]>([
    ['en', '900 sqft is too small'],
    ['ta', '900 sqft romba chinna idam'],
    ['hi', '900 फुट बहुत छोटा है'],
    ['te', '900 sft chala chinnadi'],
    ['kn', '900 sqft tumba chikkadu'],
    ['ml', '900 sqft valare cheruthanu'],
    ['bn', '৯০০ স্কয়ার ফুট খুব ছোট'],
    ['pa', '900 sqft bahut chhota aa'],
  ])('nor is a size that is too small: %s, "%s"', (language, text) => {
    expect(read(text, language)).not.toContainEqual(expect.objectContaining({ kind: 'set' }))
  })
})
