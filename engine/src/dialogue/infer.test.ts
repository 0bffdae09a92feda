import { expect, test } from 'vitest'
import { contextOf, createEngine } from '../index.ts'

const engine = createEngine({ listedPlaces: [] })

function wishesAfter(text: string, city?: string) {
  const begun = engine.begin('en').state
  const state = city === undefined ? begun : { ...begun, wishes: { city } }
  return engine.advance(state, engine.understand(text, contextOf(state))).state.wishes
}

test.each([
  ['2bhk flat for rent in Barasat', 'Kolkata', 'Barasat'],
  ['looking for a flat in Kharar', 'Mohali', 'Kharar'],
])('the homes of a town beside a city are looked for where they are listed: %s', (text, city, area) => {
  expect(wishesAfter(text)).toMatchObject({ city, area })
})

test('who looks in the city beside it already means the area', () => {
  expect(wishesAfter('in Barasat please', 'Kolkata')).toMatchObject({ city: 'Kolkata', area: 'Barasat' })
})
