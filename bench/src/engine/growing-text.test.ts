import { Session } from 'node:inspector/promises'
import type { Wishes } from '@guru/contract/requirement'
import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import { corpora } from '@guru/engine/languages/corpora'
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
    'yes ',
    'fine but ',
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

/** Turns that people type tell which words a recogniser looks for: some of their words in a row, again and again. */
const drawnPerLanguage = 6
const mostWords = 3
const drawn = languages.flatMap((language) => {
  const turns = (corpora[language]?.corpus ?? []).flatMap(({ cases }) => cases.map(({ text }) => text))
  return Array.from({ length: drawnPerLanguage }, (_, nth) => {
    // Far apart in the corpus and always the same ones.
    const words = turns[Math.floor((nth + 0.5) * (turns.length / drawnPerLanguage))]?.split(' ') ?? []
    const first = nth % Math.max(1, words.length - mostWords + 1)
    return [`${words.slice(first, first + 1 + (nth % mostWords)).join(' ')} `, language] as const
  })
})

const chats: readonly Wishes[] = [
  {},
  { transaction_type: 'rent', city: 'Pune', price: { max: 25_000 }, amenities: ['lift', 'furnished'] },
]

describe('a long hostile text', () => {
  it.each(hostile.map((part, at) => [part, languages[at % languages.length] ?? 'en'] as const))(
    '%j repeated costs work in proportion to its length, in English and in %s',
    async (part, language) => {
      for (const one of new Set(['en', language] as const)) expect(await growth(part, one)).toBeLessThan(12)
    },
  )

  it.each(languages)('costs no more for repeating what people type in %s', async (language) => {
    const costly: string[] = []
    for (const [nth, [part]] of drawn.filter(([, code]) => code === language).entries()) {
      const grown = await growth(part, language, chats[nth % chats.length])
      if (grown >= 12) costly.push(`${part}: ${grown.toFixed(1)}`)
    }
    expect(costly).toEqual([])
  })
})

/** How many times the work eight times the text costs; the square of it would be 64 times. */
async function growth(part: string, language: LanguageCode, known: Wishes = {}): Promise<number> {
  const context = { language, asked: null, known }
  const times = Math.floor(500 / part.length)
  const short = part.repeat(times)
  const long = part.repeat(8 * times)
  // Functions that have hardly run yet are not counted.
  understand(long, context, places)
  const less = await workOf(() => understand(short, context, places))
  return (await workOf(() => understand(long, context, places))) / less
}

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
