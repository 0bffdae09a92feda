import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (language: LanguageCode, text: string) =>
  understand(
    text,
    { language, asked: null, known: { transaction_type: 'rent', city: 'Pune' }, shown: 3 },
    places,
  )

describe('so many bathrooms', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'need 2 bathrooms'],
    ['hi', '2 बाथरूम चाहिए'],
    ['pa', '2 bathroom chahide ne'],
    ['bn', '২টা বাথরুম চাই'],
    ['ta', 'ரெண்டு பாத்ரூம் வேணும்'],
    ['ml', 'രണ്ട് ബാത്ത്റൂം വേണം'],
    ['kn', 'adre 1 bathroom saladu namge, 2 bathroom irodu beku'],
    ['te', 'రెండు బాత్‌రూమ్‌లు కావాలి'],
  ])('are wished, and searched by nothing: %s, %s', (language, text) => {
    const { commands, act } = read(language, text)
    expect(commands).toEqual([{ kind: 'aside', about: 'bathrooms' }])
    expect(act).toBe('unclear')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'how many bathrooms does it have'],
    ['hi', 'mere colleague ke flat me chaar bathroom hain, soch sakte ho'],
    ['ta', 'எங்க ஃபிரண்டு வீட்ல மூணு பாத்ரூம் இருக்கு'],
    ['kn', 'ಎಷ್ಟು ಬಾತ್‌ರೂಮ್ ಇವೆ'],
    ['te', 'మా చెల్లి ఇంట్లో మూడు బాత్‌రూమ్‌లు ఉన్నాయి'],
  ])('are not where they are asked about or told of: %s, %s', (language, text) => {
    expect(read(language, text).commands).not.toContainEqual({ kind: 'aside', about: 'bathrooms' })
  })

  it('leave the wish beside them', () => {
    expect(read('en', '3bhk in Baner with 2 bathrooms').commands).toContainEqual({
      kind: 'set',
      slot: 'bedrooms',
      value: { min: 3, max: 3 },
    })
  })
})
