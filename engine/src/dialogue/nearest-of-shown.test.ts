import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../places/index.ts'
import { understand } from '../understanding/understand.ts'

const places = createPlaceIndex([])

function read(text: string, language: LanguageCode, area?: string) {
  const known = { transaction_type: 'rent', city: 'Bengaluru', ...(area && { area }) } as const
  return understand(text, { language, asked: null, known, shown: 5 }, places)
}

describe('which of those shown is the nearest', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'which of these is the nearest?'],
    ['hi', 'इनमें सबसे पास कौन सा है?'],
    ['ta', 'இதுல எது பக்கத்துல இருக்கு?'],
    ['ml', 'ഇതിൽ കോളേജിനോട് ഏറ്റവും അടുത്തത് ഏതാ?'],
    ['kn', 'ಇದರಲ್ಲಿ ಯಾವುದು ಹತ್ತಿರ?'],
    ['te', 'దగ్గరలో ఉన్నది ఏది?'],
  ])('is told by how far each is from the wished area: %s, "%s"', (language, text) => {
    const { commands, asksAbout } = read(text, language, 'Hebbal')
    expect(commands).toEqual([])
    expect(asksAbout).toEqual(['distance'])
  })

  it('is not known where no area is wished', () => {
    const { commands, asksUntold } = read('which of these is the nearest?', 'en')
    expect(commands).toEqual([])
    expect(asksUntold).toEqual(['distance'])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'anything nearer?'],
    ['te', 'దగ్గర్లో ఇంకేమైనా ఉన్నాయా?'],
  ])('is no wish for others that are nearer: %s, "%s"', (language, text) => {
    expect(read(text, language, 'Hebbal').commands).toContainEqual({ kind: 'follow-up', wants: 'nearer' })
  })
})
