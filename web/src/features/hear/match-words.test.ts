import type { Match } from '@guru/contract/chat'
import { liveLanguages } from '@guru/contract/vocabulary'
import { createEngine } from '@guru/engine'
import { describe, expect, test } from 'vitest'
import { en } from '../../texts/en.ts'
import { screenTexts } from '../../texts/texts.ts'
import { isNext, spokenMatch, waysOn } from './match-words.ts'

const match: Match = {
  listing_id: 'one',
  position: 2,
  transaction_type: 'rent',
  property_type: 'apartment',
  city: 'Bengaluru',
  area: 'Whitefield',
  society: null,
  price: 28_000,
  bedrooms: 2,
  bathrooms: null,
  size_sqft: null,
  amenities: [],
  latitude: null,
  longitude: null,
  rera_number: null,
  last_confirmed: '2026-01-01',
  demo: false,
  points: [
    { slot: 'price', fits: true, known: true, text: 'within budget' },
    { slot: 'amenities', fits: false, known: true, text: 'no lift' },
    { slot: 'amenities', fits: false, known: false, text: 'parking not known' },
  ],
}

test('a home is said with its price and with what does not fit', () => {
  expect(spokenMatch(match, en)).toBe(
    'Property 2. 2 BHK Apartment, Whitefield, Bengaluru. ₹ 28,000 a month. no lift.',
  )
})

test('a place is said as the language writes it, where Guru knows that', () => {
  const placed = { ...match, place: 'வைட்ஃபீல்டு, பெங்களூரு' }
  expect(spokenMatch(placed, en)).toContain('Apartment, வைட்ஃபீல்டு, பெங்களூரு. ₹')
})

test('what can be said is told; after the last one there is no next', () => {
  expect(waysOn([match, match], en)).toBe('Next? Call me?')
  expect(waysOn([match], en)).toBe('Call me?')
})

const engine = createEngine({ listedPlaces: [] })

describe.each(liveLanguages)('what Guru says can be said, in %s,', (language) => {
  test('is understood when it comes back', async () => {
    const texts = await screenTexts.load(language)
    for (const words of [texts.hear.next, `${texts.hear.next}.`, 'Next', ...texts.hear.nextWords])
      expect(isNext(words, texts), words).toBe(true)
    expect(isNext(texts.hear.callMe, texts)).toBe(false)
    const context = { language, asked: null, known: { transaction_type: 'rent' }, shown: 5 } as const
    expect(engine.understand(texts.hear.callMe, context).act).toBe('handoff')
  })
})
