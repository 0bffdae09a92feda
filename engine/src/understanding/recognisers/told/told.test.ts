import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../../places/index.ts'
import { toFrame } from '../../frame.ts'
import { understand } from '../../understand.ts'

const places = createPlaceIndex([])
const areaOf = (text: string, language: LanguageCode) =>
  toFrame(understand(text, { language, asked: null, known: {} }, places)).set.area

describe('where one works', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'office in Whitefield, 2bhk rent Marathahalli', 'Marathahalli'],
    ['hi', 'office sector 62 noida me hai, indirapuram me 2bhk rent', 'Indirapuram'],
    ['bn', 'office sector 5 e, baguiati te 2bhk rent', 'Baguiati'],
  ])('gives way to where a home is wanted: %s, "%s"', (language, text, area) => {
    expect(areaOf(text, language)).toBe(area)
  })

  it('is where to look when no other place is named', () => {
    expect(areaOf('office in Whitefield, 2bhk nearby for rent', 'en')).toBe('Whitefield')
  })
})
