import type { LanguageCode } from '@guru/contract/vocabulary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import { numbersSaidIn } from './said-numbers.ts'

const engine = createEngine({ listedPlaces: [] })

const read = (text: string, language: LanguageCode) =>
  engine.understand(text, { language, asked: 'price', known: { transaction_type: 'rent' } })

const spelled = (words: string) => words.split(' ')

/** Digits from 0 to 9 as they are said: the language's own, and the English ones as speech is written down. */
const digitWords: Record<string, [LanguageCode, string[]]> = {
  English: ['en', spelled('zero one two three four five six seven eight nine')],
  Hindi: ['hi', spelled('शून्य एक दो तीन चार पाँच छह सात आठ नौ')],
  'Hindi in Latin letters': ['hi', spelled('shunya ek do teen char panch chhe saat aath nau')],
  'English in Hindi': ['hi', spelled('ज़ीरो वन टू थ्री फोर फाइव सिक्स सेवन एट नाइन')],
  Tamil: ['ta', spelled('பூஜ்ஜியம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது')],
  'Tamil in Latin letters': ['ta', spelled('zero onnu rendu moonu naalu anju aaru ezhu ettu ombathu')],
  'English in Tamil': ['ta', spelled('ஜீரோ ஒன் டூ த்ரீ ஃபோர் ஃபைவ் சிக்ஸ் செவன் எய்ட் நைன்')],
  Malayalam: ['ml', spelled('പൂജ്യം ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത്')],
  'English in Malayalam': ['ml', spelled('സീറോ വൺ ടു ത്രീ ഫോർ ഫൈവ് സിക്സ് സെവൻ എയ്റ്റ് നയൻ')],
  Kannada: ['kn', spelled('ಸೊನ್ನೆ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು')],
  'English in Kannada': ['kn', spelled('ಝೀರೋ ವನ್ ಟೂ ತ್ರೀ ಫೋರ್ ಫೈವ್ ಸಿಕ್ಸ್ ಸೆವೆನ್ ಏಟ್ ನೈನ್')],
  Telugu: ['te', spelled('సున్నా ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది')],
  'English in Telugu': ['te', spelled('జీరో వన్ టూ త్రీ ఫోర్ ఫైవ్ సిక్స్ సెవెన్ ఎయిట్ నైన్')],
  Punjabi: ['pa', spelled('ਸਿਫ਼ਰ ਇੱਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ')],
  'English in Punjabi': ['pa', spelled('ਜ਼ੀਰੋ ਵਨ ਟੂ ਥ੍ਰੀ ਫੋਰ ਫਾਈਵ ਸਿਕਸ ਸੈਵਨ ਏਟ ਨਾਈਨ')],
  Bengali: ['bn', spelled('শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়')],
  'English in Bengali': ['bn', spelled('জিরো ওয়ান টু থ্রি ফোর ফাইভ সিক্স সেভেন এইট নাইন')],
}

const mobileNumbers = fc
  .tuple(
    fc.integer({ min: 6, max: 9 }),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }),
  )
  .map(([first, others]) => [first, ...others])

