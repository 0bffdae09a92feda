import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const setBy = (language: LanguageCode, text: string, city: string) =>
  toFrame(understand(text, { language, asked: null, known: { city } }, places)).set

it.each<[LanguageCode, string, string, string]>([
  ['bn', 'school ta benachity te, okhane 2bhk ki pawa jabe?', 'Durgapur', 'Benachity'],
  ['hi', 'school baner me hai, wahan 2bhk milega kya?', 'Pune', 'Baner'],
  ['ta', 'school guindy la, anga 2bhk kidaikuma?', 'Chennai', 'Guindy'],
  ['ml', 'school kakkanad il aanu, avide 2bhk kittumo?', 'Kochi', 'Kakkanad'],
  ['te', 'school madhapur lo undi, akkada 2bhk dorukutunda?', 'Hyderabad', 'Madhapur'],
  ['kn', 'school koramangala dalli ide, alli 2bhk sigutta?', 'Bengaluru', 'Koramangala'],
  ['en', 'school is in Baner, will I get a 2bhk there?', 'Pune', 'Baner'],
])('rooms that may be had there are sought: %s, "%s"', (language, text, city, area) => {
  expect(setBy(language, text, city)).toEqual({ area, bedrooms: { min: 2, max: 2 } })
})

it('"is there water there?" seeks nothing', () => {
  expect(setBy('en', 'is there enough water there?', 'Pune')).toEqual({})
})
