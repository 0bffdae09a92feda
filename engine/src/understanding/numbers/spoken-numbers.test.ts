import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatterFor } from '../../format/formatter-for.ts'
import { createPlaceIndex } from '../../places/index.ts'
import { canReplyIn } from '../../replies/written-languages.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const known = { transaction_type: 'sale' } as const

describe.each(languages.filter(canReplyIn))('amounts in the words of %s', (language) => {
  const format = formatterFor(language, 'spoken')
  const numbersIn = (text: string) => understand(text, { language, asked: 'price', known }, places).numbers

  it('are read back as themselves', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 99_99_999 }), (value) => {
        expect(numbersIn(format.number(value)), format.number(value)).toEqual([value])
      }),
      { numRuns: 200 },
    )
  })

  it('are read back with their halves and quarters of a lakh or crore', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 390 }), fc.constantFrom(25_000, 2_500_000), (count, quarter) => {
        const amount = count * quarter
        expect(numbersIn(format.rupees(amount)), format.rupees(amount)).toEqual([amount])
      }),
      { numRuns: 200 },
    )
  })
})

/** The zero of each language's own digits. */
const zeros: Record<LanguageCode, number> = {
  en: 0x30,
  hi: 0x0966,
  bn: 0x09e6,
  pa: 0x0a66,
  ta: 0x0be6,
  te: 0x0c66,
  kn: 0x0ce6,
  ml: 0x0d66,
}

describe.each(languages.filter(canReplyIn))('amounts as %s shows them', (language) => {
  const format = formatterFor(language)
  const numbersIn = (text: string) => understand(text, { language, asked: 'price', known }, places).numbers
  const inOwnDigits = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zeros[language] + Number(digit)))

  it('are read back as themselves, in digits of either script', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 99_99_99_999 }), (value) => {
        for (const text of [format.number(value), format.rupees(value), format.rupeesInFull(value)]) {
          expect(numbersIn(text), text).toEqual([value])
          expect(numbersIn(inOwnDigits(text)), inOwnDigits(text)).toEqual([value])
        }
      }),
      { numRuns: 200 },
    )
  })
})
