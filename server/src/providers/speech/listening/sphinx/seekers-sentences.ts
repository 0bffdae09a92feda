import { formatterFor } from '@guru/engine/format/formatter-for'
import { placeNames } from '@guru/engine/languages/ml/places/place-names'

/**
 * What seekers say in English, by patterns: what the recogniser learns its words and their order from. In
 * braces stands one of a list, in brackets what may be left out.
 */
const patterns: readonly (readonly [weight: number, pattern: string])[] = [
  [6, '[{want}] [{a}] {home} [{deal}] [{where}] [{money}] [{with}]'],
  [6, '[{want}] [{a}] {rooms} {home} [{deal}] [{where}] [{money}] [{with}]'],
  [3, '{rooms} [{home}] {where} [{money}]'],
  [3, '{want} to {rent or buy} [{a}] [{rooms}] {home} [{where}] [{money}]'],
  [3, '[{money words}] {amount} [{per}]'],
  [1, 'show me [{rooms}] {homes} [{deal}] [{where}] [{money}]'],
  [2, 'my budget is [{money words}] {amount}'],
  [1, 'between {amount} and {amount}'],
  [2, '{rooms}'],
  [1, '{number}'],
  [2, '{where}'],
  [3, '{place}'],
  [1, '{home}'],
  [1, '{with}'],
  [1, 'no {amount}'],
  [1, 'not {amount} {amount}'],
  [1, 'no {rooms}'],
  [1, 'make it {amount}'],
  [8, '{short}'],
]

const number = (value: number): string => formatterFor('en', 'spoken').number(value).replaceAll('-', ' ')
const upTo = (most: number): string[] => Array.from({ length: most }, (_, at) => number(at + 1))
const tens = [5, 10, 12, 15, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95].map(
  number,
)

const amounts = [
  ...[...tens, ...tens, ...upTo(99)].map((count) => `${count} thousand`),
  ...[...tens, ...tens, ...upTo(99)].map((count) => `${count} lakh`),
  ...[...tens, ...upTo(30)].map((count) => `${count} lakhs`),
  ...upTo(10).flatMap((count) => [`${count} crore`, `${count} crores`, `${count} point five crore`]),
  ...['one and a half', 'two and a half', 'half a', 'a'].map((count) => `${count} crore`),
]

/** Names as people still say them. */
const olderNames = ['bangalore', 'bombay', 'calcutta', 'madras', 'gurgaon', 'mysore', 'cochin', 'trivandrum']
/** A name with a letter for a word would be heard in every breath. */
const places = Object.keys(placeNames.places)
  .map((name) => name.toLowerCase())
  .filter((name) => name.split(' ').every((word) => word.length > 2))

const lists: Record<string, readonly string[]> = {
  want: ['i want', 'i want', 'i need', 'i am looking for', 'looking for', 'show me', 'find me', 'we need'],
  'rent or buy': ['rent', 'buy'],
  a: ['a', 'a', 'an', 'any'],
  home: ['flat', 'flat', 'apartment', 'house', 'independent house', 'villa', 'plot', 'land', 'home'],
  rooms: [1, 2, 3, 4, 5].flatMap((count) => {
    const rooms = [`${number(count)} bedroom`, `${number(count)} bedroom`, `${number(count)} b h k`]
    return count === 1 ? rooms : [...rooms, `${number(count)} bedrooms`]
  }),
  deal: ['for rent', 'for rent', 'to rent', 'on rent', 'for sale', 'to buy'],
  number: upTo(5),
  money: ['{money words} {amount} [{per}]'],
  'money words': ['below', 'under', 'up to', 'within', 'around', 'less than', 'maximum', 'above'],
  amount: amounts,
  per: ['rupees', 'a month', 'per month', 'rupees per month'],
  where: [
    'in {place}',
    'in {place}',
    'in {place} {place}',
    'near {place}',
    'at {place}',
    'anywhere in {place}',
  ],
  place: [...places, ...olderNames, ...olderNames, ...olderNames],
  homes: ['flats', 'apartments', 'houses', 'plots'],
  with: [
    ...[
      'parking',
      'a lift',
      'power backup',
      'security',
      'a garden',
      'a balcony',
      'a gym',
      'a swimming pool',
    ].map((amenity) => `with ${amenity}`),
    ...['furnished', 'semi furnished', 'unfurnished', 'without parking', 'pets allowed'],
  ],
  short: [
    ...[
      'yes',
      'no',
      'yes',
      'no',
      'yes please',
      'no thanks',
      'that is right',
      'correct',
      'wrong',
      'right',
      'okay',
    ],
    ...['next', 'next one', 'more', 'show more', 'cheaper', 'bigger', 'smaller', 'call me', 'call me back'],
    ...[
      'start again',
      'help',
      'repeat',
      'say that again',
      'thank you',
      'thanks',
      'hello',
      'bye',
      'rent',
      'buy',
    ],
    ...[
      'sell',
      'i want to sell my flat',
      'i want to sell my house',
      'any area',
      'any budget',
      'any',
      'anything',
    ],
    ...[
      'nothing special',
      'the first one',
      'the second one',
      'the third one',
      'why this one',
      'show me',
      'for rent',
    ],
  ],
}

/** So many sentences, always the same ones. */
export function seekersSentences(count = 30_000): string[] {
  const random = randomNumbers()
  const one = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const all = patterns.flatMap(([weight, pattern]) => new Array<string>(weight).fill(pattern))
  const fill = (pattern: string): string =>
    pattern
      .replace(/\[(.*?)\](?=\s|$)/g, (_, part: string) => (random() < 0.5 ? part : ''))
      .replace(/\{([^}]+)\}/g, (_, name: string) => fill(one(lists[name] ?? []) ?? ''))
  return Array.from({ length: count }, () =>
    fill(one(all) ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

/** Park and Miller's numbers between 0 and 1, from the same seed each time. */
function randomNumbers(): () => number {
  let state = 20_261
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
