import { expect, test } from 'vitest'
import { createPlaceIndex } from '../places/index.ts'
import { tokenise } from '../text/tokens.ts'
import { otherWritings } from './flaps.ts'

test('the d and the flapped r of a word change places, with a dot and without', () => {
  expect(otherWritings('बुराडी')).toEqual(['बुराड\u093cी'])
  expect(otherWritings('ਗੁੜਗਾਓਂ')).toEqual(['ਗੁਡਗਾਓਂ'])
  expect(otherWritings('दिल्ली')).toEqual([])
})

const places = createPlaceIndex([])

test.each([
  ['बुराडी में', 'Burari'],
  ['हापुड में', 'Hapur'],
  ['खगडिया में', 'Khagaria'],
  ['भीलवाडा में', 'Bhilwara'],
])('%s is found without its dot', (text, name) => {
  const [mention] = places.mentions(tokenise(text), { language: 'hi' })
  expect(mention?.places[0]?.name).toBe(name)
})

test('a Bengali y without its dot is read with it, but at the start and behind a consonant', () => {
  expect(otherWritings('গডিযা')).toEqual(['গডিয\u09bcা', 'গড\u09bcিয\u09bcা'])
  expect(otherWritings('যাদবপুর')).toEqual([])
  expect(otherWritings('শ্যামবাজার')).toEqual([])
})

test.each([
  ['গডিযাতে', 'Garia'],
  ['হলদিযায', 'Haldia'],
  ['ডাযমন্ড হারবার', 'Diamond Harbour'],
  ['হাওডায', 'Howrah'],
])('%s is found without its dots', (text, name) => {
  const bareForms = (word: string) => [word.replace(/(?:তে|য\u09bc|ে)$/u, '')]
  const [mention] = places.mentions(tokenise(text), { language: 'bn', bareForms })
  expect(mention?.places[0]?.name).toBe(name)
})
