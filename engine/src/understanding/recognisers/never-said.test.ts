import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])

function read(language: LanguageCode, text: string, max: number) {
  const known = { transaction_type: 'sale' as const, city: 'Coimbatore', price: { max } }
  return understand(text, { language, asked: null, known, shown: 3 }, places).commands
}

describe('a budget that was never said', () => {
  const last = [{ kind: 'set', slot: 'price', value: { max: 6500000 } }]
  it.each<[LanguageCode, string]>([
    ['en', 'I did not say any budget! 65 is my last limit'],
    ['hi', 'maine koi budget nahi kaha! 65 last limit hai'],
    ['pa', 'main koi budget nahi dassya, 65 tak hi'],
    ['bn', 'ami kono bajet bolini, 65 er moddhe'],
    ['ta', 'naan endha budget um sollala! 65 dhan limit'],
    ['te', 'nenu budget emi cheppaledu! 65 varake'],
    ['ml', 'njan oru budget um paranjilla, 65 vare'],
  ])('gives way to the one that is: %s, "%s"', (language, text) => {
    expect(read(language, text, 5000000)).toEqual(last)
  })

  it('is left open no more than before, unlike one that may be any', () => {
    expect(read('en', 'I did not say any budget', 5000000)).toEqual([])
    expect(read('hi', 'maine koi budget nahi bola', 5000000)).toEqual([])
    expect(read('en', 'any budget will do', 5000000)).toEqual([{ kind: 'any', slot: 'price' }])
  })

  it('and an amount beside homes that is too much to ask takes none back, unlike the one that is known', () => {
    expect(read('en', '800 is too much to ask?', 5000000)).toEqual([])
    expect(read('en', '50 is too much', 5000000)).toEqual([{ kind: 'drop', what: 'price' }])
  })
})
