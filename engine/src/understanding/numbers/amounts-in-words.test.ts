import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const numbersIn = (language: LanguageCode, text: string) =>
  understand(text, { language, asked: null, known: {} }, places).numbers

describe('amounts in words', () => {
  it.each([
    ['en', 'one point twenty five crore', [12_500_000]],
    ['en', 'one point seventy-five lakhs', [175_000]],
    ['en', 'one point o five crore', [10_500_000]],
    ['en', 'two thousand one rupees', [2001]],
    ['hi', 'साड़े तीन लाख', [350_000]],
    ['hi', 'ek point pachattar crore', [17_500_000]],
    ['hi', 'शून्य दशमलव शून्य आठ चार पाँच', [0.0845]],
    ['hi', 'चार हज़ार चार सौ करोड़', [44_000_000_000]],
    ['te', 'పది వేల కోట్లు', [100_000_000_000]],
    ['te', 'నూట ఒక కోటి', [1_010_000_000]],
    ['kn', 'ಒಂದು ಸಾವಿರ ಕೋಟಿ', [10_000_000_000]],
    ['hi', 'दो लाख और पचास हज़ार', [250_000]],
    ['pa', 'ਦੋ ਲੱਖ ਤੇ ਪੰਜਾਹ ਹਜ਼ਾਰ', [250_000]],
    ['bn', 'দুই লাখ আর পঞ্চাশ হাজার', [250_000]],
    ['bn', 'একশত বিশ টাকা', [120]],
    ['hi', 'तीन चौथाई एकड़', [0.75]],
  ] as const)('%s: %s', (language, text, numbers) => {
    expect(numbersIn(language, text)).toEqual(numbers)
  })

  it.each([
    ['en', 'fifty lakhs and two thousand square feet', [5_000_000, 2000]],
    ['en', 'fifty thousand and two car parking', [50_000, 2]],
    ['hi', 'pachas lakh aur do hazar gaj', [5_000_000, 2000]],
    ['bn', 'পঞ্চাশ লাখ আর দুই হাজার স্কয়ারফিট', [5_000_000, 2000]],
  ] as const)('are not joined with what counts something else, %s: %s', (language, text, numbers) => {
    expect(numbersIn(language, text)).toEqual(numbers)
  })
})
