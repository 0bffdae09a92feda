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
  ...new Set((corpora.en?.corpus ?? []).flatMap(({ cases }) => cases.flatMap(({ text }) => text.split(' ')))),
]
const fresh: UnderstandingContext = { language: 'en', asked: null, known: {} }

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

/** Texts that make a careless reader look at every word for every word. */
const hostile = [
  'a',
  '1 ',
  '1,22,',
  'not ',
  'no lift and ',
  'any any area ',
  'appartmennt ',
  'zxcvbnmqwertyuiopasdfgh ',
  'one hundred and ',
  'lakh ',
  '2-',
  'my flat my ',
  'sell it ',
  'bachelor ',
  'is it ',
  'instead of adyar ',
  'make it 3 not 2 ',
  'upto upto ',
  '(',
  '²½',
  'அடையாறு ',
  '\u200d',
]

describe('a long hostile text', () => {
  it.each(hostile)('%j repeated costs time in proportion to its length', (part) => {
    const short = part.repeat(Math.ceil(500 / part.length)).slice(0, 500)
    const long = part.repeat(Math.ceil(4000 / part.length)).slice(0, 4000)
    // Eight times the text; the square of it would take 64 times as long. A busy machine can only make the
    // ratio worse, so one good try is proof enough.
    let ratio = Number.POSITIVE_INFINITY
    for (let attempt = 0; attempt < 8 && ratio > 25; attempt++) ratio = Math.min(ratio, ratioOf(long, short))
    expect(ratio).toBeLessThan(25)
  })
})

function ratioOf(long: string, short: string): number {
  // The floor keeps times that the clock cannot tell apart from deciding.
  return timeOf(long) / Math.max(timeOf(short), 2)
}

/** Milliseconds of eight readings. */
function timeOf(text: string): number {
  const start = Date.now()
  for (let run = 0; run < 8; run++) understand(text, fresh, places)
  return Date.now() - start
}
