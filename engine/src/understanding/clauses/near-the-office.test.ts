import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (language: LanguageCode, text: string) =>
  understand(
    text,
    { language, asked: 'area', known: { transaction_type: 'rent', city: 'Hyderabad' } },
    places,
  ).commands

describe('an office that is told of together with the traffic', () => {
  it.each<[LanguageCode, string]>([
    ['en', "my office is in hitech city, can't travel in traffic daily, anything near is enough"],
    ['bn', 'অফিস হাইটেক সিটিতে, রোজ ট্রাফিকে ঘুরতে পারব না, কাছে হলেই হবে'],
    ['ta', 'ஆபீஸ் ஹைடெக் சிட்டில இருக்கு, தினமும் டிராஃபிக்ல அலைய முடியாது, பக்கத்துல இருந்தா போதும்'],
    ['ml', 'ഓഫീസ് ഹൈടെക് സിറ്റിയിലാണ്, ദിവസവും ട്രാഫിക്കിൽ കറങ്ങാൻ വയ്യ, അടുത്ത് മതി'],
    ['te', 'మా ఆఫీసు హైటెక్ సిటీలో ఉంది, రోజూ ట్రాఫిక్‌లో తిరగలేను, దగ్గర్లో ఉంటే చాలు'],
    ['kn', 'ಆಫೀಸ್ ಹೈಟೆಕ್ ಸಿಟಿಯಲ್ಲಿ, ಟ್ರಾಫಿಕ್‌ನಲ್ಲಿ ಓಡಾಡೋಕೆ ಆಗಲ್ಲ, ಹತ್ತಿರ ಇದ್ದರೆ ಸಾಕು'],
  ])('is where one looks, if only what is near will do: %s, %s', (language, text) => {
    expect(read(language, text)).toContainEqual({ kind: 'set', slot: 'area', value: 'Hitech City' })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'traffic in hitech city is terrible'],
    ['te', 'మాదాపూర్‌లో ట్రాఫిక్ చాలా ఎక్కువ'],
    ['ta', 'கிண்டில டிராஃபிக் ரொம்ப மோசம்'],
  ])('is only spoken of, where nothing is sought: %s, %s', (language, text) => {
    expect(read(language, text)).toEqual([])
  })
})
