import type { Wishes } from '@guru/contract/requirement'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inventory, listedPlaces } from '../dialogue/transcripts/inventory.ts'
import { createPlaceIndex } from '../places/index.ts'
import { compare } from './compare.ts'
import type { FoundListing, Listing } from './listing.ts'
import { searchInMemory } from './listings-in-memory.ts'
import { createNeighbourhood } from './neighbourhood.ts'
import { planSearch } from './plan-search.ts'
import { rankMatches } from './rank.ts'

const places = createNeighbourhood(createPlaceIndex(listedPlaces))
const flat: Wishes = {
  transaction_type: 'rent',
  property_type: 'apartment',
  city: 'Bengaluru',
  area: 'Whitefield',
  price: { max: 30000 },
  bedrooms: { min: 2, max: 2 },
}
const plan = (wishes: Wishes, more = {}) => planSearch({ wishes, view: null, seen: [], ...more }, places)

describe('the plan of a search', () => {
  it('looks for everything as wished first', () => {
    const [exact] = plan(flat).steps
    expect(exact?.relaxed).toEqual([])
    expect(exact?.filter).toMatchObject({
      city: 'Bengaluru',
      price: { max: 30000 },
      bedrooms: { min: 2, max: 2 },
    })
    expect(exact?.filter.areas?.[0]).toBe('Whitefield')
  })

  it('then gives up one thing at a time, and several at the end', () => {
    expect(plan({ ...flat, amenities: ['lift'] }).steps.map((step) => step.relaxed)).toEqual([
      [],
      ['nearby_area'],
      ['price'],
      ['price'],
      ['price'],
      ['bedrooms'],
      ['amenities'],
      ['property_type'],
      ['nearby_area', 'price'],
      ['nearby_area', 'price', 'bedrooms', 'amenities'],
      ['any_area'],
      ['any_area'],
      ['any_area', 'price', 'bedrooms', 'amenities'],
    ])
  })

  it('gives up a tenth of the price and one bedroom', () => {
    const relaxed = plan(flat).steps
    expect(relaxed.find((step) => step.relaxed[0] === 'price')?.filter.price).toEqual({ max: 33000 })
    const above = plan({ ...flat, price: { min: 20000 } }).steps
    expect(above.find((step) => step.relaxed[0] === 'price')?.filter.price).toEqual({ min: 18000 })
    expect(relaxed.find((step) => step.relaxed[0] === 'bedrooms')?.filter.bedrooms).toEqual({
      min: 1,
      max: 3,
    })
  })

  it('looks for the cheapest beyond a highest price, in the area and then in the city', () => {
    const dearer = plan(flat).steps.filter(({ cheapest }) => cheapest)
    expect(dearer.map(({ filter }) => [filter.price, filter.areas !== undefined])).toEqual([
      [{ min: 33001 }, true],
      [{ min: 33001 }, false],
    ])
    expect(plan({ ...flat, price: { min: 20000 } }).steps.some(({ cheapest }) => cheapest)).toBe(false)
  })

  it('looks below the lower end of a budget next, which is no fault of a home', () => {
    const { steps } = plan({ ...flat, price: { min: 20000, max: 30000 } })
    expect(steps.slice(0, 3).map(({ filter, relaxed }) => [filter.price, relaxed])).toEqual([
      [{ min: 20000, max: 30000 }, []],
      [{ max: 30000 }, []],
      [{ max: 30000 }, ['nearby_area']],
    ])
    expect(plan({ ...flat, price: { min: 20000 } }).steps[1]?.filter.price).toEqual({ min: 20000 })
  })

  it('looks for no land where somebody rents and has not named it', () => {
    const kinds = (wishes: Wishes) => plan(wishes).steps.map(({ filter }) => filter.homes)
    expect(new Set(kinds({ transaction_type: 'rent', city: 'Bengaluru', price: { max: 5000 } }))).toEqual(
      new Set([true]),
    )
    expect(kinds({ transaction_type: 'rent', property_type: 'land' })).toEqual([undefined])
    expect(kinds({ transaction_type: 'sale', city: 'Bengaluru' })).toEqual([undefined])
  })

  it('looks in no area that is left out', () => {
    const around = plan(flat).steps.find(({ relaxed }) => relaxed[0] === 'nearby_area')?.filter.areas ?? []
    const [left = ''] = around
    const steps = plan(flat, { without: new Set([left]) }).steps
    expect(around).not.toEqual([])
    expect(steps.flatMap(({ filter }) => filter.areas ?? [])).not.toContain(left)
  })

  it('takes a furnished home for one that shall be semi-furnished, and not the other way round', () => {
    const { steps } = plan({ transaction_type: 'sale', amenities: ['semi_furnished'] })
    expect(steps.slice(0, 2).map(({ filter }) => filter.amenities)).toEqual([
      ['semi_furnished'],
      ['furnished'],
    ])
    const furnished = plan({ transaction_type: 'sale', amenities: ['furnished'] })
    expect(furnished.steps[0]?.filter.amenities).toEqual(['furnished'])
    expect(furnished.steps.some(({ filter }) => filter.amenities?.includes('semi_furnished'))).toBe(false)
  })

  it('looks for each way of furnishing where several would do', () => {
    const { steps } = plan({ transaction_type: 'sale', amenities: ['lift', 'furnished', 'semi_furnished'] })
    expect(steps.map(({ filter }) => filter.amenities)).toEqual([
      ['lift', 'furnished'],
      ['lift', 'semi_furnished'],
      undefined,
    ])
  })

  it('gives up nothing that was not wished', () => {
    expect(plan({ transaction_type: 'sale', property_type: 'land', city: 'Chennai' }).steps).toHaveLength(1)
  })

  it('never goes to another city, nor from renting to buying', () => {
    for (const { filter } of plan({ ...flat, amenities: ['lift'] }).steps) {
      expect(filter).toMatchObject({ transaction_type: 'rent', city: 'Bengaluru' })
    }
  })

  it('looks nearest area by area when the seeker wants to be nearer', () => {
    const areas = plan(flat, { view: { order: 'best', nearest: true } }).steps.map(
      (step) => step.filter.areas,
    )
    expect(areas.length).toBeGreaterThan(1)
    expect(areas.slice(1).every((one) => one?.length === 1)).toBe(true)
  })
})

