import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode) =>
  understand(text, { language, asked: 'bedrooms', known: { city: 'Pune' } }, places).commands
const rooms = (min: number, max: number) => ({ kind: 'set', slot: 'bedrooms', value: { min, max } })

describe('a count of rooms that will do beside one that is liked', () => {
  it.each<[LanguageCode, string]>([
    ['en', '1 is enough but 2 would be good'],
    ['hi', 'एक काफी है पर दो हो तो अच्छा'],
    ['ta', 'ஒரு பெட்ரூம் போதும், ஆனா ரெண்டு இருந்தா நல்லா இருக்கும்'],
    ['te', 'ఒకటి చాలు కానీ రెండు ఉంటే బాగుంటుంది'],
    ['kn', 'ಒಂದು ಸಾಕು ಆದ್ರೆ 2 ಇದ್ರೆ ಒಳ್ಳೇದಿತ್ತು'],
    ['ml', 'ഒന്ന് മതി, പക്ഷേ രണ്ട് ഉണ്ടെങ്കിൽ നല്ലത്'],
    ['pa', 'ik bahut aa par do hon ta vadhiya'],
    ['bn', 'একটা হলেই চলবে, তবে দুটো হলে ভালো হয়'],
    ['te', 'ఒక్క బెడ్‌రూమ్ సరిపోతుంది కానీ మేం వెళ్ళినప్పుడు ఉండాలి కదా, రెండు అయితే మంచిది'],
    ['ml', 'ഒന്ന് മതി, ഞാനും ഭാര്യയും മാത്രേ ഉള്ളൂ. മക്കൾ വരുമ്പോ രണ്ടാണെങ്കിൽ സൗകര്യം'],
    ['hi', 'ek kaafi hai lekin do ho to behtar'],
    ['en', 'one is enough but when we come two is better'],
  ])('is as welcome as that: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([rooms(1, 2)])
  })

  it.each<[LanguageCode, string]>([
    ['en', '3 would be good, 2 also ok'],
    ['ml', 'മൂന്ന് ഉണ്ടെങ്കിൽ കൊള്ളാം, രണ്ടായാലും കുഴപ്പമില്ല'],
    ['hi', '2bhk chalega, 3bhk ho to accha'],
    ['te', '2bhk chalu, 3bhk unte baguntundi'],
    ['pa', '3 hon ta changa, 2 vi chal jau'],
  ])('may be the lower or the higher one: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([rooms(2, 3)])
  })

  it.each<[LanguageCode, string]>([
    ['en', '1 is too small, 2 would be good'],
    ['en', '1 is not enough, 2 would be good'],
  ])('is none that is too small: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([rooms(2, 2)])
  })
})

describe('rooms that are added to those known', () => {
  it.each<[LanguageCode, string]>([
    ['en', '2 bedroom also'],
    ['en', 'ok show, but 2 bedroom ones also'],
    ['hi', '2 bedroom wala bhi'],
    ['ta', '2 bedroom kooda'],
    ['te', '2 bedroom kuda'],
    ['kn', '2 bedroom kooda'],
    ['ml', 'ശരി, കാണിക്കൂ, പക്ഷേ രണ്ട് ബെഡ്റൂമിന്റേതും കൂടി'],
    ['pa', '2 bedroom wala vi'],
    ['bn', 'দুই বেডরুমেরও দেখান'],
  ])('leave those welcome: %s, "%s"', (language, text) => {
    const known = { city: 'Pune', bedrooms: { min: 3, max: 3 } }
    const { commands } = understand(text, { language, asked: null, known, shown: 2 }, places)
    expect(commands).toContainEqual({ kind: 'as-well', slot: 'bedrooms' })
  })
})
