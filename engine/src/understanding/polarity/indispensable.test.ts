import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (language: LanguageCode, text: string) =>
  toFrame(understand(text, { language, asked: null, known: {} }, places))

it.each<[LanguageCode, string]>([
  ['en', "a lift is compulsory, won't take anything without it"],
  ['hi', 'lift zaroori hai, uske bina nahi lenge'],
  ['pa', 'ਲਿਫਟ ਜ਼ਰੂਰੀ ਹੈ, ਉਸ ਤੋਂ ਬਿਨਾਂ ਨਹੀਂ ਲੈਣਾ'],
  ['bn', 'লিফট লাগবেই, ওটা ছাড়া নেব না'],
  ['ta', 'லிஃப்ட் கண்டிப்பா வேணும், அது இல்லாம எடுக்க மாட்டோம்'],
  ['ta', 'lift kandippa venum, adhu illama edukka maatom'],
  ['te', 'లిఫ్ట్ తప్పనిసరి, అది లేకుండా తీసుకోం'],
  ['kn', 'ಲಿಫ್ಟ್ ಬೇಕೇ ಬೇಕು, ಅದಿಲ್ಲದೆ ತಗೊಳ್ಳಲ್ಲ'],
  ['kn', 'lift beke beku, adu illade tagollalla'],
  ['ml', 'ലിഫ്റ്റ് നിർബന്ധം, അതില്ലാതെ എടുക്കില്ല'],
])('what nothing is taken without is wanted: %s, "%s"', (language, text) => {
  const { set, drop } = read(language, text)
  expect(set.amenities).toEqual(['lift'])
  expect(drop).toEqual([])
})
