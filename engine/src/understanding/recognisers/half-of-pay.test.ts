import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const priceOf = (language: LanguageCode, text: string, known = {}) =>
  toFrame(
    understand(text, { language, asked: 'price', known: { transaction_type: 'rent', ...known } }, places),
  ).set.price

it.each<[LanguageCode, string]>([
  [
    'en',
    'My father gets a pension of 40,000 a month, we would not like to spend more than half of it on rent',
  ],
  ['hi', 'papa ki pension 40000 hai, uska aadha hi kiraye me de sakte hain'],
  ['hi', 'सैलरी चालीस हज़ार है, आधे से ज़्यादा किराया नहीं'],
  ['ta', 'அப்பா பென்ஷன் மாசம் 40000, அதுல பாதிக்கு மேல வாடகை குடுக்க முடியாது'],
  ['ml', 'ശമ്പളം 40000 ആണ്, അതിന്റെ പകുതിയിൽ കൂടുതൽ വാടക പറ്റില്ല'],
  ['te', 'జీతం 40000, అందులో సగం కంటే ఎక్కువ అద్దె ఇవ్వలేను'],
  ['kn', 'ಸಂಬಳ 40000, ಅದರಲ್ಲಿ ಅರ್ಧಕ್ಕಿಂತ ಜಾಸ್ತಿ ಬಾಡಿಗೆ ಆಗಲ್ಲ'],
  ['pa', 'ਤਨਖਾਹ 40000 ਹੈ, ਉਸਦਾ ਅੱਧਾ ਹੀ ਕਿਰਾਏ ਤੇ ਦੇ ਸਕਦੇ ਹਾਂ'],
  ['bn', 'মাইনে ৪০০০০, তার অর্ধেকের বেশি ভাড়া দিতে পারব না'],
])('half of what is earned is the rent that may be paid: %s, "%s"', (language, text) => {
  expect(priceOf(language, text)).toEqual({ max: 20_000 })
})

it.each<[LanguageCode, string, object]>([
  ['en', 'my salary is 40000, half of it goes to the loan', {}],
  ['hi', 'salary 40000 hai, aadhi EMI me jaati hai', {}],
  ['en', 'salary is 40000, not more than half of it on rent', { price: { max: 15_000 } }],
])('half of it for something else is none: %s, "%s"', (language, text, known) => {
  expect(priceOf(language, text, known)).not.toEqual({ max: 20_000 })
})
