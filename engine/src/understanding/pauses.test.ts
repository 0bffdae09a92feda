import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../places/index.ts'
import { understand } from './understand.ts'

const places = createPlaceIndex([])

describe('a comma that is left out before what is wanted', () => {
  it.each([
    '3bhk is too big for us, 2 is fine',
    '1bhk is too small for us, 2bhk needed',
    'my flat has 2 bedrooms, i need 3',
    'had a shop in Karol Bagh, now i want a house in Rohini on rent',
    'we currently pay 18k in Tambaram, looking for something under 15k in Medavakkam',
    'i drive a cab in whitefield, need a house on rent in Kolar under 8000',
  ])('changes nothing: %s', (text) => {
    const context = { language: 'en', asked: null, known: {} } as const
    const plain = understand(text.replaceAll(',', ''), context, places)
    expect(plain.commands).toEqual(understand(text, context, places).commands)
    expect(plain.commands).not.toEqual([])
  })
})
