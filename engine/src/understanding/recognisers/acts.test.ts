import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const actOf = (text: string, language: LanguageCode) =>
  toFrame(understand(text, { language, asked: null, known: {} }, places)).act

describe('an act', () => {
  it.each<[LanguageCode, string]>([
    ['hi', 'आज मौसम अच्छा है'],
    ['hi', 'khana accha hai'],
    ['pa', 'ਅੱਜ ਮੌਸਮ ਵਧੀਆ ਹੈ'],
    ['bn', 'আজ আবহাওয়া ভালো'],
  ])('is no yes where something else is called good: %s, "%s"', (language, text) => {
    expect(actOf(text, language)).toBe('unclear')
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'ये अच्छा है'],
    ['pa', 'ਇਹ ਵਧੀਆ ਹੈ'],
    ['bn', 'এটা ভালো'],
  ])('is a yes where the home is: %s, "%s"', (language, text) => {
    expect(actOf(text, language)).toBe('affirm')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'i follow nothing, what should i do now'],
    ['hi', 'कुछ पल्ले नहीं पड़ रहा, बताओ करना क्या है'],
    ['pa', 'ਕੁਝ ਪੱਲੇ ਨਹੀਂ ਪਿਆ, ਕੀ ਕਰਨਾ'],
    ['bn', 'kichu bujhte parchi na, ki korbo'],
    ['ta', 'ஒண்ணும் புரியல, என்ன பண்ணணும்'],
    ['te', 'ఏమీ అర్థం కావట్లేదు, ఏం చేయాలి'],
    ['kn', 'ಏನೂ ಅರ್ಥ ಆಗ್ತಿಲ್ಲ, ಏನು ಮಾಡ್ಬೇಕು'],
    ['ml', 'ഒന്നും മനസ്സിലാകുന്നില്ല, എന്താ ചെയ്യേണ്ടത്'],
  ])('asks for help that it asks for at last: %s, "%s"', (language, text) => {
    expect(actOf(text, language)).toBe('help')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'i did not get it, come again'],
    ['hi', 'समझ नहीं आया, दोबारा बताओ'],
    ['bn', 'বুঝলাম না, আবার বলুন'],
  ])('asks for it to be said again where that comes last: %s, "%s"', (language, text) => {
    expect(actOf(text, language)).toBe('repeat')
  })
})

it.each([
  ['en', 'do you help with loans?', 'question'],
  ['hi', 'kya aap loan me madad karte hain?', 'question'],
  ['ta', 'loan ku help pannuvingala', 'question'],
  ['ml', 'loan kittan sahayikkumo', 'question'],
  ['kn', 'loan ge sahaya madtira', 'question'],
  ['te', 'loan ki help chestara', 'question'],
  ['pa', 'loan vich madad karde ho?', 'question'],
  ['bn', 'home loan er byapare apnara help koren?', 'question'],
  ['en', 'I have a loan of 30 lakhs, please help me', 'help'],
] as const)('help with a loan is asked for, not how to go on here: %s "%s"', (language, text, act) => {
  expect(actOf(text, language)).toBe(act)
})
