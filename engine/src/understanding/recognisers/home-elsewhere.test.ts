import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode) =>
  toFrame(understand(text, { language, asked: null, known: {} }, places)).set

describe('where one has a home', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'home is in Varanasi, need 1bhk in Pune', 'Pune'],
    ['hi', 'घर बनारस में है, पुणे में 1bhk चाहिए', 'Pune'],
    ['ta', 'வீடு மதுரைல இருக்கு, சென்னைல 1bhk வேணும்', 'Chennai'],
    ['te', 'ఇల్లు విజయవాడలో ఉంది, హైదరాబాద్‌లో 1bhk కావాలి', 'Hyderabad'],
    ['pa', 'ਘਰ ਬਠਿੰਡੇ ਆ, ਮੋਹਾਲੀ ਰਹਿਣ ਨੂੰ 1bhk ਚਾਹੀਦਾ', 'Mohali'],
  ])('gives way to where one is wanted, and names no kind: %s, "%s"', (language, text, city) => {
    expect(read(text, language)).toEqual({ city, bedrooms: { min: 1, max: 1 } })
  })

  it('is wanted there where no other place follows', () => {
    expect(read('घर पुणे में हो, 1bhk चाहिए', 'hi')).toMatchObject({ city: 'Pune', property_type: 'house' })
  })
})

describe('a home that is sold for another', () => {
  it.each<[LanguageCode, string]>([
    ['hi', 'gaon ka ghar bech ke sheher me 2 bhk lena hai'],
    ['pa', 'ਪਿੰਡ ਦਾ ਘਰ ਵੇਚ ਕੇ ਸ਼ਹਿਰ ਚ 2 bhk ਲੈਣਾ'],
  ])('names no kind: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual({ transaction_type: 'sale', bedrooms: { min: 2, max: 2 } })
  })
})
