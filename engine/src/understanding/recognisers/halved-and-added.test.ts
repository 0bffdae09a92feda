import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (language: LanguageCode, text: string, shown = 0) =>
  understand(
    text,
    { language, asked: null, known: { transaction_type: 'rent', price: { max: 30_000 } }, shown },
    places,
  ).commands

describe('half of the budget that is known', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'we can only give half of that'],
    ['hi', 'उसका आधा ही दे सकते हैं'],
    ['pa', 'ਉਸ ਦਾ ਅੱਧਾ ਹੀ ਦੇ ਸਕਦੇ ਹਾਂ'],
    ['bn', 'তার অর্ধেক দিতে পারব'],
    ['ta', 'நான் சொன்ன தொகையில பாதிதான் எங்களால குடுக்க முடியும்'],
    ['ta', 'பட்ஜெட்டை பாதியா குறைச்சிடுங்க'],
    ['ml', 'നേരത്തെ പറഞ്ഞ തുകയുടെ പകുതിയേ മാസാമാസം കൊടുക്കാൻ പറ്റൂ'],
    ['kn', 'adaralli ardha maatra kodabahudu'],
    ['te', 'అంత పెట్టలేం, అందులో సగమే మా స్తోమత'],
    ['te', 'budget sagam cheyandi'],
    ['en', 'can only pay half of it'],
    ['en', 'half the rent'],
    ['hi', 'bhai budget aadha kar do'],
  ])('is the most: %s, %s', (language, text) => {
    expect(read(language, text)).toEqual([{ kind: 'set', slot: 'price', value: { max: 15_000 } }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'any home in half the price?'],
    ['hi', 'aadhe daam mein koi ghar?'],
  ])('is what a home shall cost: %s, %s', (language, text) => {
    expect(read(language, text)).toContainEqual({ kind: 'set', slot: 'price', value: { max: 15_000 } })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'half the rent is paid by my company'],
    ['en', 'half of my salary goes in rent'],
    ['en', 'half the price is loan'],
    ['hi', 'aadha kiraya company deti hai'],
    ['hi', 'aadha kiraya roommate dega'],
    ['hi', 'budget ka aadha paisa mere bhai denge'],
    ['te', 'sagam rent company istundi'],
    ['ta', 'வாடகையில பாதி கம்பெனி குடுக்கும்'],
    ['ml', 'വാടകയുടെ പകുതി കമ്പനി തരും'],
    ['kn', 'ಅರ್ಧ ಬಾಡಿಗೆ ಕಂಪನಿ ಕೊಡುತ್ತೆ'],
    ['pa', 'ਅੱਧਾ ਕਿਰਾਇਆ ਕੰਪਨੀ ਦਿੰਦੀ ਹੈ'],
    ['bn', 'অর্ধেক ভাড়া কোম্পানি দেয়'],
  ])('is not what others pay or what else one has: %s, %s', (language, text) => {
    expect(read(language, text).filter((one) => one.kind === 'set' && one.slot === 'price')).toEqual([])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'half of that'],
    ['en', 'I work half the day from home'],
    ['ta', 'பாதி நாள் நான் ஊர்ல இருக்க மாட்டேன்'],
    ['te', 'సగం జీతం అప్పులకే పోతుంది'],
    ['ml', 'ഇതിൽ പകുതിയും ദൂരെയാണ്'],
    ['kn', 'ಅರ್ಧ ದಿನ ಆಫೀಸಲ್ಲೇ ಇರ್ತೀನಿ'],
  ])('is not that of anything else: %s, %s', (language, text) => {
    expect(read(language, text, 3).filter(({ kind }) => kind === 'set')).toEqual([])
  })
})

describe('a sum put on to the budget', () => {
  it.each<[LanguageCode, string]>([
    ['te', 'ముందు చెప్పిన బడ్జెట్‌కి రెండు వేలు కలపండి'],
    ['kn', 'ಬಜೆಟ್‌ಗೆ ಎರಡು ಸಾವಿರ ಸೇರಿಸಿ'],
    ['ta', 'பட்ஜெட்ல இரண்டாயிரம் சேத்துக்கோங்க'],
    ['ml', 'ബജറ്റിൽ രണ്ടായിരം കൂട്ടിക്കോ'],
  ])('raises it: %s, %s', (language, text) => {
    expect(read(language, text)).toEqual([{ kind: 'set', slot: 'price', value: { max: 32_000 } }])
  })

  it('is none where a person is put through', () => {
    expect(read('te', 'ఏజెంట్‌ని కలపండి')).toEqual([])
  })
})
