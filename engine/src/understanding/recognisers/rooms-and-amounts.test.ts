import type { Wishes } from '@guru/contract/requirement'
import type { LanguageCode, Slot } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const setIn = (language: LanguageCode, text: string, asked: Slot | null, known: Wishes) =>
  toFrame(understand(text, { language, asked, known }, places)).set

describe('a second count of rooms is no budget, although that was asked for', () => {
  it.each([
    ['en', 'three rooms, four is fine too', 3, 4],
    ['ta', 'மூணு ரூம், நாலு இருந்தாலும் சரி', 3, 4],
    ['hi', 'तीन कमरे, चार भी चलेंगे', 3, 4],
    ['ml', 'മൂന്ന് മുറി വേണം, നാലായാലും കുഴപ്പമില്ല', 3, 4],
    ['kn', 'ಎರಡು ಕೋಣೆ ಸಾಕು, ಮೂರಾದ್ರೂ ಪರವಾಗಿಲ್ಲ', 2, 3],
    ['te', 'మూడు గదులు ఉండాలి, రెండైనా ఫర్వాలేదు', 2, 3],
    ['pa', 'ਤਿੰਨ ਕਮਰੇ, ਚਾਰ ਵੀ ਚੱਲਣਗੇ', 3, 4],
    ['bn', 'তিনটে ঘর, চারটে হলেও চলবে', 3, 4],
  ] as const)('%s: %s', (language, text, min, max) => {
    expect(setIn(language, text, 'price', { transaction_type: 'sale' })).toEqual({ bedrooms: { min, max } })
  })
})

describe('a number in the place of a known size is one, in its unit', () => {
  const known: Wishes = { transaction_type: 'sale', size_sqft: { min: 1800 }, price: { max: 5_000_000 } }

  it.each([
    ['en', 'not 200, 300', { min: 2700 }],
    ['te', '200 kaadu 150 chalu', { min: 1350 }],
    ['hi', '200 नहीं 150', { min: 1350 }],
    ['en', 'not 200, 150 sq yards is enough', { min: 1350 }],
  ] as const)('%s: %s', (language, text, size_sqft) => {
    expect(setIn(language, text, null, known)).toEqual({ size_sqft })
  })

  it('is a price where the known price is what is refused', () => {
    expect(setIn('en', 'not 50, 60', null, known)).toEqual({ price: { max: 6_000_000 } })
  })

  it('gives the known size up where "or" is the word for "not", too', () => {
    expect(setIn('bn', '3 katha na 5 katha lagbe', null, { size_sqft: { min: 2160 } })).toEqual({
      size_sqft: { min: 3600 },
    })
    expect(setIn('bn', '3 katha na 5 katha lagbe', null, {})).toEqual({ size_sqft: { min: 2160, max: 3600 } })
  })
})

describe('two numbers that are written together before a scale are a range', () => {
  it.each([
    ['hi', 'दसबारह हज़ार', 10_000, 12_000],
    ['bn', 'পাঁচসাত হাজার', 5000, 7000],
    ['pa', 'ਦੋਤਿੰਨ ਲੱਖ', 200_000, 300_000],
    ['kn', 'ಎಂಟ್ಹತ್ತು ಸಾವಿರ', 8000, 10_000],
    ['ml', 'എട്ടുപത്തായിരം', 8000, 10_000],
  ] as const)('%s: %s', (language, text, min, max) => {
    expect(setIn(language, text, 'price', {})).toEqual({ price: { min, max } })
  })

  it('leaves compounds of one number alone', () => {
    expect(setIn('ta', 'ezhubathanju latcham', 'price', {})).toEqual({ price: { max: 7_500_000 } })
  })
})

describe('"not without" wants what it names', () => {
  it.each([
    ['en', 'not without a lift'],
    ['ta', 'லிஃப்ட் இல்லாம வேண்டாம்'],
    ['hi', 'बिना लिफ्ट के नहीं'],
    ['ml', 'ലിഫ്റ്റ് ഇല്ലാതെ വേണ്ട'],
    ['kn', 'ಲಿಫ್ಟ್ ಇಲ್ಲದೆ ಬೇಡ'],
    ['te', 'లిఫ్ట్ లేకుండా వద్దు'],
    ['pa', 'ਲਿਫਟ ਤੋਂ ਬਿਨਾਂ ਨਹੀਂ'],
    ['bn', 'লিফট ছাড়া নয়'],
  ] as const)('%s: %s', (language, text) => {
    expect(setIn(language, text, null, {})).toEqual({ amenities: ['lift'] })
  })
})
