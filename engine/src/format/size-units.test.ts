import type { PropertyType, SizeUnit } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { unitFor } from './size-units.ts'

it.each<[PropertyType, SizeUnit, SizeUnit]>([
  ['house', 'cent', 'sqft'],
  ['apartment', 'marla', 'sqft'],
  ['house', 'gaj', 'gaj'],
  ['house', 'sqm', 'sqm'],
  ['land', 'cent', 'cent'],
  ['land', 'gaj', 'gaj'],
])('the floor of a home is told in no measure of land: %s, %s', (kind, unit, told) => {
  expect(unitFor(kind, unit)).toBe(told)
})
