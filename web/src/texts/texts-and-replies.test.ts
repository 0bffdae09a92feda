import { amenities, type LanguageCode, liveLanguages, type Slot } from '@guru/contract/vocabulary'
import { createEngine } from '@guru/engine'
import type { Topic } from '@guru/engine/dialogue/act'
import type { Listing } from '@guru/engine/matching/listing'
import { sentencesOf } from '@guru/engine/replies/written-languages'
import { describe, expect, test } from 'vitest'
import { policies } from '../features/privacy/policy/policies.ts'
import { pageTexts } from './pages/pages.ts'
import { screenTexts } from './texts.ts'

const engine = createEngine({ listedPlaces: [] })

/** English screens keep the words of the specification: apartment, land, Request Callback. */
const translated = liveLanguages.filter((code) => code !== 'en')

const listing: Listing = {
  id: '1',
  transaction_type: 'rent',
  property_type: 'apartment',
  city: 'Bengaluru',
  area: 'Whitefield',
  society: null,
  price: 23_000,
  bedrooms: 2,
  bathrooms: 2,
  size_sqft: null,
  amenities: [],
  amenities_known: true,
  latitude: null,
  longitude: null,
  rera_number: null,
  last_confirmed: '2026-11-02',
  demo: true,
}
const topic: Topic = { intent: 'search', wishes: {}, any: [], sizeUnit: 'sqft' }

describe.each(liveLanguages)('what the screens in %s call an amenity', (code) => {
  test('is what Guru calls it, and what Guru understands', async () => {
    const { wishes } = await screenTexts.load(code)
    const sentences = sentencesOf(code)
    for (const amenity of amenities) {
      const name = wishes.amenities[amenity]
      expect(sentences.listing.amenities({ ...listing, amenities: [amenity] })).toBe(name)
      const { commands } = engine.understand(name, {
        language: code,
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        shown: 0,
      })
      expect(JSON.stringify(commands), name).toContain(`"${amenity}"`)
    }
  })
})

describe.each(translated)('the screens in %s and the replies of Guru', (code) => {
  test('have one name for Guru, in the letters of the language', async () => {
    const texts = [await screenTexts.load(code), await pageTexts.load(code), await policies.load(code)]
    // The name on the sign stays: "Guru AI".
    expect(stringsIn(texts).filter((text) => /\bGuru\b(?! AI)/.test(text))).toEqual([])
  })

  test('have one word for each kind of property and for a bathroom', async () => {
    const { wishes, matches, format } = await screenTexts.load(code)
    const sentences = sentencesOf(code)
    for (const type of ['apartment', 'house', 'land'] as const) {
      const point = { slot: 'property_type', fits: true, known: true, wished: type, actual: type } as const
      expect(sentences.point.property_type(point, format, 'sqft')).toBe(wishes.propertyTypes[type])
    }
    for (const bathrooms of [1, 2])
      expect(sentences.listing.measures({ ...listing, bathrooms }, 'sqft', format)).toBe(
        matches.bathrooms(bathrooms),
      )
  })

  test('have one word for what is asked', async () => {
    const { wishes, format } = await screenTexts.load(code)
    const sentences = sentencesOf(code)
    const slots: Slot[] = ['city', 'area', 'price', 'bedrooms', 'size_sqft', 'amenities']
    for (const slot of slots)
      expect(
        sentences.act.let_go({ kind: 'let_go', what: [slot], because: 'land', before: topic, topic }, format),
      ).toContain(wishes.slots[slot])
  })

  test('have one word for a call, an agent and a demo', async () => {
    const { chat, hear, callback, matches, format } = await screenTexts.load(code)
    const sentences = sentencesOf(code)
    const call = sentences.choice.callback({ kind: 'callback' }, format)
    expect([chat.requestCallback, hear.callMe]).toEqual([call, call])
    const agent = agents[code]
    expect([chat.connect, callback.subtitle].filter((text) => !text.includes(agent))).toEqual([])
    expect(sentences.act.offer_callback({ kind: 'offer_callback' }, format)).toContain(agent)
    expect(sentences.listing.demo).toContain(matches.demo)
  })
})

const agents: Record<LanguageCode, string> = {
  en: 'realtor',
  ta: 'ஏஜென்ட்',
  hi: 'एजेंट',
  ml: 'ഏജന്റ',
  kn: 'ಏಜೆಂಟ',
  te: 'ఏజెంట్',
  pa: 'ਏਜੰਟ',
  bn: 'ব্রোকার',
}

function stringsIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(stringsIn) : []
}
