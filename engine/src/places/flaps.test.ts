import { expect, test } from 'vitest'
import { tokenise } from '../text/tokens.ts'
import { withOtherFlap } from './flaps.ts'
import { createPlaceIndex } from './index.ts'

test('the d and the flapped r of a word change places, with a dot and without', () => {
  expect(withOtherFlap('बुराडी')).toBe('बुराड\u093cी')
  expect(withOtherFlap('ਗੁੜਗਾਓਂ')).toBe('ਗੁਡਗਾਓਂ')
  expect(withOtherFlap('दिल्ली')).toBeNull()
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
