import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (language: LanguageCode, text: string) =>
  understand(text, { language, asked: null, known: { city: 'Pune' }, shown: 5, searched: true }, places)

describe('a wish and a question of one turn are both heard', () => {
  it.each([
    ['en', 'i need a lift, and which floor is the second', 'floor'],
    ['hi', 'lift chahiye, aur doosra wala kaunse floor par hai', 'floor'],
    ['pa', 'lift chahidi, deposit kinna', 'deposit'],
    ['bn', 'lift chai, advance koto', 'deposit'],
    ['ta', 'lift venum, rendavadhu endha floor', 'floor'],
    ['ml', 'lift venam, randamathe ethra floor il aanu', 'floor'],
    ['kn', 'lift beku, deposit eshtu', 'deposit'],
    ['te', 'lift kavali, rendodi enni floor lo undi', 'floor'],
  ] as const)('%s: %s', (language, text, fact) => {
    const { commands, asksUntold } = read(language, text)
    expect(commands).toContainEqual({ kind: 'set', slot: 'amenities', value: ['lift'] })
    expect(asksUntold).toEqual([fact])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'do you have a cheaper one with parking?'],
    ['en', 'show cheaper with parking'],
    ['hi', 'parking wala sasta hai kya?'],
    ['pa', 'parking wala sasta hai?'],
    ['ta', 'parking oda kammi vilaila irukka'],
    ['ml', 'parking ulla kuranja vilayude undo'],
    ['kn', 'parking iro kadime beleyadu ideya'],
    ['te', 'parking tho takkuva dharalo unda'],
  ])('and what cheaper ones shall have is wished of them: %s, "%s"', (language, text) => {
    expect(read(language, text).commands).toEqual([
      { kind: 'set', slot: 'amenities', value: ['parking'] },
      { kind: 'follow-up', wants: 'cheaper' },
    ])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'why so costly? show cheaper'],
    ['hi', 'itna mehnga kyun? sasta dikhao'],
    ['pa', 'inna mehnga kyu? sasta dikhao'],
    ['ta', 'yen ivlo vilai? kammi vilaila kaattunga'],
  ])('and cheaper ones behind the question why they cost so much: %s, "%s"', (language, text) => {
    const { commands, asksUntold } = read(language, text)
    expect(commands).toEqual([{ kind: 'follow-up', wants: 'cheaper' }])
    expect(asksUntold).toEqual(['why_price'])
  })

  it('but a cheaper one that was shown is asked about', () => {
    expect(read('en', 'is the cheaper one with parking?').commands).toEqual([
      { kind: 'follow-up', wants: 'cheaper' },
    ])
  })

  it('but a wish alone asks nothing', () => {
    expect(read('en', 'with a lift and parking').asksUntold).toBeUndefined()
    expect(read('hi', 'lift aur parking chahiye').asksUntold).toBeUndefined()
  })
})
