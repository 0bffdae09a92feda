import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
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
