import type { Amenity } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { inventory, listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

/** What Guru says of the two flats of Adyar, of which these amenities are known. */
function answer(one: Amenity[], other: Amenity[], asked = 'which of them are furnished?'): string {
  const changes = new Map([
    ['a1', one],
    ['a2', other],
  ])
  const listings = inventory.map((listing) => {
    const amenities = changes.get(listing.id)
    return amenities === undefined ? listing : { ...listing, amenities, amenities_known: true }
  })
  return chat(engine, ['buy a 2bhk flat in Adyar, Chennai up to 1 crore', asked], 'en', listings).reply.text
}

it('tells of every way of furnishing that is stated, and calls only those silent that state none', () => {
  expect(answer(['furnished'], ['semi_furnished'])).toMatch(
    /Only number 1 is furnished\.\s+Only number 2 is semi-furnished\./,
  )
  expect(answer(['semi_furnished'], ['unfurnished'])).toMatch(
    /Only number 1 is semi-furnished\.\s+Only number 2 is unfurnished\./,
  )
  expect(answer(['furnished'], ['unfurnished'])).not.toContain('not mention')
})

it('says that the other is silent where it is', () => {
  expect(answer(['furnished'], ['lift'])).toContain(
    'Only number 1 is furnished; the other does not mention it.',
  )
  expect(answer(['unfurnished'], ['lift'])).toContain(
    'Only number 1 is unfurnished; the other does not mention it.',
  )
  expect(answer(['lift'], ['parking'])).toContain('None of these listings')
})

it('is one sentence where all are furnished alike, also otherwise than was asked', () => {
  expect(answer(['semi_furnished'], ['semi_furnished'])).toContain('Both are semi-furnished.')
})
