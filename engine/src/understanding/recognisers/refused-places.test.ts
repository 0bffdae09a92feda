import type { Wishes } from '@guru/contract/requirement'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const commandsOf = (language: LanguageCode, text: string, known: Wishes = {}) =>
  understand(text, { language, asked: null, known, ...(known.city && { shown: 5 }) }, places).commands

describe('anywhere but in one place leaves the area open and that place out', () => {
  it.each([
    ['en', 'anywhere except Andheri', 'Andheri'],
    ['en', 'everywhere but Whitefield is fine', 'Whitefield'],
    ['en', 'excluding Andheri any place will do', 'Andheri'],
    ['ta', 'வேளச்சேரி தவிர எங்க வேணாலும் ஓகே', 'Velachery'],
    ['ta', 'velachery vittutu vera enga venalum', 'Velachery'],
    ['hi', 'andheri chhod ke kahin bhi', 'Andheri'],
    ['hi', 'अंधेरी के सिवा कहीं भी चलेगा', 'Andheri'],
    ['ml', 'കാക്കനാട് ഒഴികെ എവിടെയും', 'Kakkanad'],
    ['ml', 'kakkanad ozhichu evideyum mathi', 'Kakkanad'],
    ['kn', 'ವೈಟ್‌ಫೀಲ್ಡ್ ಬಿಟ್ಟು ಎಲ್ಲಾದ್ರೂ ಸರಿ', 'Whitefield'],
    ['kn', 'whitefield bittre bere elladru nodi', 'Whitefield'],
    ['te', 'గచ్చిబౌలి తప్ప ఎక్కడైనా', 'Gachibowli'],
    ['te', 'gachibowli tappa ekkadaina ok', 'Gachibowli'],
    ['pa', 'ਮਨੀਮਾਜਰਾ ਤੋਂ ਇਲਾਵਾ ਕਿਤੇ ਵੀ ਚੱਲੂ', 'Manimajra'],
    ['pa', 'sunny enclave chhad ke kitte vi', 'Sunny Enclave'],
    ['bn', 'বেহালা ছাড়া যেকোনো জায়গায়', 'Behala'],
    ['bn', 'behala bad diye jekhane khushi dekhan', 'Behala'],
  ] as const)('%s: %s', (language, text, left) => {
    expect(commandsOf(language, text)).toEqual([
      { kind: 'any', slot: 'area' },
      { kind: 'avoid', areas: [left] },
    ])
  })
})

describe('an area of the homes shown that is refused is left out, and what is looked at stays', () => {
  it.each([
    ['en', 'not in Whitefield', 'Bengaluru', 'Marathahalli', 'Whitefield'],
    ['hi', 'इंदिरा नगर में नहीं', 'Lucknow', 'Aliganj', 'Indira Nagar'],
    ['hi', 'आलमबाग नहीं चाहिए', 'Lucknow', 'Aliganj', 'Alambagh'],
    ['ta', 'கொரட்டூர் வேண்டாம்', 'Chennai', 'Anna Nagar', 'Korattur'],
    ['ml', 'ആലുവ വേണ്ട', 'Kochi', 'Kakkanad', 'Aluva'],
    ['kn', 'ಗೋಕುಲ ರೋಡ್ ದ್ದು ಬ್ಯಾಡ್ರಿ, ಭಾಳ ದೂರ ಆಕ್ಕೈತಿ', 'Hubballi', 'Vidyanagar', 'Gokul Road'],
    ['te', 'తాడిగడప వద్దు చాలా దూరం', 'Vijayawada', 'Patamata', 'Tadigadapa'],
    ['pa', 'sultanwind nahi chahida', 'Amritsar', 'Ranjit Avenue', 'Sultanwind'],
    ['bn', 'বেহালা চাই না', 'Kolkata', 'Garia', 'Behala'],
  ] as const)('%s: %s', (language, text, city, area, left) => {
    const commands = commandsOf(language, text, { city, area })
    expect(commands).toContainEqual({ kind: 'avoid', areas: [left] })
    expect(commands).not.toContainEqual({ kind: 'drop', what: 'area' })
    expect(commands).not.toContainEqual({ kind: 'set', slot: 'area', value: left })
  })

  it.each([
    ['te', 'నిజాంపేట్ వద్దు', 'Hyderabad', 'Nizampet'],
    ['kn', 'ಗೋಕುಲ ರೋಡ್ ಬೇಡ', 'Hubballi', 'Gokul Road'],
  ] as const)('where none is looked at, %s: %s', (language, text, city, left) => {
    expect(commandsOf(language, text, { city })).toContainEqual({ kind: 'avoid', areas: [left] })
  })

  it.each([
    ['te', 'తాడిగడప వద్దన్నాను కదా, రామవరప్పాడుది చెప్పండి', 'Vijayawada', 'Tadigadapa', 'Ramavarappadu'],
    ['kn', 'ಗೋಕುಲ ರೋಡ್ ಬ್ಯಾಡ ಅಂದೆ, ಕೇಶ್ವಾಪುರ ಇಲ್ಲ ವಿದ್ಯಾನಗರ', 'Hubballi', 'Gokul Road', 'Keshwapur'],
    ['en', 'not Whitefield, show Marathahalli', 'Bengaluru', 'Whitefield', 'Marathahalli'],
  ] as const)('with another one beside it, %s: %s', (language, text, city, left, area) => {
    const commands = commandsOf(language, text, { city })
    expect(commands).toContainEqual({ kind: 'avoid', areas: [left] })
    expect(commands).toContainEqual({ kind: 'set', slot: 'area', value: area })
  })
})

describe('an area is not left out', () => {
  it.each([
    ['pa', 'area koi v, sultanwind nahi kiha main', 'Amritsar'],
    ['bn', 'প্রধান নগর বা হাকিমপাড়ায় নেই?', 'Siliguri'],
    ['en', 'no lift in Whitefield, is there?', 'Bengaluru'],
  ] as const)('that is only asked after or was not said, %s: %s', (language, text, city) => {
    expect(commandsOf(language, text, { city }).map(({ kind }) => kind)).not.toContain('avoid')
  })
})