describe('the ranking', () => {
  const search = plan(flat)
  const rank = (found: readonly FoundListing[], wishes = flat) =>
    rankMatches(found, search, wishes, places).map((one) => one.listing.id)

  it('is the same whatever order the rows come in', () => {
    const found = searchInMemory(inventory, search)
    const first = rank(found)
    fc.assert(
      fc.property(fc.shuffledSubarray(found, { minLength: found.length }), (shuffled) => {
        expect(rank(shuffled)).toEqual(first)
      }),
    )
  })

  it('puts what fits before what only comes close', () => {
    const ranked = rankMatches(searchInMemory(inventory, search), search, flat, places)
    const steps = ranked.map((one) => one.relaxed.length > 0)
    expect(steps).toEqual([...steps].sort())
  })

  it('prefers a price near the budget to one far below it, all else alike', () => {
    const [listing] = inventory
    const like = (id: string, price: number) => ({
      listing: { ...home(listing), id, price, size_sqft: null },
      step: 0,
    })
    expect(rank([like('far', 9000), like('near', 26000)])).toEqual(['near', 'far'])
  })

  it('puts what is nearer to the wished area first, however good the price elsewhere', () => {
    const [listing] = inventory
    const around = [...places.surroundingsOf(flat).around]
    const [near] = around
    const far = around.find(([, kilometres]) => kilometres > (near?.[1] ?? 0) + 3)
    if (near === undefined || far === undefined) throw new Error('Whitefield has no surroundings')
    const like = (area: string, price: number) => ({
      listing: { ...home(listing), id: area, area, price },
      step: 1,
    })
    expect(rank([like(far[0], 26000), like(near[0], 9000)])).toEqual([near[0], far[0]])
  })

  it('puts what is a little too dear and near before what fits at the other end of the city', () => {
    const [listing] = inventory
    const around = [...places.surroundingsOf(flat).around]
    const far = around.findLast(([, kilometres]) => kilometres > 12)
    const wider = plan(flat).steps.findIndex(({ relaxed }) => relaxed[0] === 'any_area')
    const dear = plan(flat).steps.findIndex(({ relaxed }) => relaxed[0] === 'price')
    const rows = [
      { listing: { ...home(listing), id: 'far', area: far?.[0] ?? '' }, step: wider },
      { listing: { ...home(listing), id: 'dear', area: 'Whitefield', price: 30500 }, step: dear },
    ]
    expect(rank(rows)).toEqual(['dear', 'far'])
  })

  it('puts the rooms that are wanted for a little more before a room too few', () => {
    const [listing] = inventory
    const steps = plan(flat).steps
    const stepOf = (one: string) => steps.findIndex(({ relaxed }) => relaxed[0] === one)
    const rows = [
      { listing: { ...home(listing), id: 'one', bedrooms: 1, price: 20000 }, step: stepOf('bedrooms') },
      { listing: { ...home(listing), id: 'two', bedrooms: 2, price: 32000 }, step: stepOf('price') },
    ]
    expect(rank(rows)).toEqual(['two', 'one'])
  })

  it('does not fill a page with one society', () => {
    const [listing] = inventory
    const same = [1, 2, 3, 4].map((n) => ({
      listing: { ...home(listing), id: `s${n}`, price: 25000 + n },
      step: 0,
    }))
    const other = { listing: { ...home(listing), id: 'other', society: 'Elsewhere', price: 12000 }, step: 0 }
    expect(rank([...same, other]).indexOf('other')).toBe(2)
  })

  it('puts listings that are silent on amenities behind those that name them', () => {
    const [listing] = inventory
    const silent = {
      listing: { ...home(listing), id: 'silent', amenities: [], amenities_known: false },
      step: 0,
    }
    const named = { listing: { ...home(listing), id: 'named', price: 12000 }, step: 0 }
    expect(rank([silent, named], { ...flat, amenities: ['lift'] })).toEqual(['named', 'silent'])
  })
})

