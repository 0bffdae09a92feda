import { wishesSchema } from '@guru/contract/requirement'
import type { LanguageCode, Slot, TransactionType } from '@guru/contract/vocabulary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])

interface Said {
  asked?: Slot | null
  transaction?: TransactionType | null
}

/** What a turn sets, by slot. */
function setBy(text: string, { asked = null, transaction = null }: Said = {}): Record<string, unknown> {
  const known = transaction === null ? {} : { transaction_type: transaction }
  const { commands } = understand(text, { language: 'en', asked, known }, places)
  return Object.fromEntries(
    commands.flatMap((command) => (command.kind === 'set' ? [[command.slot, command.value]] : [])),
  )
}

describe('land in two units', () => {
  it.each([
    ['2 acres 10 guntas land', 98_010],
    ['1 kanal 4 marla plot', 6534],
    ['5 marla 1361 sqft plot', 1361.25],
    ['10 marla 1 kanal plot', 2722.5],
  ])('%s is at least %d square feet', (text, least) => {
    expect(setBy(text)).toMatchObject({ size_sqft: { min: least } })
  })
})

describe('the sides of a plot', () => {
  it.each([
    ['30ft x 40ft plot', 1200],
    ['plot 30 feet by 40 feet', 1200],
    ["plot of 40' x 60'", 2400],
    ['30 feet 40 feet site', 1200],
  ])('%s is %d square feet', (text, least) => {
    expect(setBy(text)).toEqual({ property_type: 'land', size_sqft: { min: least } })
  })

  it('is not the width of its road', () => {
    expect(setBy('site on a 40 ft road')).toEqual({ property_type: 'land' })
  })
})

describe('a bare range', () => {
  it.each([
    ['3 to 5', 'sale', { min: 30_000_000, max: 50_000_000 }],
    ['50 to 60', 'sale', { min: 5_000_000, max: 6_000_000 }],
    ['3 to 5', 'rent', { min: 3000, max: 5000 }],
    ['15 to 20', 'rent', { min: 15_000, max: 20_000 }],
    ['between 3 and 10', null, { min: 3000, max: 10_000 }],
  ] as const)('%j with %s known is counted on one scale', (text, transaction, price) => {
    expect(setBy(text, { asked: 'price', transaction })).toEqual({ price })
  })
})

describe('an amount that no requirement can hold', () => {
  it.each(['999999 crore', '999999999999 acres', '0.001 sqft'])('%j is no wish', (text) => {
    expect(setBy(text)).toEqual({})
  })
})

describe('whatever amount is said', () => {
  it('what it sets is a wish that the contract takes', () => {
    const beginnings = ['', 'under ', 'above ', 'between 1 and ', '2 to ', 'budget ', 'size ']
    const numbers = [
      '0',
      '0.001',
      '0.4',
      '1',
      '3',
      '7',
      '19',
      '21',
      '99',
      '1.2345678',
      '999999',
      '1000000001',
    ]
    const units = ['', 'crore', 'lakh', 'k', 'rs', 'bhk', 'sqft', 'acres', 'sq m', 'lakh crore']
    const said = fc.tuple(
      fc.constantFrom(...beginnings),
      fc.oneof(fc.constantFrom(...numbers), fc.bigInt({ min: 0n, max: 10n ** 24n }).map(String)),
      fc.constantFrom(...units),
    )
    const asked = fc.constantFrom(null, 'price', 'bedrooms', 'size_sqft')
    const transaction = fc.constantFrom(null, 'rent', 'sale')
    fc.assert(
      fc.property(said, asked, transaction, (words, slot, kind) => {
        const set = setBy(words.join(' '), { asked: slot, transaction: kind })
        expect(wishesSchema.safeParse(set).error?.issues ?? []).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a bare number where a size was asked for', () => {
  it.each(['1', '2', ' 4 '])('“%s” is no square foot', (text) => {
    expect(setBy(text, { asked: 'size_sqft' })).toEqual({})
  })

  it.each([
    ['1200', 1200],
    ['2 cents', 871.2],
  ])('“%s” is a size', (text, least) => {
    expect(setBy(text, { asked: 'size_sqft' })).toEqual({ size_sqft: { min: least } })
  })
})

describe('a part of nothing', () => {
  it('beside rooms is no part of a crore', () => {
    const known = { transaction_type: 'sale', price: { max: 12_000_000 } } as const
    const { commands } = understand(
      '3 bedrooms with servant quarter',
      { language: 'en', asked: null, known },
      places,
    )
    expect(commands.filter(({ kind }) => kind === 'set')).toMatchObject([{ slot: 'bedrooms' }])
  })

  it('is one where a budget was asked for', () => {
    expect(setBy('a quarter crore', { asked: 'price', transaction: 'sale' })).toMatchObject({
      price: { max: 2_500_000 },
    })
  })
})

describe('a bare amount a little below the budget, of who wants it cheaper', () => {
  const known = { transaction_type: 'rent', price: { max: 7000 }, bedrooms: { min: 2, max: 2 } } as const
  const priceOf = (language: LanguageCode, text: string) =>
    understand(text, { language, asked: null, known, shown: 5 }, places).commands.find(
      (command) => command.kind === 'set',
    )

  it.each<[LanguageCode, string, number]>([
    ['bn', 'আর একটু সস্তা কিছু আছে? ছয়ের মধ্যে', 6000],
    ['bn', 'একটু সস্তা দেখান না, সাড়ে পাঁচের মধ্যে', 5500],
    ['en', 'anything cheaper? within six', 6000],
    ['hi', 'थोड़ा सस्ता दिखाइए, साढ़े पाँच तक', 5500],
    ['ta', 'கொஞ்சம் கம்மியா காட்டுங்க, ஆறுக்குள்ள', 6000],
    ['ml', 'കുറച്ചുകൂടി വില കുറഞ്ഞത്, ആറിനുള്ളിൽ', 6000],
    ['te', 'కొంచెం తక్కువలో చూపించండి, ఆరు లోపు', 6000],
    ['kn', 'ಸ್ವಲ್ಪ ಕಡಿಮೆ ಇರೋದು ತೋರಿಸಿ, ಆರರ ಒಳಗೆ', 6000],
    ['pa', 'ਥੋੜ੍ਹਾ ਸਸਤਾ ਵਿਖਾਓ, ਛੇ ਦੇ ਅੰਦਰ', 6000],
  ])('is thousands: %s, "%s"', (language, text, max) => {
    expect(priceOf(language, text)).toEqual({ kind: 'set', slot: 'price', value: { max } })
  })

  it('is none where it is far less: "something cheaper, 3 rooms at most"', () => {
    expect(priceOf('en', 'something cheaper, 3 rooms at most')).toMatchObject({ slot: 'bedrooms' })
  })
})
