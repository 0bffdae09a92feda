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
    ['ta', 'சரி, சென்னை தாம்பரத்தில் பார்க்கிறேன்.'],
  ] as const)('are one new place in %s', (language, text) => {
    expect(said(language, act)).toBe(text)
  })

  it('leave an area alone to be told with the one before it', () => {
    const before = topicOf({ ...inTambaram.wishes, area: 'Adyar' })
    const area: GuruAct = { kind: 'changed', slots: ['area'], before, topic: inTambaram }
    expect(said('en', area)).toBe('Okay, now Tambaram instead of Adyar.')
    expect(said('ta', area)).toBe('சரி, அடையாற்றுக்குப் பதில் தாம்பரத்தில் பார்க்கிறேன்.')
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
  expect(said('te', act)).toBe('నంబర్ 3 అద్దె తక్కువ, సైజు కూడా ఎక్కువ.')
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
  expect(said('pa', act)).toContain('ਮਾਫ਼ ਕਰਨਾ, ਪਟਿਆਲੇ ਵਿੱਚ ਮਹੀਨੇ ਦੇ ₹ 12,000 ਤੱਕ ਦਾ ਕੋਈ ਮਕਾਨ ਨਹੀਂ ਹੈ।')
})

it('names deal, kind, place and budget of what there is none of, and the rest as "such"', () => {
  const topic = topicOf({
    transaction_type: 'sale',
    property_type: 'house',
    city: 'Ludhiana',
    price: { max: 8_000_000 },
    size_sqft: { min: 1800 },
    amenities: ['parking'],
  })
  const act: GuruAct = { kind: 'found_nothing', follows: null, topic }
  expect(said('en', act)).toContain('I have no such house for sale in Ludhiana, up to ₹ 80 lakh.')
  expect(said('pa', act)).toContain('ਲੁਧਿਆਣੇ ਵਿੱਚ ₹ 80 ਲੱਖ ਤੱਕ ਦਾ ਖਰੀਦਣ ਲਈ ਇਹੋ ਜਿਹਾ ਕੋਈ ਮਕਾਨ ਨਹੀਂ ਹੈ।')
})

describe('homes that are a little otherwise', () => {
  const topic = topicOf({ ...inTambaram.wishes, amenities: ['lift'] })
  const more: GuruAct = { kind: 'offer_relaxed', relaxed: ['nearby_area'], topic }

  it.each([
    ['hi', 'तांबरम के पास कुछ और भी हैं, दिखा दें?'],
    ['pa', 'ਤਾਂਬਰਮ ਦੇ ਨੇੜੇ ਕੁਝ ਹੋਰ ਵੀ ਹਨ, ਵਿਖਾ ਦੇਈਏ?'],
    ['bn', 'তাম্বরমের কাছে আরও কয়েকটা আছে, দেখাব?'],
  ] as const)('are offered in one breath in %s', (language, text) => {
    expect(said(language, more)).toBe(text)
  })

  it('are told apart where they differ in different things', () => {
    const act: GuruAct = {
      kind: 'found_close',
      count: 3,
      relaxed: ['any_area', 'amenities'],
      follows: null,
      topic,
    }
    const sorry = 'Sorry, nothing matches all of this.'
    expect(said('en', act)).toBe(
      `${sorry} The closest are in other areas of Chennai and do not mention a lift.`,
    )
    expect(said('en', { ...act, partly: { amenities: 1 } })).toBe(
      `${sorry} The closest are in other areas of Chennai; one does not mention a lift.`,
    )
    expect(said('en', { ...act, partly: { any_area: 2, amenities: 2 } })).toBe(
      `${sorry} Of the closest, some are in other areas of Chennai; some do not mention a lift.`,
    )
  })
})

it('names what is noted when it is said again', () => {
  const act: GuruAct = { kind: 'already_known', slots: ['city', 'price'], topic: inTambaram }
  expect(said('hi', act)).toBe('जी हाँ, चेन्नई और कोई भी बजट, यह पहले से नोट है।')
})