describe('a mobile number that is said', () => {
  it.each(Object.entries(digitWords))('digit by digit reads back as itself: %s', (_, [language, words]) => {
    fc.assert(
      fc.property(mobileNumbers, (digits) => {
        const text = digits.map((digit) => words[digit]).join(' ')
        expect(numbersSaidIn(text, language), text).toEqual([
          { digits: digits.join(''), mobile: true, from: 0, to: text.length },
        ])
        const { phone, phoneMistyped, commands, numbers, caller } = read(text, language)
        expect({ phone, phoneMistyped, commands, numbers, caller }, text).toEqual({
          phone: true,
          phoneMistyped: undefined,
          commands: [],
          numbers: [],
          caller: { number: { from: 0, to: text.length } },
        })
      }),
      { numRuns: 60 },
    )
  })

  it.each(Object.entries(digitWords))('with a digit too few is told so: %s', (_, [language, words]) => {
    fc.assert(
      fc.property(mobileNumbers, (digits) => {
        const text = digits
          .slice(0, 9)
          .map((digit) => words[digit])
          .join(' ')
        const { phone, phoneMistyped, commands, numbers } = read(text, language)
        expect({ phone, phoneMistyped, commands, numbers }, text).toEqual({
          phone: undefined,
          phoneMistyped: true,
          commands: [],
          numbers: [],
        })
      }),
      { numRuns: 20 },
    )
  })

  it.each<[LanguageCode, string]>([
    ['en', 'nine eight four double zero one two three four five'],
    ['en', 'plus nine one nine eight four double zero one two three four five'],
    ['en', 'zero nine eight four double zero, one two three, four five'],
    ['en', 'nine ate for o o one to three for five'],
    ['en', '98 40 01 23 45'],
    ['en', '98-40-01-23-45'],
    ['en', '984 001 2345'],
    ['en', '98 400 12 345'],
    ['en', '9 8 4 0 0 1 2 3 4 5'],
    ['en', '+91 98 40 01 23 45'],
    ['en', 'ninety eight forty zero one twenty three forty five'],
    ['en', 'nine eight four double zero 12345'],
    ['hi', 'नाइन एट फोर डबल ज़ीरो वन टू थ्री फोर फाइव'],
    ['hi', 'प्लस नाइन वन नाइन एट फोर डबल ज़ीरो वन टू थ्री फोर फाइव'],
    ['hi', 'अट्ठानवे चालीस शून्य एक तेईस पैंतालीस'],
    ['hi', '९८ ४० ०१ २३ ४५'],
    ['ta', 'நைன் எய்ட் ஃபோர் டபுள் ஜீரோ ஒன் டூ த்ரீ ஃபோர் ஃபைவ்'],
    ['ml', 'നയൻ എയ്റ്റ് ഫോർ ഡബിൾ സീറോ വൺ ടു ത്രീ ഫോർ ഫൈവ്'],
    ['kn', 'ನೈನ್ ಎಯ್ಟ್ ಫೋರ್ ಡಬಲ್ ಝೀರೋ ವನ್ ಟೂ ತ್ರೀ ಫೋರ್ ಫೈವ್'],
    ['te', 'ప్లస్ నైన్ వన్ నైన్ ఎయిట్ ఫోర్ డబుల్ జీరో వన్ టూ త్రీ ఫోర్ ఫైవ్'],
    ['pa', 'ਨਾਈਨ ਏਟ ਫੋਰ ਡਬਲ ਜ਼ੀਰੋ ਵਨ ਟੂ ਥ੍ਰੀ ਫੋਰ ਫਾਈਵ'],
    ['bn', 'আটানব্বই চল্লিশ শূন্য এক তেইশ পঁয়তাল্লিশ'],
  ])('in pairs, groups and with repeated digits is the same: %s, "%s"', (language, number) => {
    expect(numbersSaidIn(number, language)).toMatchObject([{ digits: '9840012345', mobile: true }])
    expect(read(number, language)).toMatchObject({ phone: true, commands: [], numbers: [] })
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'call me, Priya nine eight four double zero one two three four five', 'Priya'],
    ['hi', 'मुझे फ़ोन करो, प्रिया नाइन एट फोर डबल ज़ीरो वन टू थ्री फोर फाइव', 'प्रिया'],
    // As phones type them, with letters that are one character and not two.
    ['bn', 'আমাকে ফোন করুন, প্রিয়া ন\u09DF আট চার শূন্য শূন্য এক দুই তিন চার পাঁচ', 'প্রিয়া'],
  ])('stands beside the name of whom to call: %s, "%s"', (language, text, name) => {
    const { caller, act } = read(text, language)
    expect(act).toBe('handoff')
    expect(text.slice(caller?.name?.from, caller?.name?.to)).toBe(name)
    const number = text.slice(caller?.number.from, caller?.number.to)
    expect(numbersSaidIn(number, language)).toMatchObject([{ digits: '9840012345' }])
  })

  it('leaves the wishes beside it as they are', () => {
    const { commands, phone } = read(
      '2 bhk in Pune, nine eight four double zero one two three four five',
      'en',
    )
    expect(phone).toBe(true)
    expect(commands).toMatchObject([{ slot: 'city' }, { slot: 'bedrooms', value: { min: 2, max: 2 } }])
    expect(read('nine eight four double zero one two three four five, 2 bhk', 'en').commands).toMatchObject([
      { slot: 'bedrooms', value: { min: 2, max: 2 } },
    ])
  })
})

describe('what is no number of a phone', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'ninety eight lakh'],
    ['en', 'ninety eight lakh forty thousand'],
    ['en', '60000 to 70000'],
    ['en', '75 80 85 90 95'],
    ['en', '75 78 81 86 92'],
    ['en', '850 950 1200 sqft'],
    ['en', '65 68 70 72 85 lakhs'],
    ['en', '8500 120000'],
    ['en', 'two three four bhk'],
    ['en', 'six zero zero zero three four'],
    ['en', 'six to seven or eight to nine'],
    ['hi', 'सत्तर अस्सी लाख'],
    ['hi', 'साठ हज़ार से सत्तर हज़ार'],
    ['ta', 'அறுபது எழுபது லட்சம்'],
    ['te', 'ఆరు ఏడు లక్షలు'],
    ['bn', 'ষাট সত্তর লাখ'],
  ])('%s: %s', (language, text) => {
    expect(numbersSaidIn(text, language)).toEqual([])
    const { phone, phoneMistyped } = read(text, language)
    expect({ phone, phoneMistyped }).toEqual({})
  })
})
