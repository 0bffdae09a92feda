import type { Wishes } from '@guru/contract/requirement'
import { amenities, languages, slots } from '@guru/contract/vocabulary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corpora } from '../languages/corpora.ts'
import { createPlaceIndex } from '../places/index.ts'
import type { UnderstandingContext } from './command.ts'
import { understand } from './understand.ts'

const places = createPlaceIndex([])
const words = [
  ...new Set(
    languages.flatMap((code) =>
      (corpora[code]?.corpus ?? []).flatMap(({ cases }) => cases.flatMap(({ text }) => text.split(' '))),
    ),
  ),
]

const knownThings: Wishes[] = [
  {},
  { transaction_type: 'rent', price: { max: 20_000 }, bedrooms: { min: 2, max: 2 } },
  { city: 'Pune', area: 'Baner', amenities: [...amenities] },
]
const contexts: fc.Arbitrary<UnderstandingContext> = fc.record({
  language: fc.constantFrom(...languages),
  asked: fc.option(fc.constantFrom(...slots)),
  known: fc.constantFrom(...knownThings),
  shown: fc.nat(10),
})

describe('any text at all', () => {
  it('is read without throwing', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((chosen) => chosen.join(' ')),
    )
    fc.assert(
      fc.property(texts, contexts, (text, context) => {
        const { act, commands, numbers } = understand(text, context, places)
        expect(act === 'inform').toBe(commands.some(({ kind }) => ['set', 'any', 'drop'].includes(kind)))
        for (const number of numbers) expect(JSON.stringify(number)).not.toMatch(/null/)
        const set = commands.flatMap((command) => (command.kind === 'set' ? [command.slot] : []))
        expect(new Set(set).size).toBe(set.length)
      }),
      { numRuns: 500 },
    )
  })
})
