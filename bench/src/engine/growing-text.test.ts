import { Session } from 'node:inspector/promises'
import { languages } from '@guru/contract/vocabulary'
import { createPlaceIndex } from '@guru/engine/places/index'
import { understand } from '@guru/engine/understanding/understand'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const places = createPlaceIndex([])

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
    '%j repeated costs work in proportion to its length, in English and in %s',
    async (part, language) => {
      for (const one of new Set(['en', language] as const)) {
        const context = { language: one, asked: null, known: {} }
        const short = part.repeat(500).slice(0, 500)
        const long = part.repeat(4000).slice(0, 4000)
        understand(short, context, places)
        const less = await workOf(() => understand(short, context, places))
        const more = await workOf(() => understand(long, context, places))
        // Eight times the text; the square of it would take 64 times the work.
        expect(more / less).toBeLessThan(16)
      }
    },
  )
})

const inspector = new Session()
beforeAll(async () => {
  inspector.connect()
  await inspector.post('Profiler.enable')
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
})
afterAll(() => inspector.disconnect())

/** How often the blocks of the engine's functions run: the same on every machine, however busy. */
async function workOf(run: () => void): Promise<number> {
  await inspector.post('Profiler.takePreciseCoverage')
  run()
  const { result } = await inspector.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.includes('/engine/src/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0)
}
