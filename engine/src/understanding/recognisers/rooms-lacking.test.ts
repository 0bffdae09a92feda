import type { Wishes } from '@guru/contract/requirement'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const bedrooms = (language: LanguageCode, text: string, known: Wishes = {}) =>
  toFrame(understand(text, { language, asked: null, known }, places)).set.bedrooms

it.each<[LanguageCode, string]>([
  ['en', '1bhk is too small for us now, need a bigger flat on rent'],
  ['hi', '1bhk chhota pad raha, bada flat chahiye kiraye pe'],
  ['pa', '1bhk chota painda aa sanu, vadda flat chahida'],
  ['bn', 'ektu boro flat lagbe, 1bhk te r hocche na'],
  ['ml', '1 bedroom njangalkku pora'],
  ['te', '1 bedroom maaku saripodu'],
])('rooms that are too few ask for more: %s "%s"', (language, text) => {
  expect(bedrooms(language, text)).toEqual({ min: 2 })
})

it('rooms that are too few leave as they are who wants more', () => {
  const two = { bedrooms: { min: 2, max: 2 } }
  expect(bedrooms('ml', 'venda, 1 bedroom njangalkku pora', two)).toEqual(two.bedrooms)
})