describe('the comparison', () => {
  it('tells what fits, what does not and what is not known', () => {
    const wishes: Wishes = { ...flat, amenities: ['gym'], size_sqft: { min: 1000 } }
    const listing = { ...home(inventory[3]), area: 'Varthur', price: 31000, size_sqft: null }
    const points = compare(listing, wishes, places.surroundingsOf(wishes))
    const told = Object.fromEntries(points.map(({ slot, fits, known }) => [slot, known ? fits : 'unknown']))
    expect(told).toEqual({
      transaction_type: true,
      property_type: true,
      city: true,
      area: false,
      price: false,
      bedrooms: true,
      size_sqft: 'unknown',
      amenities: 'unknown',
    })
  })

  it('takes a part of the wished area for the area', () => {
    const wishes: Wishes = { city: 'Mumbai', area: 'Andheri' }
    const [, area] = compare(
      { ...home(inventory[0]), city: 'Mumbai', area: 'Andheri East' },
      wishes,
      places.surroundingsOf(wishes),
    )
    expect(area).toMatchObject({ slot: 'area', fits: true })
  })

  it('leaves open whether the whole is the part, where both are known by one point, but not a part beside it', () => {
    const wishes: Wishes = { city: 'Kolkata', area: 'Salt Lake Sector 5' }
    const listed = ['Salt Lake', 'Salt Lake Sector 1'].map((area) => ({ city: 'Kolkata', area }))
    const around = createNeighbourhood(createPlaceIndex(listed)).surroundingsOf(wishes)
    const areas = listed.map((place) => compare({ ...home(inventory[0]), ...place }, wishes, around)[1])
    expect(areas).toMatchObject([
      { fits: false, known: false },
      { fits: false, known: true, kilometres: 0 },
    ])
  })
})

function home(listing: Listing | undefined): Listing {
  if (listing === undefined) throw new Error('The inventory of the tests is empty')
  return listing
}
