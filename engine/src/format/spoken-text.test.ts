import { languages, sizeUnits } from '@guru/contract/vocabulary'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatterFor } from './formatter-for.ts'
import { spokenText } from './spoken-text.ts'

describe('what Guru writes is said as its spoken form', () => {
  test.each(languages)('in %s: amounts, sizes, bedrooms and distances', (code) => {
    const written = formatterFor(code)
    const spoken = formatterFor(code, 'spoken')
    const rupees = fc.integer({ min: 1, max: 999_99_99_999 })
    const said = (text: string) => spokenText(`${text}!`, code).slice(0, -1)
    fc.assert(
      fc.property(rupees, (amount) => {
        expect(said(written.rupees(amount))).toBe(spoken.rupees(amount))
        expect(said(written.price(amount, 'rent'))).toBe(spoken.price(amount, 'rent'))
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...sizeUnits), fc.integer({ min: 1, max: 50_000 }), (unit, size) => {
        expect(said(written.sizeAlone(size, unit))).toBe(spoken.sizeAlone(size, unit))
      }),
    )
    for (const rooms of [1, 2, 3, 7]) {
      const range = { min: rooms, max: rooms }
      expect(said(written.bhk(range))).toBe(spoken.bhk(range))
    }
    for (const kilometres of [0.4, 1, 2.5, 12]) {
      expect(said(written.distance(kilometres))).toBe(spoken.distance(kilometres))
    }
  })

  test.each(languages)('in %s no digit, sign or mark is left', (code) => {
    const written = formatterFor(code)
    const reply = [
      `**1. Prestige_Park**, ${written.bhk({ min: 2, max: 2 })} · ${written.price(27_500, 'rent')}`,
      `- ${written.budget({ max: 45_00_000 }, 'sale')} (${written.size(2178, 'cent')}) 🏠`,
      `- ${written.budget({ min: 80_00_000, max: 1_50_00_000 }, 'sale')} [map](https://example.in/?a=1)`,
      `${written.date('2026-11-20')}, +91 98765 43210, 2–3, 1,200 sq ft, 99999999999999`,
    ].join('\n')
    expect(spokenText(reply, code)).not.toMatch(/[\d₹*_[\]#|–🏠]|https/u)
  })
})

test('a telephone number is said digit by digit, with a pause in the middle', () => {
  const said = 'Call nine eight seven six five, four three two one zero.'
  for (const number of ['9876543210', '+91 98765 43210', '+919876543210', '91-98765-43210']) {
    expect(spokenText(`Call ${number}.`, 'en')).toBe(said)
  }
  expect(spokenText('₹ 98,76,543', 'en')).toContain('ninety-eight lakh')
})

test('each line is a sentence, and words stay as they are', () => {
  expect(spokenText('# Matches\n\nGood: near the lake\nShall I go on?', 'en')).toBe(
    'Matches. Good: near the lake. Shall I go on?',
  )
  expect(spokenText('வேளச்சேரியில் 2 வீடு', 'ta')).toBe('வேளச்சேரியில் இரண்டு வீடு.')
  expect(spokenText('a \\* b', 'en')).toBe('a * b.')
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom(...languages),
      (text, code) => {
        spokenText(text, code)
      },
    ),
  )
})

// Were each digit the beginning of a number, it would take minutes.
test('a text of digits and commas alone takes no longer than another one', { timeout: 10_000 }, () => {
  for (const text of ['9'.repeat(60_000), '1,'.repeat(30_000), '₹ 1'.repeat(20_000)])
    expect(spokenText(text, 'en')).not.toMatch(/\d/)
})
