import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it, test } from 'vitest'
import { formatterFor } from '../format/formatter-for.ts'
import { sentencesOf } from './written-languages.ts'

interface Home {
  area: string
  wished: string
  kilometres: number | null
  known?: boolean
}

function pointIn(language: LanguageCode, { area, wished, kilometres, known = true }: Home): string {
  const comparison = { slot: 'area', fits: false, known, actual: area, wished, kilometres } as const
  return sentencesOf(language).point.area(comparison, formatterFor(language), 'sqft')
}

test.each<[LanguageCode, string]>([
  ['en', 'In Salt Lake, next to New Town'],
  ['bn', 'সল্টলেকে, নিউ টাউনের কাছে'],
])('what is nowhere off has no distance of 0 km, in %s', (language, text) => {
  expect(pointIn(language, { area: 'Salt Lake', wished: 'New Town', kilometres: 0.04 })).toBe(text)
})

test.each<[LanguageCode, string]>([
  ['en', 'In Salt Lake, Salt Lake Sector 5 not stated'],
  ['bn', 'সল্টলেকে, সল্টলেক সেক্টর 5-এ কি না লেখা নেই'],
])('of the whole of a wished area it is not stated whether it is the part, in %s', (language, text) => {
  const home = { area: 'Salt Lake', wished: 'Salt Lake Sector 5', kilometres: 0, known: false }
  expect(pointIn(language, home)).toBe(text)
})

describe('in Malayalam the distance is told from a name with its ending', () => {
  it.each([
    ['Kakkanad', 'ഇടപ്പള്ളിയിൽ, കാക്കനാട്ടുനിന്ന് 4.3 കി.മീ'],
    ['Aluva', 'ഇടപ്പള്ളിയിൽ, ആലുവയിൽനിന്ന് 4.3 കി.മീ'],
    ['Kollam', 'ഇടപ്പള്ളിയിൽ, കൊല്ലത്തുനിന്ന് 4.3 കി.മീ'],
    ['Nowhere Junction', 'ഇടപ്പള്ളിയിൽ, Nowhere Junction ഭാഗത്തുനിന്ന് 4.3 കി.മീ'],
  ])('%s', (wished, text) => {
    expect(pointIn('ml', { area: 'Edappally', wished, kilometres: 4.3 })).toBe(text)
  })
})
