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

  it.each<[LanguageCode, string]>([
    ['en', 'I came from Pune for a job, need a 2bhk flat'],
    ['en', 'We shifted from Nagpur for work, need a 2bhk on rent'],
    ['en', 'I used to work in Pune, need a flat on rent'],
    ['hi', 'main Nagpur se kaam ke liye aaya hoon, kiraye pe ghar chahiye'],
    ['pa', 'ਮੈਂ ਲੁਧਿਆਣੇ ਤੋਂ ਨੌਕਰੀ ਲਈ ਆਇਆ ਹਾਂ, ਕਿਰਾਏ ਤੇ ਮਕਾਨ ਚਾਹੀਦਾ'],
    ['bn', 'আমি বর্ধমান থেকে কাজের জন্য এসেছি, ভাড়ায় ফ্ল্যাট চাই'],
    ['ta', 'நான் மதுரையில் இருந்து வேலைக்காக வந்தேன், வாடகைக்கு வீடு வேணும்'],
    ['ta', 'நான் மதுரையில் வேலை பார்த்தேன், வாடகைக்கு வீடு வேணும்'],
    ['ml', 'ഞാൻ തൃശ്ശൂരിൽ നിന്ന് ജോലിക്കായി വന്നതാണ്, വാടകയ്ക്ക് വീട് വേണം'],
    ['te', 'నేను వరంగల్ నుంచి ఉద్యోగం కోసం వచ్చాను, ఇల్లు అద్దెకు కావాలి'],
    ['kn', 'ನಾನು ಮೈಸೂರಿನಿಂದ ಕೆಲಸಕ್ಕಾಗಿ ಬಂದಿದ್ದೇನೆ, ಬಾಡಿಗೆಗೆ ಮನೆ ಬೇಕು'],
  ])('is not where one came from for it, or worked once: %s, "%s"', (language, text) => {
    expect(read(text, language)).not.toHaveProperty('city')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'I work in Mumbai but want a house outside'],
    ['en', 'My wife works in Delhi, we want to buy a house near my parents'],
    ['hi', 'main Patna mein kaam karta tha, ab dusre sheher mein flat chahiye'],
  ])('is no answer of who looks elsewhere: %s, "%s"', (language, text) => {
    expect(read(text, language, 'city')).not.toHaveProperty('city')
  })

  it.each<[string]>([
    ['I work in Pune, need a 2bhk on rent near my office'],
    ['I work in Pune, need a 2bhk on rent near the metro'],
  ])('stays where the home is near something of it: "%s"', (text) => {
    expect(read(text, 'en')).toMatchObject({ city: 'Pune' })
  })
})
