import type { Wishes } from '@guru/contract/requirement'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const known: Wishes = { transaction_type: 'sale', property_type: 'land' }

function setBy(language: LanguageCode, text: string): Wishes {
  return toFrame(understand(text, { language, asked: null, known }, places)).set
}

it.each([
  ['en', '2 lakh per marla max'],
  ['en', '20000 rupees a gaj'],
  ['ml', 'സെന്റിന് 3 ലക്ഷം വരെ'],
  ['ml', 'centinu 3 laksham vare'],
  ['ta', 'sent 3 latcham'],
  ['te', 'gajam 15 velu varaku'],
  ['te', 'గజం 20 వేలు'],
  ['hi', '20 हज़ार गज तक'],
  ['hi', '20000 रुपये गज'],
  ['pa', '2 lakh marla'],
  ['pa', 'ਦੋ ਲੱਖ ਮਰਲਾ'],
  ['bn', 'katha 4 lakh kore'],
  ['bn', 'কাঠা 5 লাখের মধ্যে'],
  ['kn', 'ಗುಂಟೆಗೆ 10 ಲಕ್ಷ'],
] as const)('what one unit of land costs is no budget and no size: %s "%s"', (language, text) => {
  expect(setBy(language, text)).toEqual({})
})

it.each([
  ['hi', '100 gaj plot, 20 hazar gaj tak', { property_type: 'land', size_sqft: { min: 900 } }],
  ['en', '2 lakh per marla, 10 marla', { size_sqft: { min: 2722.5 } }],
  ['te', '200 గజాలు, గజం 20 వేలు', { size_sqft: { min: 1800 } }],
  ['en', '2000 gaj plot', { property_type: 'land', size_sqft: { min: 18000 } }],
  ['en', '5 cents 20 lakh', { size_sqft: { min: 2178 }, price: { max: 2_000_000 } }],
  ['en', 'kanal 80 lakh', { price: { max: 8_000_000 } }],
  ['en', '50 lakh sqft 1200', { price: { max: 5_000_000 }, size_sqft: { min: 1200 } }],
] as const)('an amount of land or of money beside it counts: %s "%s"', (language, text, set) => {
  expect(setBy(language, text)).toEqual(set)
})
