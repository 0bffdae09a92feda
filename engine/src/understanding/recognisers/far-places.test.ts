import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
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
