import { languages } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

describe.each(languages)('the question for the kind, in %s', (language) => {
  it('names no land to who rents, and names it to who buys', () => {
    const renting = chat(engine, ['rent'], language).reply
    const buying = chat(engine, ['buy'], language).reply
    expect(renting.asked).toBe('property_type')
    expect(renting.choices).toHaveLength(2)
    expect(buying.choices).toHaveLength(3)
    expect(buying.text).not.toBe(renting.text)
  })
})
