import { describe, expect, test } from 'vitest'
import { tokenise } from '../text/tokens.ts'
import { distanceKm } from './distance.ts'
import { readGazetteer } from './gazetteer.ts'
import { createPlaceIndex } from './index.ts'

const { cities, areas } = readGazetteer()
const places = createPlaceIndex([])

const capitals = [
  'Amaravati',
  'Itanagar',
  'Patna',
  'Raipur',
  'Panaji',
  'Gandhinagar',
  'Chandigarh',
  'Shimla',
  'Ranchi',
  'Bengaluru',
  'Thiruvananthapuram',
  'Bhopal',
  'Mumbai',
  'Imphal',
  'Shillong',
  'Aizawl',
  'Kohima',
  'Bhubaneswar',
  'Jaipur',
  'Gangtok',
  'Chennai',
  'Hyderabad',
  'Agartala',
  'Lucknow',
  'Dehradun',
  'Kolkata',
  'Delhi',
  'Srinagar',
  'Puducherry',
  'Leh',
  'Port Blair',
  'Silvassa',
  'Kavaratti',
]
const citiesOfTheirOwn = [
  'Thane',
  'Navi Mumbai',
  'Noida',
  'Greater Noida',
  'Ghaziabad',
  'Faridabad',
  'Gurugram',
  'Mohali',
  'Panchkula',
  'Zirakpur',
]

describe('the gazetteer', () => {
  test('has the cities and areas that Guru needs', () => {
    expect(cities.length).toBeGreaterThan(2_300)
    expect(areas.length).toBeGreaterThan(10_500)
    const names = new Set(cities.map(({ place }) => place.name))
    expect(names.size).toBe(cities.length)
    for (const name of [...capitals, ...citiesOfTheirOwn]) expect(names).toContain(name)
  })

  test('every city lies in India and every area near its city', () => {
    const middles = new Map(cities.map(({ place }) => [place.name, place]))
    for (const { place } of cities) {
      expect(place.latitude).toBeGreaterThan(6)
      expect(place.latitude).toBeLessThan(37)
      expect(place.longitude).toBeGreaterThan(68)
      expect(place.longitude).toBeLessThan(97.5)
    }
    for (const { place } of areas) {
      const middle = middles.get(place.city)
      if (middle === undefined) throw new Error(`${place.name} is in no city`)
      const kilometres = places.distanceKm(place, middle)
      if (kilometres !== null && kilometres > 61)
        throw new Error(`${place.name}, ${place.city}: ${kilometres} km`)
    }
  })

  test.each([
    ['Chennai', 'Adyar', 13.006, 80.257],
    ['Chennai', 'Velachery', 12.981, 80.218],
    ['Chennai', 'Mylapore', 13.034, 80.262],
    ['Bengaluru', 'Whitefield', 12.97, 77.75],
    ['Bengaluru', 'Jayanagar', 12.93, 77.583],
    ['Bengaluru', 'Yelahanka', 13.101, 77.596],
    ['Bengaluru', 'Banashankari', 12.925, 77.547],
    ['Mumbai', 'Andheri West', 19.136, 72.83],
    ['Mumbai', 'Chembur', 19.062, 72.9],
    ['Mumbai', 'Borivali West', 19.24, 72.85],
    ['Kolkata', 'Behala', 22.499, 88.311],
    ['Kolkata', 'Salt Lake', 22.587, 88.417],
    ['Kolkata', 'Dum Dum', 22.63, 88.42],
    ['Noida', 'Sector 62', 28.621, 77.364],
    ['Noida', 'Sector 137', 28.511, 77.409],
    ['Hyderabad', 'Gachibowli', 17.44, 78.349],
    ['Hyderabad', 'Begumpet', 17.444, 78.467],
    ['Pune', 'Hinjewadi', 18.591, 73.739],
    ['Pune', 'Koregaon Park', 18.536, 73.894],
    ['Delhi', 'Saket', 28.524, 77.207],
    ['Delhi', 'Karol Bagh', 28.652, 77.191],
    ['Navi Mumbai', 'Kharghar', 19.047, 73.07],
    ['Thane', 'Manpada', 19.24, 72.963],
    ['Kochi', 'Kakkanad', 10.016, 76.341],
    ['Jaipur', 'Mansarovar', 26.86, 75.76],
  ])('%s has %s where it is', (city, name, latitude, longitude) => {
    const area = places.findArea(city, name)
    if (area?.latitude == null || area.longitude === null) throw new Error('no position')
    expect(area.city).toBe(city)
    expect(
      distanceKm({ latitude: area.latitude, longitude: area.longitude }, { latitude, longitude }),
    ).toBeLessThan(4)
  })

  test('no area is a pin code, a building or a bare word', () => {
    for (const { place } of areas) {
      expect(place.name).not.toMatch(/\d{4}|(?:apartments?|towers?|residency|hospital)$/i)
      expect(place.name).not.toMatch(/^(?:road|new|local|airport|market|garden|park|nagar)$/i)
    }
  })

  test('every name of every city finds its city, alone and in a sentence', () => {
    for (const { place } of cities) {
      for (const name of [place.name, ...place.aliases]) {
        // Aurangabad in Bihar is called like a larger town, whose the name is where nothing else is said.
        const named = cities.some((other) => other.place.name === name) ? name : place.name
        expect([name, places.findCity(name)?.name]).toEqual([name, named])
        const found = places.mentions(tokenise(name), { language: 'en' }).flatMap((mention) => mention.places)
        if (!found.includes(place) && !found.some((other) => other.name === place.name)) {
          throw new Error(`${name} does not name ${place.name}`)
        }
      }
    }
  })

  test.each([
    ['Chennai', 'Thiruvallikeni', 'Triplicane'],
    ['Chennai', 'Mount Road', 'Anna Salai'],
    ['Tirunelveli', 'பாளையங்கோட்டை', 'Palayamkottai'],
    ['Kolkata', 'Theatre Road', 'Shakespeare Sarani'],
    ['Delhi', 'Mayur Vihar 2', 'Mayur Vihar Phase 2'],
    ['Indore', 'Indore Khajrana', 'Khajrana'],
    ['Howrah', 'Makardaha', 'Makardah'],
  ])('in %s %s is %s', (city, other, name) => {
    expect(places.findArea(city, other)?.name).toBe(name)
    expect(areas.some(({ place }) => place.city === city && place.name === other)).toBe(false)
  })

  test('every name of every area finds its area in its city', () => {
    const lost: string[] = []
    for (const { place } of areas) {
      for (const name of [place.name, ...place.aliases]) {
        const found = places.findArea(place.city, name)
        if (found?.name !== place.name || found.city !== place.city)
          lost.push(`${name} → ${found?.name}, ${place.city}`)
      }
    }
    expect(lost).toEqual([])
  })

  test('every area is found in the words of a seeker who named its city', () => {
    const lost: string[] = []
    for (const { place } of areas) {
      const context = { language: 'en', city: place.city } as const
      const found = places
        .mentions(tokenise(`in ${place.name}`), context)
        .flatMap((mention) => mention.places)
      if (!found.some((other) => other.name === place.name)) lost.push(`${place.name}, ${place.city}`)
    }
    expect(lost).toEqual([])
  })
})
