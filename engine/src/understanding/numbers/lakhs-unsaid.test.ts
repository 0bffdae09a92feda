import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const commandsOf = (language: LanguageCode, text: string) =>
  understand(text, { language, asked: null, known: {} }, places).commands

describe('behind a crore the lakhs need not say their scale', () => {
  it.each([
    ['en', 'up to 1 crore 30'],
    ['ta', 'oru kodi muppadhu varaikum'],
    ['hi', 'ek crore tees tak'],
    ['ml', 'ഒരു കോടി മുപ്പത് വരെ'],
    ['kn', 'ondu koti muvattu olage'],
    ['te', 'oka koti muppai lopu'],
    ['pa', 'ਇੱਕ ਕਰੋੜ ਤੀਹ ਤੱਕ'],
    ['bn', 'এক কোটি তিরিশের মধ্যে'],
  ] as const)('%s: %s', (language, text) => {
    expect(commandsOf(language, text)).toEqual([{ kind: 'set', slot: 'price', value: { max: 13_000_000 } }])
  })

  it('takes no age of a house for them', () => {
    expect(commandsOf('en', '1 crore 25 year old house')).toContainEqual({
      kind: 'set',
      slot: 'price',
      value: { max: 10_000_000 },
    })
  })
})
