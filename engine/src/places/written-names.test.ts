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
  ['आरके पुरम में फ्लैट चाहिए', 'hi', 'RK Puram'],
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
  ['ಜೆಪಿ ನಗರ 7ನೇ ಹಂತದಲ್ಲಿ ಮನೆ ಬೇಕು', 'kn', '7th Phase JP Nagar'],
  ['ಜೆಪಿ ನಗರ 7ನೇ ಫೇಸ್‌ನಲ್ಲಿ ಮನೆ ಬೇಕು', 'kn', '7th Phase JP Nagar'],
  ['ಎಚ್ ಆರ್ ಬಿ ಆರ್ ಲೇಔಟ್ 2ನೇ ಬ್ಲಾಕ್‌ನಲ್ಲಿ ಮನೆ ಬೇಕು', 'kn', '2nd Block HRBR Layout'],
  ['ಬಿಇಎಂಎಲ್ ಲೇಔಟ್ 5ನೇ ಹಂತದಲ್ಲಿ ಮನೆ ಬೇಕು', 'kn', 'BEML Layout 5th Stage'],
  ['ಜೆಪಿ ನಗರದಲ್ಲಿ 7 ಲಕ್ಷದ ಮನೆ ಬೇಕು', 'kn', 'JP Nagar'],
] as const)('the number of a part belongs to it, whatever its ending: %s', (text, language, name) => {
  expect(placeOf(text, language)).toBe(name)
})

test.each([
  ['சிட்லப்பாக்கத்துல வீடு வேணும்', 'ta', 'Chitlapakkam'],
  ['சித்தாலப்பாக்கத்துல வீடு வேணும்', 'ta', 'Sithalapakkam'],
] as const)('an area is the one that its script spells so, not its neighbour: %s', (text, language, name) => {
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

test.each([
  ['రేస్ కోర్స్ రోడ్ కాదు, ఫైనాన్షియల్ డిస్ట్రిక్ట్‌లో ఫ్లాట్ కావాలి', 'te', 'Financial District'],
  ['ಕನ್ನಿಂಗ್‌ಹ್ಯಾಮ್ ರಸ್ತೆಯಲ್ಲಿ ಫ್ಲಾಟ್ ಬೇಕು', 'kn', 'Cunningham Road'],
  ['ಲ್ಯಾಂಗ್‌ಫೋರ್ಡ್ ಟೌನ್‌ನಲ್ಲಿ ಮನೆ ಬೇಕು', 'kn', 'Langford Town'],
  ['வில்லிங்டன் ஐலண்டில் வீடு வேண்டும்', 'ta', 'Willingdon Island'],
  ['മൗണ്ട് റോഡിൽ വീട് വേണം', 'ml', 'Anna Salai'],
  ['गोल्फ कोर्स रोड पर फ्लैट चाहिए', 'hi', 'Golf Course Road'],
  ['ডায়মন্ড হারবার রোডে ফ্ল্যাট চাই', 'bn', 'Diamond Harbour Road'],
] as const)('English words of names are read as they are heard: %s', (text, language, name) => {
  expect(placeOf(text, language)).toBe(name)
})

test.each([
  ['फिल्म सिटी के पास घर चाहिए', 'hi', 'Film City'],
  ['എയർപോർട്ട് റോഡിൽ വീട് വേണം', 'ml', 'Airport Road'],
  ['ਹੋਲੀ ਸਿਟੀ ਵਿੱਚ ਕੋਠੀ ਚਾਹੀਦੀ ਹੈ', 'pa', 'Holy City'],
  ['ರಾಮಮೂರ್ತಿ ನಗರದಲ್ಲಿ ಮನೆ ಬೇಕು', 'kn', 'Ramamurthy Nagar'],
] as const)('everyday words that close a name are a part of it: %s', (text, language, name) => {
  expect(placeOf(text, language)).toBe(name)
})

test.each([
  ['मेन रोड पर घर चाहिए', 'hi'],
  ['நல்ல ரோட்டில் வீடு வேண்டும்', 'ta'],
  ['ಹೊಸ ನಗರದಲ್ಲಿ ಮನೆ ಬೇಕು', 'kn'],
  ['കോളേജ് റോഡിനടുത്ത് വീട് വേണം', 'ml'],
] as const)('everyday words that only describe are no name: %s', (text, language) => {
  expect(placeOf(text, language)).toBeUndefined()
})

test('a road that leads to another city is not in that city', () => {
  const known = { city: 'Lucknow' }
  const { commands } = engine.understand('flat on hardoi road', { language: 'en', asked: null, known })
  expect(commands.filter((one) => one.kind === 'set' && one.slot === 'city')).toEqual([])
})

test.each([
  ['palakad', 'ml', 'Palakkad'],
  ['palakadil oru veedu', 'ml', 'Palakkad'],
  ['munaril sthalam venam', 'ml', 'Munnar'],
  ['polachila veedu venum', 'ta', 'Pollachi'],
  ['namakal', 'ta', 'Namakkal'],
  ['pudukotai', 'ta', 'Pudukkottai'],
  ['balari nalli mane', 'kn', 'Ballari'],
  ['repale lo illu', 'te', 'Repalle'],
] as const)('doubled consonants are typed once: %s', (text, language, name) => {
  expect(placeOf(text, language)).toBe(name)
})

test('a word that only a lengthened vowel tells from a name is none', () => {
  expect(placeOf('naangalum oru flat vaangalam nu mudivu pannitom', 'ta')).toBeUndefined()
})

test('"in the city of Chennai" is no Shenoy Nagar', () => {
  expect(placeOf('சென்னை நகரில் வீடு வேண்டும்', 'ta')).toBe('Chennai')
  expect(placeOf('ஷெனாய் நகர்ல வீடு வேணும்', 'ta')).toBe('Shenoy Nagar')
})

test.each([
  ['दिल्ली के सेक्टर 6 द्वारका में फ्लैट', 'hi', 'Sector 6 Dwarka'],
  ['दिल्ली के सेक्टर 6 में फ्लैट', 'hi', 'Sector 6'],
  ['ਦਿੱਲੀ ਦੇ ਸੈਕਟਰ 22 ਰੋਹਿਣੀ ਵਿੱਚ ਘਰ', 'pa', 'Sector 22 Rohini'],
  ['কলকাতার নিউ বালিগঞ্জে ফ্ল্যাট', 'bn', 'New Ballygunge'],
  ['কলকাতার বালিগঞ্জে ফ্ল্যাট', 'bn', 'Ballygunge'],
] as const)('a name is read as its parts are written: %s', (text, language, name) => {
  expect(placeOf(text, language)).toBe(name)
})
