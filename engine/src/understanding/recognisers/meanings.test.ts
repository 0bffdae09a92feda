import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const commandsOf = (text: string, shown: number, language: LanguageCode = 'en') =>
  understand(text, { language, asked: null, known: {}, shown }, places).commands

const meaning = { kind: 'meaning', term: 'rera' }

describe('what a RERA number is', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'what is RERA number?'],
    ['hi', 'rera number kya hai'],
    ['ta', 'rera number enna'],
    ['te', 'rera number enti'],
    ['kn', 'rera number enu'],
    ['ml', 'rera number enthaanu'],
    ['bn', 'rera number ki'],
    ['pa', 'rera number ki hai'],
  ])(
    'is told before homes are shown, and behind them that of a home is asked for: %s, "%s"',
    (language, text) => {
      expect(commandsOf(text, 0, language)).toEqual([meaning])
      expect(commandsOf(text, 3, language)).toEqual([])
    },
  )

  it('is told behind homes where it is guessed at', () => {
    expect(commandsOf('What is RERA number? Is it some kind of registration?', 3)).toEqual([meaning])
  })

  it('is not asked by who wants that of one', () => {
    expect(commandsOf('what is the RERA number of the first one?', 3)).not.toContainEqual(meaning)
  })
})
