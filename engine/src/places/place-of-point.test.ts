import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from './index.ts'

const places = createPlaceIndex([])

describe('a pin on a map', () => {
  it.each([
    ['Whitefield', 12.9698, 77.75, { city: 'Bengaluru', area: 'Whitefield' }],
    ['Velachery', 12.9815, 80.218, { city: 'Chennai', area: 'Velachery' }],
    ['Kakkanad', 10.0159, 76.3419, { city: 'Kochi', area: 'Kakkanad' }],
  ])('in %s is in that area', (_, latitude, longitude, place) => {
    expect(places.placeOfPoint({ latitude, longitude })).toEqual(place)
  })

  it('far from every area that is known is in the city', () => {
    const place = places.placeOfPoint({ latitude: 26.8, longitude: 75.6 })
    expect(place).toEqual({ city: expect.any(String) })
  })

  it('in the sea, or abroad, is nowhere', () => {
    expect(places.placeOfPoint({ latitude: 10, longitude: 88 })).toBe(null)
    expect(places.placeOfPoint({ latitude: 51.5, longitude: -0.1 })).toBe(null)
  })
})
