import type { LanguageCode, Slot } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode, asked: Slot | null = null, known = {}) =>
  toFrame(understand(text, { language, asked, known }, places)).set

describe('where one works', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'I work in Pune, need a house on rent', 'Pune'],
    ['hi', 'Pune me kaam karta hoon, kiraye ka ghar chahiye', 'Pune'],
    ['ta', 'சென்னைல ஆபீஸ், வாடகைக்கு வீடு வேணும்', 'Chennai'],
    ['te', 'nenu hyderabad lo job chestunna, rent ki illu kavali', 'Hyderabad'],
    ['bn', 'ami Durgapur e kaj kori, ekta bari bhara chai', 'Durgapur'],
    ['kn', 'naanu hubballi alli kelasa madtini, badige mane beku', 'Hubballi'],
    ['ml', 'എനിക്ക് കൊച്ചിയിൽ ജോലിയാണ്, വാടകയ്ക്ക് ഒരു വീട് വേണം', 'Kochi'],
    ['pa', 'ਮੇਰੀ ਨੌਕਰੀ ਲੁਧਿਆਣੇ ਹੈ, ਕਿਰਾਏ ਤੇ ਮਕਾਨ ਚਾਹੀਦਾ', 'Ludhiana'],
  ])('is where the home is sought: %s, "%s"', (language, text, city) => {
    expect(read(text, language)).toEqual({ transaction_type: 'rent', property_type: 'house', city })
  })

  it('gives way to another place', () => {
    expect(read('I work in Pune but want a house in Nashik', 'en')).toEqual({
      property_type: 'house',
      city: 'Nashik',
    })
  })

  it('changes no city that is known, and is no wish of who seeks nothing', () => {
    const wishes = read('I work in Pune, need a 2bhk', 'en', null, { city: 'Chennai' })
    expect(wishes).toEqual({ bedrooms: { min: 2, max: 2 } })
    expect(read('I work in Mumbai', 'en')).toEqual({})
  })

  it('answers for an area', () => {
    expect(read('ஆபீஸ் கிண்டில இருக்கு', 'ta', 'area', { city: 'Chennai' })).toEqual({ area: 'Guindy' })
  })

  it('is told apart from where one lives', () => {
    expect(read('main Indore me rehta hun, ghar chahiye', 'hi')).toEqual({ property_type: 'house' })
  })
})
