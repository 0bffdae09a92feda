import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenise } from '../../text/tokens.ts'
import { lexiconFor } from '../lexicon.ts'
import { findNumbers } from './find-numbers.ts'

const lexicon = lexiconFor('en')

function numbersIn(text: string): number[] {
  const tokens = tokenise(text)
  return findNumbers(
    tokens,
    tokens.map((token) => lexicon.words.read(token, null)),
    lexicon.numbers,
    () => false,
  )
    .filter(({ kind }) => kind === 'cardinal')
    .map(({ value }) => value)
}

describe('numbers', () => {
  it.each([
    ['25k', [25_000]],
    ['1.5cr', [15_000_000]],
    ['1.1 crore', [11_000_000]],
    ['₹60,00,000', [6_000_000]],
    ['.5 cr', [5_000_000]],
    ['Rs.500', [500]],
    ['2½ lakh', [250_000]],
    ['one and a half crore', [15_000_000]],
    ['two lakh fifty thousand', [250_000]],
    ['1 crore 20 lakhs', [12_000_000]],
    ['twenty-five', [25]],
    ['two hundred and fifty', [250]],
    ['one point two five crore', [12_500_000]],
    ['half a crore', [5_000_000]],
    ['1 1/2 crore', [15_000_000]],
    ['1/2 crore', [5_000_000]],
    ['1/2 bhk', [1, 2]],
    ['one twenty lakhs', [12_000_000]],
    ['two fifty five lakhs', [25_500_000]],
    ['one thirty by forty', [1, 30, 40]],
    ['2/3/4', [2, 3, 4]],
    ['12/3/2026', []],
    ['point five crore', [5_000_000]],
    ['hundred thousand', [100_000]],
    ['twenty-five k', [25_000]],
    ['eighty lks', [8_000_000]],
    ['dedh lakh', [150_000]],
    ['a lakh and a half', [150_000]],
    ['2 crore 3 rooms', [20_000_000, 3]],
    ['20-25k', [20, 25_000]],
    ['४५ lakh', [4_500_000]],
    ['২৫,০০০', [25_000]],
  ])('%s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers)
  })

  it.each([
    '9876543210',
    'nine eight four double zero one two three four five',
    '12/03/2026',
    '5:30',
    '3rd',
    'second',
    'k',
  ])('counts nothing: %s', (text) => {
    expect(numbersIn(text)).toEqual([])
  })

  it('written the Indian way are read back as themselves', () => {
    const indian = new Intl.NumberFormat('en-IN')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_99_99_999 }), (value) => {
        expect(numbersIn(indian.format(value))).toEqual([value])
      }),
    )
  })

  it('with lakh and crore are read back as themselves', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom('lakh', 'lacs', 'L'),
        (hundredths, unit) => {
          expect(numbersIn(`${hundredths / 100} ${unit}`)).toEqual([hundredths * 1000])
        },
      ),
    )
  })

  it('in words are read back as themselves', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_99_999 }), (value) => {
        expect(numbersIn(inWords(value))).toEqual([value])
      }),
    )
  })
})

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function inWords(value: number): string {
  if (value < 20) return ones[value] ?? ''
  if (value < 100) return [tens[Math.floor(value / 10)], value % 10 ? ones[value % 10] : ''].join(' ').trim()
  for (const [scale, name] of [
    [100_000, 'lakh'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (value < scale) continue
    const rest = value % scale
    return `${inWords(Math.floor(value / scale))} ${name}${rest ? ` ${inWords(rest)}` : ''}`
  }
  return ''
}
