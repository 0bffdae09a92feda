import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, test } from 'vitest'
import { createEngine } from '../index.ts'

const engine = createEngine({ listedPlaces: [] })

/** The area or else the city that a turn sets. */
function placeOf(text: string, language: LanguageCode): unknown {
  const { commands } = engine.understand(text, { language, asked: null, known: {} })
  const set = new Map(commands.flatMap((one) => (one.kind === 'set' ? [[one.slot, one.value]] : [])))
  return set.get('area') ?? set.get('city')
}

test.each([
  ['आरके पुरम में फ्लैट चाहिए', 'hi', 'R.K. Puram'],
  ['எம்.ஜி.ஆர். நகர்ல வீடு வேணும்', 'ta', 'MGR Nagar'],
  ['ఎస్.ఆర్. నగర్‌లో ఇల్లు కావాలి', 'te', 'SR Nagar'],
  ['എം.ജി. റോഡിൽ ഫ്ലാറ്റ് വേണം', 'ml', 'MG Road'],
] as const)('initials are read in every script: %s', (text, language, name) => {
  expect(placeOf(text, language)).toBe(name)
})

test.each([
  ['ಮಡಗಾಂವ್ ನಲ್ಲಿ ಮನೆ ಬೇಕು', 'kn', 'Margao'],
  ['নগাঁও তে বাড়ি চাই', 'bn', 'Nagaon'],
  ['పాయకరావుపేటలో ఇల్లు కావాలి', 'te', 'Payakaraopeta'],
  ['കടുത്തുരുത്തിയിൽ വീട് വേണം', 'ml', 'Kaduthuruthy'],
  ['പുളിമൂട്ടിൽ വീട് വേണം', 'ml', 'Pulimoodu'],
  ['ചങ്ങരംകുളത്ത് വീട് വേണം', 'ml', 'Changaramkulam'],
  ['മൂലമറ്റത്ത് വീട് വേണം', 'ml', 'Moolamattom'],
  ['പാറശ്ശാലയിൽ വീട് വേണം', 'ml', 'Parassala'],
  ['திருக்கழுகுன்றத்துல வீடு வேணும்', 'ta', 'Thirukalukundram'],
] as const)('a name is read as its script writes it: %s', (text, language, name) => {
  expect(placeOf(text, language)).toBe(name)
})

test.each([
  ['తూర్పు ముఖం ఇల్లు కావాలి', 'te'],
  ['കിഴക്ക് മുഖം ഉള്ള വീട് വേണം', 'ml'],
  ['ఎంత ధరైనా పర్వాలేదు', 'te'],
] as const)('no everyday word of four sounds is a small town: %s', (text, language) => {
  expect(placeOf(text, language)).toBeUndefined()
})

test('a long name a slip away is no form of an everyday word', () => {
  expect(placeOf('kodaikanak la veedu venum', 'ta')).toBe('Kodaikanal')
})

test('a slip is forgiven in a long name of a place that no listing names', () => {
  expect(placeOf('thampqnoor bhagathu veedu venam', 'ml')).toBe('Thampanoor')
})

test.each([
  ['model twn vich makan chahida', 'pa', 'Model Town'],
  ['park steet te flat chai', 'bn', 'Park Street'],
] as const)('a slip is forgiven in a short word that closes a name: %s', (text, language, name) => {
  expect(placeOf(text, language)).toBe(name)
})
