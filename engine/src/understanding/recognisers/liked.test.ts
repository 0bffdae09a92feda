import type { Amenity, LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const likedOf = (language: LanguageCode, text: string): Amenity[] =>
  understand(text, { language, asked: null, known: {} }, places).commands.flatMap((command) =>
    command.kind === 'liked' ? command.amenities : [],
  )

describe('what would be good is wished and no must', () => {
  it.each([
    ['en', 'a lift would be good', ['lift']],
    ['en', 'furnished if possible', ['furnished']],
    ['en', 'it would be nice to have parking', ['parking']],
    ['en', 'preferably with a balcony', ['balcony']],
    ['en', 'parking and lift would be great', ['parking', 'lift']],
    ['en', 'lift is a must, a gym would be nice', ['gym']],
    ['en', 'some furniture would be nice', ['semi_furnished']],
    ['hi', 'थोड़ा फर्नीचर लगा हो तो अच्छा', ['semi_furnished']],
    ['hi', 'कुछ फर्नीचर हो तो बढ़िया', ['semi_furnished']],
    ['ta', 'konjam furniture irundha nalladhu', ['semi_furnished']],
    ['ml', 'കുറച്ച് ഫർണിച്ചർ ഉണ്ടെങ്കിൽ നന്നായി', ['semi_furnished']],
    ['te', 'konchem furniture unte bagundu', ['semi_furnished']],
    ['kn', 'swalpa furniture iddre chennagirutte', ['semi_furnished']],
    ['pa', 'ਥੋੜ੍ਹਾ ਫਰਨੀਚਰ ਹੋਵੇ ਤਾਂ ਚੰਗਾ', ['semi_furnished']],
    ['bn', 'kichu furniture thakle bhalo', ['semi_furnished']],
    ['hi', 'furniture ho to accha', ['furnished']],
    ['hi', 'लिफ्ट हो तो अच्छा', ['lift']],
    ['hi', 'parking ho to badhiya', ['parking']],
    ['hi', 'हो सके तो फर्निश्ड', ['furnished']],
    ['hi', 'thoda furnished ho to or acha', ['furnished']],
    ['te', 'సెమీ ఫర్నిష్డ్ అయితే బాగుంటుంది', ['semi_furnished']],
    ['ml', 'furnished aanenkil better', ['furnished']],
    ['pa', 'ਪਾਰਕਿੰਗ ਹੋਵੇ ਤਾਂ ਚੰਗਾ', ['parking']],
    ['pa', 'lift hove ta changa', ['lift']],
    ['pa', 'ਹੋ ਸਕੇ ਤਾਂ ਲਿਫਟ ਵਾਲਾ', ['lift']],
    ['bn', 'লিফট হলে ভালো', ['lift']],
    ['bn', 'parking thakle bhalo hoy', ['parking']],
    ['bn', 'সম্ভব হলে ফার্নিশড', ['furnished']],
    ['ta', 'லிஃப்ட் இருந்தா நல்லது', ['lift']],
    ['ta', 'flat ok, furnished irundha better', ['furnished']],
    ['ta', 'முடிஞ்சா ஃபர்னிஷ்ட்', ['furnished']],
    ['ml', 'ലിഫ്റ്റ് ഉണ്ടെങ്കിൽ നല്ലത്', ['lift']],
    ['ml', 'parking undenkil kollam', ['parking']],
    ['ml', 'പറ്റുമെങ്കിൽ ഫർണിഷ്ഡ്', ['furnished']],
    ['kn', 'ಲಿಫ್ಟ್ ಇದ್ದರೆ ಒಳ್ಳೆಯದು', ['lift']],
    ['kn', 'parking idre chennagirutte', ['parking']],
    ['kn', 'ಸಾಧ್ಯವಾದರೆ ಫರ್ನಿಶ್ಡ್', ['furnished']],
    ['te', 'లిఫ్ట్ ఉంటే మంచిది', ['lift']],
    ['te', 'gated community lo unte better', ['gated_community']],
    ['te', 'వీలైతే ఫర్నిష్డ్', ['furnished']],
  ] as const)('%s: %s', (language, text, amenities) => {
    expect(likedOf(language, text)).toEqual(amenities)
  })

  it.each([
    ['en', 'i need a lift'],
    ['en', 'lift is a must'],
    ['en', 'a place near the metro would be good, with parking'],
    ['hi', 'लिफ्ट होनी चाहिए'],
    ['pa', 'ਪਾਰਕਿੰਗ ਜ਼ਰੂਰ ਹੋਵੇ'],
    ['bn', 'লিফট থাকতেই হবে'],
    ['ta', 'லிஃப்ட் கண்டிப்பா வேணும்'],
    ['ml', 'ലിഫ്റ്റ് നിർബന്ധമാണ്'],
    ['kn', 'ಲಿಫ್ಟ್ ಇದ್ರೆ ಸಾಕು'],
    ['te', 'లిఫ్ట్ ఉంటే చాలు'],
  ] as const)('a must stays one: %s: %s', (language, text) => {
    expect(likedOf(language, text)).toEqual([])
  })
})
