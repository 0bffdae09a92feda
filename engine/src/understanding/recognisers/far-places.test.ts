import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const commandsOf = (language: LanguageCode, text: string, city: string, area: string) =>
  understand(text, { language, asked: null, known: { city, area } }, places).commands
const cityOf = (language: LanguageCode, text: string) =>
  toFrame(understand(text, { language, asked: null, known: { city: 'Guntur' } }, places)).set.city

it.each<[LanguageCode, string]>([
  ['te', 'విజయవాడ దూరం'],
  ['ta', 'விஜயவாடா தூரம்'],
  ['kn', 'ವಿಜಯವಾಡ ದೂರ'],
  ['ml', 'വിജയവാഡ ദൂരം'],
  ['hi', 'विजयवाड़ा दूर है'],
  ['pa', 'ਵਿਜੈਵਾੜਾ ਦੂਰ ਹੈ'],
  ['bn', 'বিজয়ওয়াড়া দূর'],
  ['en', 'Vijayawada is too far'],
])('a town that is only said to be far is not looked at: %s, "%s"', (language, text) => {
  expect(cityOf(language, text)).not.toBe('Vijayawada')
})

it.each<[LanguageCode, string]>([
  ['te', 'విజయవాడ'],
  ['en', 'Vijayawada, not far from the station please'],
])('another one is: %s, "%s"', (language, text) => {
  expect(cityOf(language, text)).toBe('Vijayawada')
})

it.each<[LanguageCode, string, string, string]>([
  ['en', 'Hadapsar distance?', 'Pune', 'Hadapsar'],
  ['en', 'Kharadi distance?', 'Pune', 'Hadapsar'],
  ['en', 'Hadapsar far?', 'Pune', 'Hadapsar'],
  ['hi', 'hadapsar doori?', 'Pune', 'Hadapsar'],
  ['pa', 'ਹਡਪਸਰ ਦੂਰੀ?', 'Pune', 'Hadapsar'],
  ['te', 'kukatpally dooram', 'Hyderabad', 'Kukatpally'],
])('how far an area is changes no wish: %s, "%s"', (language, text, city, area) => {
  expect(commandsOf(language, text, city, area)).toEqual([])
})

it.each<[LanguageCode, string]>([
  ['en', 'kukatpally is too far'],
  ['te', 'kukatpally chala dooram'],
])('the area that is sought is given up where it is too far: %s, "%s"', (language, text) => {
  expect(commandsOf(language, text, 'Hyderabad', 'Kukatpally')).toContainEqual({
    kind: 'avoid',
    areas: ['Kukatpally'],
  })
})

it.each<[LanguageCode, string, string, string]>([
  ['hi', 'हाँ दिखाइए, सुशांत गोल्फ सिटी तो ऑफिस से दूर पड़ेगा', 'Lucknow', 'Sushant Golf City'],
  ['hi', 'aliganj to door pad jayegi', 'Lucknow', 'Aliganj'],
  ['pa', 'ਖਰੜ ਦਫ਼ਤਰ ਤੋਂ ਦੂਰ ਪਵੇਗਾ', 'Mohali', 'Kharar'],
  ['pa', 'kharar door pe jau', 'Mohali', 'Kharar'],
  ['bn', 'বেহালা দূর হয়ে যাবে', 'Kolkata', 'Behala'],
  ['bn', 'behala onek dur hobe', 'Kolkata', 'Behala'],
  ['ta', 'velachery dhooram aagum', 'Chennai', 'Velachery'],
  ['ta', 'வேளச்சேரி தூரமாயிடும்', 'Chennai', 'Velachery'],
  ['ml', 'aluva doore aakum', 'Kochi', 'Aluva'],
  ['ml', 'ആലുവ ദൂരെയാവും', 'Kochi', 'Aluva'],
  ['kn', 'ಯಲಹಂಕ ಆಫೀಸಿಗೆ ದೂರ ಆಗುತ್ತೆ', 'Bengaluru', 'Yelahanka'],
  ['kn', 'yelahanka doora agatte', 'Bengaluru', 'Yelahanka'],
  ['te', 'uppal office ki dooram avutundi', 'Hyderabad', 'Uppal'],
  ['te', 'ఉప్పల్ చాలా దూరమవుతుంది', 'Hyderabad', 'Uppal'],
  ['en', 'velachery will be far from the office', 'Chennai', 'Velachery'],
])('an area that would be far off is left out: %s, "%s"', (language, text, city, area) => {
  expect(commandsOf(language, text, city, 'Model Town')).toContainEqual({ kind: 'avoid', areas: [area] })
})

it.each<[LanguageCode, string, string, string]>([
  ['en', 'my office in velachery is far', 'Chennai', 'Velachery'],
  ['en', 'velachery is far but ok', 'Chennai', 'Velachery'],
  ['hi', 'aliganj door nahi padega', 'Lucknow', 'Aliganj'],
  ['ta', 'velachery dhooram irundhalum paravalla', 'Chennai', 'Velachery'],
  ['bn', 'behala ki onek dur hobe?', 'Kolkata', 'Behala'],
])('no other is: %s, "%s"', (language, text, city, area) => {
  expect(commandsOf(language, text, city, 'Model Town')).not.toContainEqual({ kind: 'avoid', areas: [area] })
})
