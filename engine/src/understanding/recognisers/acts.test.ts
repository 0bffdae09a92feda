import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const actOf = (text: string, language: LanguageCode) =>
  toFrame(understand(text, { language, asked: null, known: {} }, places)).act

describe('an act', () => {
  it.each<[LanguageCode, string]>([
    ['hi', 'आज मौसम अच्छा है'],
    ['hi', 'khana accha hai'],
    ['pa', 'ਅੱਜ ਮੌਸਮ ਵਧੀਆ ਹੈ'],
    ['bn', 'আজ আবহাওয়া ভালো'],
  ])('is no yes where something else is called good: %s, "%s"', (language, text) => {
    expect(actOf(text, language)).toBe('unclear')
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'ये अच्छा है'],
    ['pa', 'ਇਹ ਵਧੀਆ ਹੈ'],
    ['bn', 'এটা ভালো'],
  ])('is a yes where the home is: %s, "%s"', (language, text) => {
    expect(actOf(text, language)).toBe('affirm')
  })
})
