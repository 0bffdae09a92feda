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

it('says of several which is the biggest, and how big each is', () => {
  const said = ['2bhk flat for rent in Whitefield Bangalore below 30k', 'which of these is biggest']
  const { text } = chat(engine, said, 'en', inventory).reply
  expect(text).toMatch(/^Number 4 is the biggest\. 1: 1,100 sq ft; 2: 1,150 sq ft; .*4: 1,300 sq ft/)
})
