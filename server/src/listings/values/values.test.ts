import { describe, expect, test } from 'vitest'
import { amenitiesListed, amenityNamed, flagOf } from './amenities.ts'
import { rupeesOf } from './amount.ts'
import { dateOf } from './date.ts'
import { furnishingOf, propertyTypeOf, transactionTypeOf } from './kinds.ts'
import { positionOf } from './position.ts'
import { bedroomsOf, roomsOf } from './rooms.ts'
import { squareFeetOf } from './size.ts'

describe('a price', () => {
  test.each([
    ['30000', 'rupees', 30_000],
    ['120000.00', 'rupees', 120_000],
    ['₹ 45,00,000', 'rupees', 4_500_000],
    ['Rs. 25,000/-', 'rupees', 25_000],
    ['25k per month', 'rupees', 25_000],
    ['18,500 / month', 'rupees', 18_500],
    ['39.07', 'lakh', 3_907_000],
    ['45 Lac', 'rupees', 4_500_000],
    ['1.2 Cr', 'rupees', 12_000_000],
    ['1.2 Cr', 'lakh', 12_000_000],
    ['40 - 50 Lac', 'rupees', 4_500_000],
    ['90 Lac - 1.1 Cr', 'rupees', 10_000_000],
    ['0.85', 'crore', 8_500_000],
  ] as const)('%s in %s is %d rupees', (text, unit, rupees) => {
    expect(rupeesOf(text, unit)).toBe(rupees)
  })

  test.each(['', 'Price on request', 'call', '12 dollars', '1.2.3', '-5', 'NaN'])('“%s” is none', (text) => {
    expect(() => rupeesOf(text, 'rupees')).toThrow('cannot be read')
  })
})

describe('a size', () => {
  test.each([
    ['1056', 1056],
    ['897.00', 897],
    ['1300.236407', 1300.2],
    ['2100 - 2850', 2475],
    ['1,200 sq.ft.', 1200],
    ['1200 Sq Ft', 1200],
    ['34.46Sq. Meter', 370.9],
    ['1100Sq. Yards', 9900],
    ['200 gaj', 1800],
    ['5.31Acres', 231_303.6],
    ['3Cents', 1306.8],
    ['24Guntha', 26_136],
    ['38 guntas', 41_382],
    ['2Perch', 544.5],
    ['1Grounds', 2400],
    ['2 - 3 acres', 108_900],
  ])('%s is %d sq ft', (text, squareFeet) => {
    expect(squareFeetOf(text, 'sqft')).toBe(squareFeet)
  })

  test('without a unit is in that of the source', () => {
    expect(squareFeetOf('100', 'sqm')).toBe(1076.4)
    expect(squareFeetOf('100 sqft', 'sqm')).toBe(100)
  })

  test.each(['', 'big', '12 parsecs', '10x12', '-3'])('“%s” is none', (text) => {
    expect(() => squareFeetOf(text, 'sqft')).toThrow('cannot be read')
  })
})

describe('bedrooms', () => {
  test.each([
    ['2', 2],
    ['2 BHK', 2],
    ['4 Bedroom', 4],
    ['3.0', 3],
    ['1 RK', 0],
    ['Studio', 0],
    ['> 10 BHK', 11],
    ['4+ BHK', 4],
    ['0', 0],
    ['', null],
    ['nan', null],
    ['N/A', null],
  ])('of “%s” are %s', (text, bedrooms) => {
    expect(bedroomsOf(text)).toBe(bedrooms)
  })

  test.each(['two', '2 halls', '99999', '2.5 BHK'])('of “%s” cannot be read', (text) => {
    expect(() => bedroomsOf(text)).toThrow('cannot be read')
  })

  test('are unlike bathrooms, of which none or an unreadable count is unknown', () => {
    expect([roomsOf('2'), roomsOf('2.0'), roomsOf('0'), roomsOf(''), roomsOf('many')]).toEqual([
      2,
      2,
      null,
      null,
      null,
    ])
  })
})

describe('a date', () => {
  const now = new Date('2026-11-20')

  test.each([
    ['18-05-2022', 'dmy', '2022-05-18'],
    ['05/18/2022', 'mdy', '2022-05-18'],
    ['2022-05-18T10:00:00Z', 'dmy', '2022-05-18'],
    ['18 May 2022', 'dmy', '2022-05-18'],
    ['3-Jan-2024', 'dmy', '2024-01-03'],
  ] as const)('%s (%s) is %s', (text, order, day) => {
    expect(dateOf(text, order, now).toISOString().slice(0, 10)).toBe(day)
  })

  test.each(['31-02-2022', '18-13-2022', 'yesterday', '12-2022'])('“%s” is none', (text) => {
    expect(() => dateOf(text, 'dmy', now)).toThrow('cannot be read')
  })

  test('in the future is refused', () => {
    expect(() => dateOf('21-11-2026', 'dmy', now)).toThrow('lies in the future')
  })
})

describe('kinds', () => {
  test('of transactions, homes and furnishing are read in the words of sources', () => {
    expect(['For Rent', 'lease', 'Resale', 'BUY'].map(transactionTypeOf)).toEqual([
      'rent',
      'rent',
      'sale',
      'sale',
    ])
    expect(
      ['Builder Floor', 'Independent House', 'Villa', 'Residential Plot', 'Flats'].map(propertyTypeOf),
    ).toEqual(['apartment', 'house', 'house', 'land', 'apartment'])
    expect(['Semi-Furnished', 'Unfurnished', 'Fully Furnished', 'Furnished', '?'].map(furnishingOf)).toEqual([
      'semi_furnished',
      'unfurnished',
      'furnished',
      'furnished',
      null,
    ])
  })

  test('that are none are refused', () => {
    expect(() => transactionTypeOf('swap')).toThrow('neither rent nor sale')
    expect(() => propertyTypeOf('boat')).toThrow('no house, apartment or land')
  })
})

describe('amenities', () => {
  test.each([
    ['Car Parking', 'parking'],
    ['LiftAvailable', 'lift'],
    ['24X7Security', 'security'],
    ["Children'splayarea", 'play_area'],
    ['AC', 'air_conditioning'],
    ['LandscapedGardens', 'garden'],
    ['Vaastu', null],
    ['ATM', null],
  ])('%s is %s', (name, amenity) => {
    expect(amenityNamed(name)).toBe(amenity)
  })

  test('are read out of a list', () => {
    expect(amenitiesListed('Lift, Car Parking | Gym; Yoga deck')).toEqual(['lift', 'parking', 'gym'])
  })

  test('are there, not there, or not known', () => {
    expect(['1', '3', 'Yes', '0', 'no', '9', '', '?'].map((text) => flagOf(text, ['9']))).toEqual([
      true,
      true,
      true,
      false,
      false,
      null,
      null,
      null,
    ])
  })
})

test('a position is found in either order, and only in India', () => {
  const bengaluru = { latitude: 12.97, longitude: 77.59 }
  expect(positionOf('12.97', '77.59')).toEqual(bengaluru)
  expect(positionOf('77.59', '12.97')).toEqual(bengaluru)
  expect(positionOf('51.5', '-0.12')).toBeNull()
  expect(positionOf('', '77.59')).toBeNull()
  expect(positionOf('0', '0')).toBeNull()
})
