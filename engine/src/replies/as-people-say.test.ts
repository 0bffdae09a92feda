import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import type { GuruAct, Topic } from '../dialogue/act.ts'
import { formatterFor } from '../format/formatter-for.ts'
import { wordAct } from './wording.ts'
import { sentencesOf } from './written-languages.ts'

const said = (language: LanguageCode, act: GuruAct) =>
  wordAct(sentencesOf(language).act, act, formatterFor(language))

const topicOf = (wishes: Topic['wishes']): Topic => ({ intent: 'search', wishes, any: [], sizeUnit: 'sqft' })
const inTambaram = topicOf({ transaction_type: 'rent', city: 'Chennai', area: 'Tambaram' })
const inTrichy = topicOf({ transaction_type: 'rent', city: 'Tiruchirappalli', area: 'Thillai Nagar' })

describe('a city and an area that change in one breath', () => {
  const act: GuruAct = { kind: 'changed', slots: ['city', 'area'], before: inTrichy, topic: inTambaram }

  it.each([
    ['en', 'Okay, now in Tambaram, Chennai.'],
    ['ta', 'சரி, இனி சென்னை தாம்பரத்தில் பார்க்கிறேன்.'],
  ] as const)('are one new place in %s', (language, text) => {
    expect(said(language, act)).toBe(text)
  })

  it('leave an area alone to be told with the one before it', () => {
    const before = topicOf({ ...inTambaram.wishes, area: 'Adyar' })
    const area: GuruAct = { kind: 'changed', slots: ['area'], before, topic: inTambaram }
    expect(said('en', area)).toBe('Okay, now Tambaram instead of Adyar.')
    expect(said('ta', area)).toBe('சரி, இனி அடையாற்றுக்குப் பதில் தாம்பரத்தில் பார்க்கிறேன்.')
  })
})

describe('a home whose kind is not told yet', () => {
  const rooms = topicOf({ transaction_type: 'sale', city: 'Chennai', bedrooms: { min: 2, max: 2 } })
  const act: GuruAct = { kind: 'noted', slots: ['transaction_type', 'city', 'bedrooms'], topic: rooms }

  it.each(['en', 'hi', 'pa', 'bn', 'ta', 'ml', 'kn', 'te'] as const)('is just "2 BHK" in %s', (language) => {
    expect(said(language, act)).toMatch(/2 BHK(?:[.।,]| for sale)/)
  })

  it('may be no plot where it is rented', () => {
    const renting: GuruAct = {
      kind: 'noted',
      slots: ['transaction_type', 'city'],
      topic: topicOf({ transaction_type: 'rent', city: 'Chennai' }),
    }
    expect(said('ta', renting)).toContain('வாடகைக்கு வீடோ ஃபிளாட்டோ')
    expect(said('hi', renting)).toContain('किराये का फ्लैट या मकान')
  })
})

it('says once which home is both the cheapest and the biggest', () => {
  const act: GuruAct = { kind: 'compared', among: [], cheapest: 3, biggest: 3, topic: inTambaram }
  expect(said('te', act)).toBe('ధర తక్కువ, సైజు ఎక్కువ: రెండూ నంబర్ 3.')
  expect(said('pa', act)).toBe('ਨੰਬਰ 3 ਸਸਤਾ ਵੀ ਹੈ ਤੇ ਵੱਡਾ ਵੀ।')
  expect(said('en', { ...act, biggest: null })).toBe('Number 3 costs less.')
})

it('tells of what there is none in a whole sentence', () => {
  const topic = topicOf({
    transaction_type: 'rent',
    property_type: 'house',
    city: 'Patiala',
    price: { max: 12_000 },
  })
  const act: GuruAct = { kind: 'found_nothing', follows: null, topic }
  expect(said('pa', act)).toContain('ਮਾਫ਼ ਕਰਨਾ, ਪਟਿਆਲੇ ਵਿੱਚ ਮਹੀਨੇ ਦੇ ₹ 12,000 ਤੱਕ ਕਿਰਾਏ ਦਾ ਕੋਈ ਮਕਾਨ ਨਹੀਂ ਹੈ।')
})

it('names what is noted when it is said again', () => {
  const act: GuruAct = { kind: 'already_known', slots: ['city', 'price'], topic: inTambaram }
  expect(said('hi', act)).toBe('जी, लिखा है: चेन्नई और कोई भी बजट।')
})
