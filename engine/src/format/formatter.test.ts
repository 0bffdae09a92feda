import { sizeUnits } from '@guru/contract/vocabulary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatterFor } from './formatter-for.ts'
import { groupIndian, squareFeetPerUnit } from './index.ts'

const written = formatterFor('en')
const spoken = formatterFor('en', 'spoken')
const rupees = fc.integer({ min: 1, max: 999_99_99_999 })

describe('grouping', () => {
  it('groups the Indian way: three digits, then pairs', () => {
    const cases = {
      0: '0',
      999: '999',
      1000: '1,000',
      25000: '25,000',
      100000: '1,00,000',
      12345678: '1,23,45,678',
    }
    for (const [value, text] of Object.entries(cases)) expect(groupIndian(Number(value))).toBe(text)
    expect(groupIndian(-4500000)).toBe('-45,00,000')
  })

  it('loses no digit, whatever the number', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        const text = groupIndian(value)
        expect(Number(text.replaceAll(',', ''))).toBe(value)
        expect(text).toMatch(/^-?(\d{1,3}|\d{1,2}(,\d\d)*,\d{3})$/)
      }),
    )
  })
})

describe('rupees', () => {
  it('writes lakh and crore where two decimals hold the amount', () => {
    expect(written.rupees(28000)).toBe('₹ 28,000')
    expect(written.rupees(4500000)).toBe('₹ 45 lakh')
    expect(written.rupees(15000000)).toBe('₹ 1.5 crore')
    expect(written.rupees(9999999)).toBe('₹ 99,99,999')
    expect(written.rupeesInFull(4500000)).toBe('₹ 45,00,000')
  })

  it('says no untruth: the text read back is the amount', () => {
    fc.assert(
      fc.property(rupees, (amount) => {
        const text = written.rupees(amount)
        const number = Number(text.replace(/[₹, a-z]/g, ''))
        const scale = text.endsWith('crore') ? 1e7 : text.endsWith('lakh') ? 1e5 : 1
        expect(Math.round(number * scale)).toBe(amount)
      }),
    )
  })

  it('writes prices and budgets as their transaction has them', () => {
    expect(written.price(28000, 'rent')).toBe('₹ 28,000 a month')
    expect(written.price(4500000, 'sale')).toBe('₹ 45 lakh')
    expect(written.budget({ max: 30000 }, 'rent')).toBe('up to ₹ 30,000 a month')
    expect(written.budget({ min: 8000000, max: 10000000 }, 'sale')).toBe('₹ 80 lakh to ₹ 1 crore')
    expect(written.budget({ min: 50000 }, undefined)).toBe('at least ₹ 50,000')
  })

  it('speaks amounts in words', () => {
    expect(spoken.price(27500, 'rent')).toBe('twenty-seven thousand five hundred rupees a month')
    expect(spoken.rupees(4500000)).toBe('forty-five lakh rupees')
    expect(spoken.rupees(15000000)).toBe('one point five crore rupees')
    expect(spoken.rupees(4512345)).toBe('forty-five lakh twelve thousand three hundred and forty-five rupees')
  })

  it('speaks without a digit or a sign, whatever the amount', () => {
    fc.assert(
      fc.property(rupees, (amount) => {
        expect(spoken.price(amount, 'rent')).toMatch(/^[a-z -]+$/)
      }),
    )
  })
})

describe('sizes', () => {
  it('writes square feet, and the unit that the seeker used before them', () => {
    expect(written.size(1200, 'sqft')).toBe('1,200 sq ft')
    expect(written.size(2178, 'cent')).toBe('5 cents (2,178 sq ft)')
    expect(written.size(435.6, 'cent')).toBe('1 cent (436 sq ft)')
    expect(written.size(43560, 'acre')).toBe('1 acre (43,560 sq ft)')
    expect(written.sizes({ min: 1200 }, 'sqft')).toBe('at least 1,200 sq ft')
    expect(spoken.size(2178, 'cent')).toBe(
      'five cents, that is two thousand one hundred and seventy-eight square feet',
    )
  })

  it('rounds what is measured in another unit as people would, and keeps what was named', () => {
    expect(written.size(925, 'cent')).toBe('2.1 cents (925 sq ft)')
    expect(written.size(1200, 'cent')).toBe('2.75 cents (1,200 sq ft)')
    expect(written.sizeAlone(12.35 * 435.6, 'cent')).toBe('12.35 cents')
    expect(written.sizeAlone(800, 'marla')).toBe('2.9 marla')
    expect(written.sizeAlone(2178, 'acre')).toBe('0.05 acres')
  })

  it('gives back a whole number of any unit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sizeUnits), fc.integer({ min: 1, max: 5000 }), (unit, count) => {
        const text = written.sizeAlone(count * squareFeetPerUnit[unit], unit)
        expect(Number(text.replace(/[^\d.]/g, ''))).toBe(unit === 'sqm' ? Number(count.toFixed(2)) : count)
      }),
    )
  })
})

describe('bedrooms, dates, distances', () => {
  it('names bedrooms in words and as BHK', () => {
    expect(written.bedrooms({ min: 2, max: 2 })).toBe('2 bedrooms')
    expect(written.bedrooms({ min: 1, max: 1 })).toBe('1 bedroom')
    expect(written.bedrooms({ min: 2, max: 3 })).toBe('2 to 3 bedrooms')
    expect(written.bedrooms({ min: 0, max: 0 })).toBe('a studio')
    expect(written.bhk({ min: 2, max: 2 })).toBe('2 BHK')
    expect(spoken.bhk({ min: 3 })).toBe('three or more bedroom')
  })

  it('dates are days in India', () => {
    expect(written.date('2026-06-12')).toBe('12 June 2026')
    expect(written.date('2026-06-12T20:00:00Z')).toBe('13 June 2026')
    expect(spoken.date('2026-06-12')).toBe('twelve June two thousand and twenty-six')
    expect(written.date('someday')).toBe('someday')
  })

  it('distances have one decimal', () => {
    expect(written.distance(2.34)).toBe('2.3 km')
    expect(spoken.distance(1)).toBe('one kilometre')
  })
})

it('Tamil counts the Indian way and says halves and quarters in one word', () => {
  const tamil = formatterFor('ta', 'spoken')
  expect(formatterFor('ta').budget({ max: 30000 }, 'rent')).toBe('மாதம் ₹ 30,000 வரை')
  expect(tamil.rupees(15000000)).toBe('ஒன்றரை கோடி ரூபாய்')
  expect(tamil.rupees(12750)).toBe('பன்னிரண்டாயிரத்து எழுநூற்று ஐம்பது ரூபாய்')
  expect(tamil.rupees(2850000)).toBe('இருபத்தெட்டரை லட்சம் ரூபாய்')
})
