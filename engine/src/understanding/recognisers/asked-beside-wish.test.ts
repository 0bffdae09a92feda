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

  it('but a wish alone asks nothing', () => {
    expect(read('en', 'with a lift and parking').asksUntold).toBeUndefined()
    expect(read('hi', 'lift aur parking chahiye').asksUntold).toBeUndefined()
  })
})
