import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])

function read(text: string, language: LanguageCode) {
  return understand(text, { language, asked: null, known: { city: 'Chennai' }, shown: 5 }, places)
}

describe('which kind of home one that is shown is', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'Is the third an independent house?'],
    ['hi', 'तीसरा वाला अलग मकान है क्या'],
    ['ml', 'മൂന്നാമത്തേത് തനി വീടാണോ'],
    ['te', 'మూడోది ఇండిపెండెంట్ హౌసా'],
    ['kn', 'ಮೂರನೇದು ಸ್ವತಂತ್ರ ಮನೆನಾ?'],
    ['pa', 'ਤੀਜਾ ਵੱਖਰਾ ਮਕਾਨ ਹੈ?'],
    ['bn', 'তিন নম্বরটা কি আলাদা বাড়ি?'],
  ])('is asked of it: %s, %s', (language, text) => {
    const { commands, asksAbout } = read(text, language)
    expect([commands, asksAbout]).toEqual([[{ kind: 'pick', position: 3 }], ['property_type']])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'is there an independent house?'],
    ['en', 'show me independent houses'],
    ['en', 'is the third house furnished?'],
  ])('is not asked where one is sought, or something else asked of it: %s, %s', (language, text) => {
    expect(read(text, language).asksAbout).not.toContain('property_type')
  })
})

describe('bathrooms of homes that are shown', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'which of these has two bathrooms?'],
    ['hi', 'इनमें से किसमें दो बाथरूम हैं'],
    ['ta', 'பாத்ரூம் ரெண்டு இருக்கிறது எது?'],
    ['ta', 'இந்த ரெண்டு வீட்லயும் ஒரு பாத்ரூம் தானா?'],
    ['ml', 'ഇതിൽ രണ്ട് ബാത്ത്റൂം ഉള്ളത് ഏതാ'],
    ['te', 'వీటిలో రెండు బాత్‌రూమ్‌లు ఉన్నది ఏది'],
    ['kn', 'ಎರಡು ಬಾತ್‌ರೂಮ್ ಇರೋದು ಯಾವುದು'],
    ['pa', 'ਦੋ ਬਾਥਰੂਮ ਕਿਹੜੇ ਵਿੱਚ ਨੇ'],
    ['bn', 'কোনটায় দুটো বাথরুম আছে'],
  ])('are asked for: %s, %s', (language, text) => {
    const { commands, asksAbout } = read(text, language)
    expect([commands, asksAbout]).toEqual([[], ['bathrooms']])
  })

  it('are wished where so many are needed', () => {
    const { commands, asksAbout } = read('i need two bathrooms', 'en')
    expect([commands, asksAbout]).toEqual([[{ kind: 'aside', about: 'bathrooms' }], []])
  })
})

describe('a RERA number', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'does no. 1 have a RERA number?'],
    ['kn', 'ಲಿಫ್ಟ್ ಇಲ್ದಿದ್ರೂ ಪರ್ವಾಗಿಲ್ಲ ಬಿಡಿ. ಒಂದನೇದಕ್ಕೆ ರೇರಾ ನಂಬರ್ ಯಾಕಿಲ್ಲ?'],
  ])('is asked of the home that is named: %s, %s', (language, text) => {
    const { commands, asksAbout } = read(text, language)
    expect(commands).toContainEqual({ kind: 'pick', position: 1 })
    expect(asksAbout).toContain('rera_number')
  })
})
