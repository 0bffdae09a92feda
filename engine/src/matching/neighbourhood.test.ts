import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../places/index.ts'
import { createNeighbourhood } from './neighbourhood.ts'

describe('the city that an area alone means', () => {
  it('is the one known for it, although a listing puts a namesake elsewhere', () => {
    const { cityMeant } = createNeighbourhood(createPlaceIndex([{ city: 'Mumbai', area: 'Koregaon Park' }]))
    expect(cityMeant('Koregaon Park')).toBe('Pune')
  })

  it('is left open where many cities have such an area', () => {
    expect(createNeighbourhood(createPlaceIndex([])).cityMeant('Civil Lines')).toBeNull()
  })
})
