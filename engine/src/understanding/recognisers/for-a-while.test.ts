import type { LanguageCode, Slot } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const deal = (language: LanguageCode, text: string, asked: Slot | null = null) =>
  toFrame(understand(text, { language, asked, known: {} }, places)).set.transaction_type

describe('a home that is needed for some time', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I need a place in Pune for 6 months'],
    ['en', 'need a house in Pune till my next transfer'],
    ['hi', 'पुणे में 6 महीने के लिए घर चाहिए'],
    ['hi', 'pune me agle transfer tak ke liye 2bhk chahiye'],
    ['pa', 'ludhiane ch 6 mahine layi flat chahida'],
    ['pa', 'agli badli tak ludhiane ch ghar chahida'],
    ['bn', 'কলকাতায় ছয় মাসের জন্য একটা ফ্ল্যাট চাই'],
    ['bn', 'পরের বদলি পর্যন্ত কলকাতায় একটা বাড়ি চাই'],
    ['ta', 'அடுத்த டிரான்ஸ்ஃபர் வரை சென்னைல வீடு வேணும்'],
    ['ml', 'kochiyil aaru maasathekk oru veedu venam'],
    ['ml', 'adutha transfer vare kochiyil oru veedu venam'],
    ['kn', 'ಬೆಂಗಳೂರಿನಲ್ಲಿ ಆರು ತಿಂಗಳಿಗೆ ಫ್ಲಾಟ್ ಬೇಕು'],
    ['te', 'హైదరాబాద్‌లో ఆరు నెలలకి ఫ్లాట్ కావాలి'],
  ])('is rented: %s, "%s"', (language, text) => {
    expect(deal(language, text)).toBe('rent')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'Just something to stay in for a year or two, my wife will join me next month'],
    ['hi', 'bas ek do saal rehna hai'],
    ['pa', 'ਛੇ ਮਹੀਨੇ ਲਈ ਹੀ'],
    ['bn', 'mattro ek bochor thakbo'],
    ['ta', 'ஒரு வருஷம் இருந்தா போதும்'],
    ['ta', '6 maasam mattum'],
    ['ml', '6 maasam mathi'],
    ['kn', 'ondu varsha iroke'],
    ['te', 'ఆరు నెలలు చాలు'],
  ])('answers whether to rent or to buy: %s, "%s"', (language, text) => {
    expect(deal(language, text, 'transaction_type')).toBe('rent')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'I have been looking for a house for 6 months'],
    ['en', 'a flat in Pune, possession in 6 months only'],
    ['en', 'a 2 bhk in Pune, I have a loan for 20 years'],
    ['en', 'buy a house in Pune for 6 months'],
    ['hi', '6 mahine se ghar dhoond raha hu pune me'],
    ['ta', 'ஆறு மாசமா சென்னைல வீடு தேடுறேன்'],
    ['bn', 'ছয় মাস ধরে কলকাতায় বাড়ি খুঁজছি'],
  ])('is not meant by any other time: %s, "%s"', (language, text) => {
    expect(deal(language, text)).not.toBe('rent')
  })
})
