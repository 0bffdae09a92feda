import type { Amenity, LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import type { Listing } from '../matching/listing.ts'
import { chat } from './transcripts/in-memory.ts'
import { inventory, listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

/** What Guru says when the two flats of Adyar are compared, with these details. */
function comparison(one: Partial<Listing>, other: Partial<Listing>): string {
  const changes = new Map([
    ['a1', one],
    ['a2', other],
  ])
  const listings = inventory.map((listing) => ({ ...listing, ...changes.get(listing.id) }))
  const said = ['buy a 2bhk flat in Adyar, Chennai up to 1 crore', 'compare the first two']
  return chat(engine, said, 'en', listings).reply.text
}

it('tells what each listing says and which is cheaper and bigger', () => {
  expect(comparison({}, {})).toMatch(
    /85 lakh.*900 sq ft.*95 lakh.*1,000 sq ft.*Number 1 costs less\. Number 2 is bigger\./,
  )
})

it('says what a listing does not say, and calls none the bigger then', () => {
  const text = comparison({ size_sqft: null }, {})
  expect(text).toContain('It does not say its size.')
  expect(text).not.toContain('bigger')
})

it('says so where both cost the same, and calls none the bigger where both are as big', () => {
  const text = comparison({ price: 9_000_000, size_sqft: 950 }, { price: 9_000_000, size_sqft: 950 })
  expect(text).toContain('They cost the same.')
  expect(text).not.toContain('bigger')
})

it('calls what hardly differs about the same', () => {
  const text = comparison({ price: 9_300_000, size_sqft: 990 }, {})
  expect(text).toContain('They cost about the same, number 1 a little less.')
  expect(text).toContain('They are about the same size, number 2 a little bigger.')
})

it('tells what else one of two has: bathrooms, amenities, and how each is furnished', () => {
  const text = comparison(
    { bathrooms: 1, amenities: ['lift', 'unfurnished', 'parking'] },
    { bathrooms: 2, amenities: ['parking', 'furnished', 'air_conditioning'] },
  )
  expect(text).toMatch(/900 sq ft, 1 bathroom\..*1,000 sq ft, 2 bathrooms\./)
  expect(text).toContain('Number 1 is unfurnished, number 2 is furnished.')
  expect(text).toContain('Only number 1 mentions a lift. Only number 2 mentions air conditioning.')
})

it('leaves to the answer what is asked of both', () => {
  const listings = inventory.map((one) => (one.id === 'a1' ? { ...one, amenities: ['lift' as const] } : one))
  const said = ['buy a 2bhk flat in Adyar, Chennai up to 1 crore', 'compare the first two, is there a lift?']
  expect(chat(engine, said, 'en', listings).reply.text.match(/lift/g)).toHaveLength(1)
})

it.each<[LanguageCode, string]>([
  ['en', 'no call now. which of 1 and 2 is better for my parents?'],
  ['en', 'between 1 and 2, which is better for studying?'],
  ['hi', 'अभी कॉल नहीं चाहिए। पहले और दूसरे में कौन सा अच्छा है?'],
  ['ta', 'ippo call vendam. 1, 2 la edhu nallathu?'],
  ['ml', 'ippo vilikkanda. 1 um 2 um thammil ethanu nallathu?'],
  ['te', 'ఇప్పుడు ఫోన్ వద్దు. 1, 2 లో ఏది మంచిది?'],
  ['kn', 'ಬೇಡ, ಈಗ ಫೋನ್ ಬೇಡ. ಒಂದನೇದು ಮತ್ತೆ ಎರಡನೇದು ಯಾವುದು ಒಳ್ಳೇದು ಹೇಳಿ'],
  ['pa', 'ਹਾਲੇ ਕਾਲ ਨਾ ਕਰੋ। 1 ਤੇ 2 ਵਿੱਚੋਂ ਕਿਹੜਾ ਵਧੀਆ ਹੈ?'],
  ['bn', 'এখন ফোন করবেন না। 1 আর 2 এর মধ্যে কোনটা ভালো?'],
])('compares also beside a call that is refused, whoever it is for: %s, %s', (language, asked) => {
  const { acts } = chat(
    engine,
    ['buy a 2bhk flat in Adyar, Chennai up to 1 crore', asked],
    language,
    inventory,
  )
  expect(acts.map(({ kind }) => kind)).toContain('compared')
})

it('says of several which is the biggest, and how big each is', () => {
  const said = ['2bhk flat for rent in Whitefield Bangalore below 30k', 'which of these is biggest']
  const { text } = chat(engine, said, 'en', inventory).reply
  expect(text).toMatch(/^Number 4 is the biggest\. 1: 1,100 sq ft; 2: 1,150 sq ft; .*4: 1,300 sq ft/)
})

describe('what homes are compared by', () => {
  const home = 'buy a 2bhk flat in Adyar, Chennai up to 1 crore'
  const listings = inventory.map((one) =>
    one.id === 'a1' ? { ...one, amenities: ['lift' as const, 'parking' as const, 'security' as const] } : one,
  )
  const led = (text: string, language: LanguageCode) => chat(engine, [home, text], language, listings)

  it.each<[LanguageCode, Amenity, string]>([
    ['en', 'parking', 'which is better, 1 or 2? I have a car'],
    ['hi', 'parking', 'पहले और दूसरे में से कौन सा अच्छा रहेगा? मेरे पास कार भी है'],
    [
      'hi',
      'parking',
      'pehle aur doosre me kaunsa accha hai? mere paas bike hai, khadi karne ki jagah chahiye',
    ],
    ['ta', 'parking', 'mudhal ah rendavadha edhu nalladhu? enkitta car irukku'],
    ['te', 'parking', '1st di 2nd di lo edi better? maa daggara car undi'],
    ['kn', 'parking', '1 matte 2 ralli yavudu olledu? nanna hatra car ide'],
    ['ml', 'parking', '1 um 2 um etha nallathu? enikku car und'],
    ['pa', 'parking', 'pehla te dooja vicho kehda vadhia? mere kol car v hai'],
    ['bn', 'parking', 'prothom ar dwitiyor moddhe konta bhalo? amar gari ache'],
    ['en', 'lift', 'Between the first and the second one, which would be better for elderly people?'],
    ['hi', 'lift', '1 aur 2 me se mere budhe maa baap ke liye kaunsa theek rahega?'],
    ['ta', 'lift', 'mudhal ah rendavadha edhu vayasana appa ammaku nalladhu?'],
    ['te', 'lift', '1 ledaa 2 peddavallaki edi better?'],
    ['kn', 'lift', '1 matte 2 ralli vayassada tande tayige yavudu olledu?'],
    ['ml', 'lift', '1 um 2 um prayamaya achanum ammakkum etha nallathu?'],
    ['pa', 'lift', '1 te 2 vicho bazurgan lai kehda changa?'],
    ['bn', 'lift', '1 ar 2 er moddhe boyosko ma babar jonno konta bhalo?'],
    ['en', 'security', 'which is better, 1 or 2? I come back late at night, security is needed'],
    ['bn', 'security', 'প্রথম আর দ্বিতীয়টার মধ্যে কোনটা ভালো হবে? রাতে ডিউটি থেকে ফিরি, নিরাপত্তা দরকার'],
  ])('comes first, and no others are looked for: %s, %s, "%s"', (language, amenity, text) => {
    const { acts, state } = led(text, language)
    expect(acts[0]).toMatchObject({ kind: 'which_have', amenity })
    expect(acts.map(({ kind }) => kind)).toContain('compared')
    expect(acts.map(({ kind }) => kind)).not.toContain('listed')
    expect(acts.some((act) => act.kind === 'untold' && act.facts.includes('distance'))).toBe(false)
    expect(state.wishes.amenities).toBeUndefined()
  })

  it('is wished where something else is wished along, or nothing compared', () => {
    expect(led('I want a lift and 3 bhk. which is better, 1 or 2?', 'en').state.wishes.amenities).toEqual([
      'lift',
    ])
    expect(led('mere paas bike hai, khadi karne ki jagah chahiye', 'hi').state.wishes.amenities).toEqual([
      'parking',
    ])
  })

  it('is the distance alone where one drives there', () => {
    const { acts } = led('how far is the first one by car?', 'en')
    expect(acts.some(({ kind }) => kind === 'answer_amenity' || kind === 'which_have')).toBe(false)
  })
})
