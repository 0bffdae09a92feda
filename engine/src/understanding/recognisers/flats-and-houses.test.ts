import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../index.ts'
import type { UnderstandingContext } from '../command.ts'

describe('flats and houses together', () => {
  const engine = createEngine({ listedPlaces: [] })
  const kindIn = (text: string, language: LanguageCode, context: Partial<UnderstandingContext> = {}) =>
    engine
      .understand(text, { language, asked: null, known: {}, shown: 5, ...context })
      .commands.filter((command) => 'slot' in command && command.slot === 'property_type')

  it.each<[LanguageCode, 'house' | 'apartment', string]>([
    ['hi', 'house', 'मैंने कहा फ्लैट भी दिखाइए सिर्फ मकान नहीं'],
    ['hi', 'house', 'flat bhi dikhao sirf makan nahi'],
    ['ta', 'house', 'flat um kaattunga, veedu mattum illa'],
    ['hi', 'apartment', 'दोनों फ्लैट और मकान साथ में दिखाओ एक बार'],
    ['en', 'apartment', 'show flats and houses'],
  ])('leave the kind open: %s, known %s, "%s"', (language, property_type, text) => {
    expect(kindIn(text, language, { known: { property_type } })).toEqual([
      { kind: 'any', slot: 'property_type' },
    ])
  })

  it('are not meant by who refuses one of them', () => {
    expect(kindIn('makan nahi flat dikhao', 'hi', { known: { property_type: 'house' } })).toEqual([
      { kind: 'set', slot: 'property_type', value: 'apartment' },
    ])
  })

  it('stay open where homes are spoken of, and not where a house is', () => {
    expect(kindIn('Show me homes in Baner', 'en', { anyKind: true })).toEqual([])
    expect(kindIn('Baner me ghar dikhao', 'hi', { anyKind: true })).toEqual([])
    expect(kindIn('Show me an independent house in Baner', 'en', { anyKind: true })).toHaveLength(1)
    expect(kindIn('Show me homes in Baner', 'en')).toHaveLength(1)
  })
})
