import { describe, expect, test } from 'vitest'
import { positionOf, townCentres } from './positions.ts'

const city = {
  name: 'Pune',
  state: 'Maharashtra',
  position: { lat: 18.52, lon: 73.86 },
  population: 2_900_000,
  aliases: [],
}
const near = { lat: 18.56, lon: 73.79 }
const besideIt = { lat: 18.565, lon: 73.795 }
const acrossTown = { lat: 18.45, lon: 73.93 }
const elsewhere = { lat: 21.1, lon: 79.1 }

describe('where an area is', () => {
  test('two sources that agree are believed', () => {
    expect(positionOf(city, [{ position: near, count: 8 }], [besideIt])).toEqual(near)
  })

  test('two sources that disagree are not', () => {
    expect(positionOf(city, [{ position: near, count: 8 }], [acrossTown])).toBeNull()
  })

  test('a point outside the city does not count', () => {
    expect(positionOf(city, [{ position: elsewhere, count: 50 }], [])).toBeNull()
    expect(positionOf(city, [{ position: elsewhere, count: 50 }], [near])).toEqual(near)
  })

  test('a geocode far out needs many listings behind it', () => {
    const farOut = { lat: 18.7, lon: 73.83 }
    expect(positionOf(city, [{ position: farOut, count: 3 }], [])).toBeNull()
    expect(positionOf(city, [{ position: farOut, count: 60 }], [])).toEqual(farOut)
  })

  test('points that many names share are a town centre', () => {
    const isCentre = townCentres([near, near, near, near, acrossTown])
    expect(isCentre(near)).toBe(true)
    expect(isCentre(acrossTown)).toBe(false)
  })
})
