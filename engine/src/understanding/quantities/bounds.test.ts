import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const priceOf = (language: LanguageCode, text: string) =>
  toFrame(understand(text, { language, asked: null, known: { transaction_type: 'sale' } }, places)).set.price

it.each<[LanguageCode, string]>([
  ['en', "we don't have more than 55 lakhs"],
  ['hi', '55 lakh se zyada nahi hai hamare paas'],
  ['ta', '55 லட்சத்துக்கு மேல எங்ககிட்ட இல்ல'],
  ['ml', '55 ലക്ഷത്തിൽ കൂടുതൽ ഞങ്ങളുടെ കൈയിൽ ഇല്ല'],
  ['kn', '55 lakhs ginta jasti namma hatra illa'],
  ['te', '55 లక్షల కంటే ఎక్కువ లేదు'],
  ['te', '55 lakhs kante ekkuva aithe ledu'],
  ['pa', '55 ਲੱਖ ਤੋਂ ਵੱਧ ਸਾਡੇ ਕੋਲ ਨਹੀਂ ਹੈ'],
  ['bn', '৫৫ লাখের বেশি আমাদের কাছে নেই'],
])('more than that we have not: %s, "%s" is at most', (language, text) => {
  expect(priceOf(language, text)).toEqual({ max: 5_500_000 })
})

it.each<[LanguageCode, string]>([
  ['ta', '55 லட்சத்துக்கு மேல பாருங்க'],
  ['kn', '55 lakhs ginta jasti torsi'],
  ['bn', '৫৫ লাখের বেশি'],
])('more than that: %s, "%s" is at least', (language, text) => {
  expect(priceOf(language, text)).toEqual({ min: 5_500_000 })
})
