import type { LanguageCode, Slot } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode, asked: Slot) =>
  understand(text, { language, asked, known: {} }, places).commands

describe('what is said to be hard', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'buying is difficult, on rent'],
    ['hi', 'ख़रीदना मुश्किल है, किराये पे'],
    ['hi', 'kharidna mushkil hai, kiraye pe'],
    ['pa', 'ਖਰੀਦਣਾ ਔਖਾ ਏ, ਕਿਰਾਏ ਤੇ'],
    ['bn', 'কেনা মুশকিল, ভাড়া'],
    ['ta', 'வாங்குறது கஷ்டம், வாடகைக்கு'],
    ['te', 'కొనడం కష్టం, అద్దెకు'],
    ['kn', 'ಖರೀದಿ ಕಷ್ಟ, ಬಾಡಿಗೆಗೆ'],
    ['ml', 'വാങ്ങാൻ ബുദ്ധിമുട്ടാണ്, വാടകയ്ക്ക്'],
  ])('is not the deal that is meant: %s, "%s"', (language, text) => {
    expect(read(text, language, 'transaction_type')).toEqual([
      { kind: 'set', slot: 'transaction_type', value: 'rent' },
    ])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'without a lift it will be difficult'],
    ['hi', 'लिफ्ट न हो तो मुश्किल होगी'],
    ['hi', 'lift nahi hoga to dikkat hogi'],
    ['pa', 'ਲਿਫਟ ਬਿਨਾਂ ਔਖਾ ਹੋਊ'],
    ['bn', 'লিফট না থাকলে অসুবিধে হবে'],
    ['ta', 'lift illana kashtam'],
    ['te', 'lift lekapothe kashtam'],
    ['kn', 'lift illa andre kashta'],
    ['ml', 'ലിഫ്റ്റ് ഇല്ലെങ്കിൽ ബുദ്ധിമുട്ടാകും'],
  ])('is to be without what is wanted: %s, "%s"', (language, text) => {
    expect(read(text, language, 'amenities')).toEqual([{ kind: 'set', slot: 'amenities', value: ['lift'] }])
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'lift na ho to koi dikkat nahi'],
    ['hi', 'lift nahi hogi to bhi dikkat nahi hogi'],
    ['bn', 'লিফট না থাকলে অসুবিধে নেই'],
  ])('is not where nothing is hard: %s, "%s"', (language, text) => {
    expect(read(text, language, 'amenities')).not.toContainEqual(expect.objectContaining({ kind: 'set' }))
  })

  it('leaves the deal that is wanted', () => {
    expect(read('renting is difficult for us, want to buy', 'en', 'transaction_type')).toContainEqual({
      kind: 'set',
      slot: 'transaction_type',
      value: 'sale',
    })
  })
})
