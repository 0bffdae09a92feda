import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../places/index.ts'
import { toFrame } from './frame.ts'
import { understand } from './understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode) =>
  understand(text, { language, asked: null, known: {} }, places)
const set = (text: string, language: LanguageCode) => toFrame(read(text, language)).set

describe('a language typed in Latin letters in a chat of another one', () => {
  it.each<[LanguageCode, string, LanguageCode, object]>([
    [
      'en',
      'mujhe 2bhk flat chahiye andheri me 40 hazaar tak',
      'hi',
      { property_type: 'apartment', area: 'Andheri', price: { max: 40_000 }, bedrooms: { min: 2, max: 2 } },
    ],
    [
      'en',
      'enakku velachery la 2bhk veedu vadagaiku venum',
      'ta',
      {
        transaction_type: 'rent',
        property_type: 'house',
        area: 'Velachery',
        bedrooms: { min: 2, max: 2 },
      },
    ],
    [
      'en',
      'naku kukatpally lo illu addeku kavali',
      'te',
      { transaction_type: 'rent', property_type: 'house', area: 'Kukatpally' },
    ],
    ['en', '20 aayiram varaikum', 'ta', { price: { max: 20_000 } }],
    ['en', 'kiraye pe chahiye', 'hi', { transaction_type: 'rent' }],
    ['en', 'amar ekta flat lagbe behala te', 'bn', { property_type: 'apartment', area: 'Behala' }],
    [
      'kn',
      'naku kukatpally lo illu addeku kavali',
      'te',
      { transaction_type: 'rent', property_type: 'house', area: 'Kukatpally' },
    ],
    [
      'hi',
      'enakku velachery la veedu vadagaiku venum',
      'ta',
      { transaction_type: 'rent', property_type: 'house', area: 'Velachery' },
    ],
  ])('is read and followed: %s, "%s"', (language, text, typed, wishes) => {
    expect(read(text, language).language).toBe(typed)
    expect(set(text, language)).toEqual(wishes)
  })

  it.each<[LanguageCode, string, object]>([
    ['en', 'budget dedh crore tak', { price: { max: 15_000_000 } }],
    ['en', '2 bhk yaar, budget dedh crore tak', { price: { max: 15_000_000 }, bedrooms: { min: 2, max: 2 } }],
    ['te', 'veedu illa, flat ah venum', { property_type: 'apartment' }],
    ['en', '3 bhk flat chahiye', { property_type: 'apartment', bedrooms: { min: 3, max: 3 } }],
  ])('is read and not followed for a word or two: %s, "%s"', (language, text, wishes) => {
    expect(read(text, language).language).toBeNull()
    expect(set(text, language)).toEqual(wishes)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'parking vendam'],
    ['hi', 'parking vendam'],
    ['en', 'parking venda'],
  ])('takes no refusal for a wish: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([{ kind: 'drop', what: 'parking' }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'i want a flat for rent near Ramesh uncles shop'],
    ['en', 'asdf qwer'],
    ['en', 'aparment with parkng'],
    ['pa', 'mujhe 2bhk chahiye mohali me kiraye par'],
    ['ta', 'i want a 2 bhk flat for rent'],
  ])('is not seen in the words of the conversation, of English and of nobody: %s, "%s"', (language, text) => {
    expect(read(text, language).language).toBeNull()
  })
})

describe('a turn with words in the letters of another language', () => {
  it.each<[LanguageCode, string, object]>([
    [
      'en',
      '2bhk in சென்னை under 20k',
      { city: 'Chennai', price: { max: 20_000 }, bedrooms: { min: 2, max: 2 } },
    ],
    ['en', 'சென்னை', { city: 'Chennai' }],
    [
      'en',
      'flat for rent in बेंगलुरु',
      { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    ],
    ['kn', 'చెన్నై', { city: 'Chennai' }],
  ])('is not followed for the name of a place: %s, "%s"', (language, text, wishes) => {
    expect(read(text, language).language).toBeNull()
    expect(set(text, language)).toEqual(wishes)
  })

  it.each<[LanguageCode, string, LanguageCode]>([
    ['en', 'வாடகை', 'ta'],
    ['en', 'சென்னையில் வீடு வேணும்', 'ta'],
    ['en', 'சென்னை வாடகை', 'ta'],
    ['en', '2bhk வேணும்', 'ta'],
    ['ta', 'हाँ', 'hi'],
    ['en', 'ಮನೆ ಬೇಕು whitefield alli', 'kn'],
  ])('is followed where half of its words are: %s, "%s"', (language, text, written) => {
    expect(read(text, language).language).toBe(written)
  })
})

describe('an English chat that is under way', () => {
  it.each([
    'bas pehla wala final karna hai, kab dekh sakte hain',
    'enakku velachery la 2bhk veedu vadagaiku venum',
  ])('goes on in Latin letters where another language is mixed in: "%s"', (text) => {
    const at = (known: object) => understand(text, { language: 'en', asked: null, known }, places).language
    expect(at({})).not.toBeNull()
    expect(at({ transaction_type: 'rent' })).toBeNull()
  })
})
