import { describe, expect, test } from 'vitest'
import { areaName, isOfficeOnly, mergeKey } from './area-names.ts'

describe('tidying a name of the sources', () => {
  test.each([
    ['sector-62', 'Sector 62'],
    ['vasai east', 'Vasai East'],
    ['Malad W', 'Malad West'],
    ['Mayur Vihar II', 'Mayur Vihar 2'],
    ['Phase-3 Hinjewadi', 'Phase 3 Hinjewadi'],
    ['Tavarekere S.O (Bengaluru)', 'Tavarekere'],
    ['JP nagar extn', 'JP Nagar Extension'],
    ['7th Phase JP Nagar', '7th Phase JP Nagar'],
  ])('%s is %s', (raw, name) => {
    expect(areaName(raw)).toBe(name)
  })

  test.each([
    '700051',
    '5000',
    'Road',
    'New',
    'Local',
    'Garden',
    'Aditya City Apartment',
    'Vip Towers',
    'x',
    '',
    'High Court',
    'ISI Hospital',
    'Avalahalli Off Sarjapur Road',
    '47 Sector 22 Road',
    'Swimming Pool',
  ])('"%s" is no area', (raw) => {
    expect(areaName(raw)).toBeNull()
  })

  test.each(['NDC Nashik', 'KCMills', 'B.s. Nagar', 'VWTC', 'Nashik City'])(
    'a post office "%s" is no area',
    (name) => {
      expect(isOfficeOnly(name)).toBe(true)
    },
  )
})

describe('spellings of one place', () => {
  test.each([
    ['Electronic City Phase II', 'Electronics City Phase 2'],
    ['7th Phase JP Nagar', 'JP Nagar Phase 7'],
    ['Rajaji Nagar', 'Rajajinagar'],
    ['K K Nagar', 'KK Nagar'],
    ['West Patel Nagar', 'Patel Nagar West'],
    ['Yeshwanthpur', 'Yeshwantpur'],
    ['Sector 20 Kharghar', 'Kharghar Sector 20'],
  ])('%s and %s are merged', (one, other) => {
    expect(mergeKey(one)).toBe(mergeKey(other))
  })

  test.each([
    ['Sector 35E', 'Sector 35I'],
    ['Andheri East', 'Andheri West'],
    ['Sector 6 Dwarka', 'Sector 16 Dwarka'],
    ['Kalyan', 'Kalyani Nagar'],
  ])('%s and %s stay apart', (one, other) => {
    expect(mergeKey(one)).not.toBe(mergeKey(other))
  })
})