describe('a change of several things', () => {
  const before = topicOf({ transaction_type: 'rent', city: 'Chennai', property_type: 'house' })
  const topic: Topic = {
    ...topicOf({
      transaction_type: 'sale',
      city: 'Chennai',
      area: 'Adyar',
      property_type: 'apartment',
      amenities: ['parking'],
    }),
    beside: ['Velachery'],
  }
  const act: GuruAct = { kind: 'changed', slots: ['transaction_type', 'property_type'], before, topic }

  it.each([
    ['en', 'Okay, now a flat for sale in Adyar and Velachery, Chennai, with parking.'],
    ['hi', 'ठीक है, अब चेन्नई के अड्यार और वेलाचेरी में खरीदने के लिए पार्किंग वाला फ्लैट देखते हैं।'],
    ['ta', 'சரி, சென்னை அடையாற்றிலும் வேளச்சேரியிலும் வாங்குவதற்கு பார்க்கிங் உள்ள ஃபிளாட் பார்க்கிறேன்.'],
  ] as const)('is one sentence with all its areas in %s', (language, text) => {
    expect(said(language, act)).toBe(text)
  })

  it.each([
    ['hi', 'बिकाऊ', 'खरीदने के लिए'],
    ['pa', 'ਵਿਕਾਊ', 'ਖਰੀਦਣ ਲਈ'],
    ['bn', 'বিক্রির', 'কেনার জন্য'],
    ['ml', 'വിൽപ്പനയ്ക്ക്', 'വാങ്ങാൻ'],
    ['kn', 'ಮಾರಾಟಕ್ಕೆ', 'ಕೊಳ್ಳಲು'],
    ['te', 'అమ్మకానికి', 'కొనడానికి'],
  ] as const)(
    'is told a buyer in %s from the buyer’s side, an owner from the owner’s',
    (language, sells, buys) => {
      expect(said(language, act)).toContain(buys)
      const offers: Topic = { ...topic, intent: 'offer' }
      expect(said(language, { kind: 'owner_done', topic: offers })).toContain(sells)
    },
  )

  it('of an owner stays a list of what changed', () => {
    const offers: Topic = { ...topic, intent: 'offer' }
    const changed: GuruAct = { ...act, before: { ...before, intent: 'offer' }, topic: offers }
    expect(said('en', changed)).toBe(
      'Okay, now selling instead of renting out and a flat instead of a house.',
    )
  })
})

it.each([
  ['en', 'on Hingna Road, Nagpur', 'in Dharampeth, Nagpur'],
  ['hi', 'हिंगना रोड पर', 'धरमपेठ में'],
  ['pa', 'Hingna Road ’ਤੇ', 'Dharampeth ਵਿੱਚ'],
] as const)('a home in %s is on a road and in an area', (language, road, area) => {
  const city = language === 'en' ? 'Nagpur' : undefined
  const changed = (name: string): GuruAct => {
    const topic = topicOf({ area: name, ...(city && { city }) })
    return { kind: 'changed', slots: city ? ['city', 'area'] : ['area'], before: inTrichy, topic }
  }
  expect(said(language, changed('Hingna Road'))).toContain(road)
  expect(said(language, changed('Dharampeth'))).toContain(area)
})

it('leaves out the bedrooms of a plot in a whole sentence', () => {
  const act: GuruAct = {
    kind: 'let_go',
    what: ['bedrooms'],
    because: 'land',
    before: inTambaram,
    topic: topicOf({ property_type: 'land' }),
  }
  expect(said('en', act)).toBe('Since it is a plot, I have dropped the bedrooms.')
  expect(said('kn', act)).toBe('ಸೈಟ್ ಆದ್ದರಿಂದ ಬೆಡ್‌ರೂಮ್ ಲೆಕ್ಕ ಬಿಟ್ಟಿದ್ದೇನೆ.')
})
