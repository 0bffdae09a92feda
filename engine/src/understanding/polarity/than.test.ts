import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])

const setBy = (text: string, language: LanguageCode) =>
  toFrame(understand(text, { language, asked: null, known: {} }, places)).set

describe('of two things that are compared the one that is preferred is wanted', () => {
  it.each([
    ['i prefer a house over an apartment', 'en', { property_type: 'house' }],
    ['अपार्टमेंट की तुलना में मुझे मकान पसंद है', 'hi', { property_type: 'house' }],
    ['flat se zyada makan pasand hai', 'hi', { property_type: 'house' }],
    ['அடையாறை விட வேளச்சேரி நல்லது', 'ta', { area: 'Velachery' }],
    ['flat a vida veedu than pudikum', 'ta', { property_type: 'house' }],
    ['കലൂരിനേക്കാൾ കാക്കനാടാണ് നല്ലത്', 'ml', { area: 'Kakkanad' }],
    ['flatinekkal veedanu ishtam', 'ml', { property_type: 'house' }],
    ['ಬಿಟಿಎಂಗಿಂತ ಜಯನಗರ ಚೆನ್ನಾಗಿದೆ', 'kn', { area: 'Jayanagar' }],
    ['కూకట్‌పల్లి కంటే మియాపూర్ బెటర్', 'te', { area: 'Miyapur' }],
    ['ਅਪਾਰਟਮੈਂਟ ਨਾਲੋਂ ਮੈਨੂੰ ਘਰ ਪਸੰਦ ਹੈ', 'pa', { property_type: 'house' }],
    ['কসবার চেয়ে গড়িয়া ভালো', 'bn', { area: 'Garia' }],
  ] as const)('%s', (text, language, set) => {
    expect(setBy(text, language)).toEqual(set)
  })

  it.each([
    ['20 லட்சத்தை விட குறைவா இருக்கணும்', 'ta', { price: { max: 2_000_000 } }],
    ['ಇಪ್ಪತ್ತು ಸಾವಿರಕ್ಕಿಂತ ಕಡಿಮೆ ಬಾಡಿಗೆ', 'kn', { transaction_type: 'rent', price: { max: 20_000 } }],
  ] as const)('an amount that is compared stays a bound: %s', (text, language, set) => {
    expect(setBy(text, language)).toEqual(set)
  })
})
