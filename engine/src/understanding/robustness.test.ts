import type { Wishes } from '@guru/contract/requirement'
import { amenities, type LanguageCode, languages, slots } from '@guru/contract/vocabulary'
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

/** Texts that make a careless reader look at every word for every word, or at every letter for every letter. */
const hostile = [
  ...[
    'o',
    'a',
    'ing',
    'abcdefghi',
    'lakh',
    'aayirathu',
    'sqft',
    'x-',
    'a.',
    'a ',
    'o ',
    'zxcvbnmqwertyuiopasdfgh ',
  ],
  ...[
    '1',
    '1 ',
    '1,',
    '1,22,',
    '1-2 ',
    '2-',
    '.5',
    '2½',
    '-',
    '(',
    '₹',
    '?',
    '"',
    '..',
    '²½',
    '\u200d',
    '\ud800',
    '😀',
  ],
  ...['not ', 'no lift and ', 'any any area ', 'appartmennt ', 'one hundred and ', 'two ', 'lakh ', 'crore '],
  ...[
    'my flat my ',
    'sell it ',
    'bachelor ',
    'is it ',
    'instead of adyar ',
    'make it 3 not 2 ',
    'upto upto ',
    'max 50 ',
  ],
  ...[
    'sector ',
    'sector 1 ',
    'jp nagar 7th phase ',
    'new ',
    'nagar ',
    'chennai ',
    'chennaila ',
    'rent ',
    'please ',
  ],
  ...[
    'அடையாறு ',
    'சென்னையில் ',
    'இருபத்து',
    'ஆயிரம்',
    'भी ',
    'कोई भी ',
    'आ',
    'क',
    'सौ',
    'बीटीएम',
    'ఇరవై',
    'ಇಪ್ಪತ್ತು',
  ],
  ...['കാ', '്', 'ൻ്റ', 'ਕ', 'ਵੀਹ', 'ক', 'ঊনিশ', 'িি'],
]

describe('a long hostile text', () => {
  it.each(hostile.map((part, at) => [part, languages[at % languages.length] ?? 'en'] as const))(
    '%j repeated costs time in proportion to its length, in English and in %s',
    (part, language) => {
      for (const one of new Set(['en', language] as const)) {
        const short = part.repeat(500).slice(0, 500)
        const long = part.repeat(4000).slice(0, 4000)
        understand(short, { ...fresh, language: one }, places)
        // Eight times the text; the square of it would take 64 times as long. A busy machine can only make the
        // ratio worse, so one good try is proof enough.
        let ratio = Number.POSITIVE_INFINITY
        for (let attempt = 0; attempt < 12 && ratio >= 20; attempt++)
          ratio = Math.min(ratio, (8 * timeOf(long, one, 1)) / Math.max(timeOf(short, one, 8), shortest))
        expect(ratio).toBeLessThan(20)
      }
    },
  )
})

/** Keeps times that the clock cannot tell apart from deciding. */
const shortest = 3

/** Milliseconds of so many readings. */
function timeOf(text: string, language: LanguageCode, readings: number): number {
  const start = Date.now()
  for (let reading = 0; reading < readings; reading++) understand(text, { ...fresh, language }, places)
  return Date.now() - start
}
