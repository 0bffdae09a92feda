import { describe, expect, test } from 'vitest'
import { tokenise } from '../text/tokens.ts'
import { createPlaceIndex } from './index.ts'

const places = createPlaceIndex([])

describe('findCity', () => {
  test.each([
    ['Bombay', 'Mumbai'],
    ['calcutta', 'Kolkata'],
    ['BANGALORE', 'Bengaluru'],
    ['Vizag', 'Visakhapatnam'],
    ['trichy', 'Tiruchirappalli'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['Cochin', 'Kochi'],
    ['Ernakulam', 'Kochi'],
    ['Calicut', 'Kozhikode'],
    ['Pondicherry', 'Puducherry'],
    ['Baroda', 'Vadodara'],
    ['Poona', 'Pune'],
    ['Mysore', 'Mysuru'],
    ['Mangalore', 'Mangaluru'],
    ['Allahabad', 'Prayagraj'],
    ['Banaras', 'Varanasi'],
    ['Gurgaon', 'Gurugram'],
    ['Simla', 'Shimla'],
    ['New Delhi', 'Delhi'],
    ['Hubli', 'Hubballi'],
    ['Belgaum', 'Belagavi'],
    ['Tuticorin', 'Thoothukudi'],
    ['ஊட்டி', 'Udhagamandalam'],
    ['Ahmadabad', 'Ahmedabad'],
    ['bangalroe', 'Bengaluru'],
    ['navi mumbai', 'Navi Mumbai'],
  ])('%s is %s', (name, city) => {
    expect(places.findCity(name)?.name).toBe(city)
  })

  test.each(['', 'xyz', '123', 'Atlantis', '???'])('"%s" is no city', (name) => {
    expect(places.findCity(name)).toBeNull()
  })
})

describe('findArea', () => {
  test.each([
    ['Bangalore', 'Electronics City Phase II', 'Electronic City Phase 2', 'Bengaluru'],
    ['Mumbai', 'Mulund (West)', 'Mulund West', 'Mumbai'],
    ['Mumbai', 'kharghar', 'Kharghar', 'Navi Mumbai'],
    ['Mumbai', 'Thane West', 'Thane West', 'Thane'],
    ['Delhi', 'Noida', 'Noida', 'Noida'],
    ['Chandigarh', 'Zirakpur', 'Zirakpur', 'Zirakpur'],
    ['Noida', 'Sector 62, Noida', 'Sector 62', 'Noida'],
    ['Noida', 'sec-62', 'Sector 62', 'Noida'],
    ['Kolkata', 'Salt Lake City', 'Salt Lake', 'Kolkata'],
    ['Hyderabad', 'Secunderabad', 'Secunderabad', 'Hyderabad'],
    ['Delhi', 'Patel Nagar West', 'Patel Nagar West', 'Delhi'],
  ])('%s, %s is %s of %s', (city, name, area, owner) => {
    expect(places.findArea(city, name)).toMatchObject({ name: area, city: owner })
  })

  test('an unknown area and an unknown city give null', () => {
    expect(places.findArea('Pune', 'Nowhere Gardens')).toBeNull()
    expect(places.findArea('Atlantis', 'Whitefield')).toBeNull()
    expect(places.findArea('Chennai', 'Whitefield')).toBeNull()
  })
})

describe('distances', () => {
  test('nearby areas come by distance and leave the area itself out', () => {
    const nearby = places.nearbyAreas('Bengaluru', 'Koramangala', 30)
    const names = nearby.map(({ name }) => name)
    expect(names).toContain('BTM Layout')
    expect(names).not.toContain('Koramangala')
    expect(names).not.toContain('Yelahanka')
    const kilometres = nearby.map((place) => place.kilometres)
    expect(kilometres).toEqual([...kilometres].sort((one, other) => one - other))
  })

  test('with listings known, only areas that have some are nearby', () => {
    const own = createPlaceIndex([
      { city: 'Bengaluru', area: 'BTM Layout' },
      { city: 'Bengaluru', area: 'Koramangala' },
    ])
    expect(own.nearbyAreas('Bengaluru', 'Koramangala', 9).map(({ name }) => name)).toEqual(['BTM Layout'])
    expect(own.nearbyAreas('Bengaluru', 'Never Heard', 9)).toEqual([])
  })

  test('distances of known places are right within a few kilometres', () => {
    const city = (name: string) => {
      const found = places.findCity(name)
      if (found === null) throw new Error(name)
      return found
    }
    expect(places.distanceKm(city('Mumbai'), city('Pune'))).toBeCloseTo(120, -1)
    expect(places.distanceKm(city('Chennai'), city('Bengaluru'))).toBeCloseTo(290, -1)
  })

  test('an area has its parts', () => {
    expect(places.areasWithin('Mumbai', 'Andheri')).toEqual(
      expect.arrayContaining(['Andheri', 'Andheri West', 'Andheri East']),
    )
    expect(places.areasWithin('Kolkata', 'Salt Lake')[0]).toBe('Salt Lake')
    expect(places.areasWithin('Pune', 'Kalyan')).not.toContain('Kalyani Nagar')
  })
})

describe('names out of the listings table', () => {
  const own = createPlaceIndex([
    { city: 'Newtonpur', area: 'Applewood Layout' },
    { city: 'Pune', area: 'Quietstone Colony' },
    { city: 'Pune', area: null },
  ])

  test('are found without touching code', () => {
    const found = own.mentions(tokenise('in quietston colony pune'), { language: 'en' })
    expect(found.map(({ places }) => places[0]?.name)).toEqual(['Quietstone Colony', 'Pune'])
    expect(own.findCity('newtonpur')).toMatchObject({ name: 'Newtonpur', latitude: null, state: null })
    expect(own.findArea('Newtonpur', 'applewood layout')?.name).toBe('Applewood Layout')
    expect(own.areaNames('Pune')).toContain('Quietstone Colony')
  })

  test('an area that is called like its city, in any writing, is never meant by the name', () => {
    const careless = createPlaceIndex([
      { city: 'Bengaluru', area: 'Bangalore' },
      { city: 'Delhi', area: 'new delhi' },
      { city: 'Newtonpur', area: 'NEWTONPUR' },
    ])
    const first = (text: string) => careless.mentions(tokenise(text), { language: 'en' })[0]?.places[0]
    expect(first('flat in bangalore')).toMatchObject({ kind: 'city', name: 'Bengaluru' })
    expect(first('flat in New Delhi')).toMatchObject({ kind: 'city', name: 'Delhi' })
    expect(first('flat in newtonpur')).toMatchObject({ kind: 'city', name: 'Newtonpur' })
  })
})
