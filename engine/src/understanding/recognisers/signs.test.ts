import { liveLanguages } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])

describe.each(liveLanguages)('signs in %s', (language) => {
  const actOf = (text: string) => understand(text, { language, asked: null, known: {} }, places).act

  it('say yes, no and thanks by themselves', () => {
    expect(['👍', '👍🏽', '👎', '🙏🙏', '✅', '❌', '🚫'].map(actOf)).toEqual([
      'affirm',
      'affirm',
      'deny',
      'thanks',
      'affirm',
      'deny',
      'deny',
    ])
  })

  it('say nothing where none is known', () => {
    expect(actOf('🏠')).toBe('unclear')
  })
})
