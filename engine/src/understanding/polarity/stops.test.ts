import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode) =>
  understand(text, { language, asked: null, known: {}, shown: 3, searched: true }, places).commands

describe('what is to stop', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'stop sending flats, send houses'],
    ['hi', 'flat dikhana band karo, makan dikhao'],
    ['hi', 'फ्लैट दिखाना बंद करो, मकान दिखाओ'],
    ['pa', 'flat dikhauna band karo, makan dikhao'],
    ['bn', 'flat dekhano bondho korun, bari dekhan'],
    ['ta', 'flat kaatradha niruthunga, veedu kaattunga'],
    ['te', 'flatlu chupinchadam aapandi, illu chupinchandi'],
    ['kn', 'flat torsodu nillisi, mane torisi'],
    ['ml', 'flat kaanikkunnath nirthu, veedu kaanikku'],
  ])('are the homes beside it, and others are wished: %s, "%s"', (language, text) => {
    const commands = read(text, language)
    expect(commands).toContainEqual({ kind: 'set', slot: 'property_type', value: 'house' })
    expect(commands).not.toContainEqual({ kind: 'leave' })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'stop showing flats'],
    ['hi', 'flat band karo'],
    ['ta', 'flat niruthunga'],
    ['bn', 'flat bondho korun'],
  ])('are homes where no others are named: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([
      { kind: 'drop', what: 'property_type' },
      { kind: 'kinds', meant: 'refused', kinds: ['apartment'] },
    ])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'metro stop nearby?'],
    ['en', 'bus stop is close?'],
    ['en', 'bus stop'],
    ['hi', 'bus stop pass'],
    ['bn', 'bus stop kache'],
    ['ta', 'bus stop pakkam'],
    ['te', 'bus stop daggara'],
    ['kn', 'bus stop hattira'],
    ['ml', 'bus stop aduthu'],
    ['pa', 'bus stop nere'],
  ])('is nothing where buses do: %s, "%s"', (language, text) => {
    expect(read(text, language)).not.toContainEqual({ kind: 'leave' })
  })

  it('leaves a home near one as it was wished', () => {
    expect(read('flat near bus stop', 'en')).toContainEqual({
      kind: 'set',
      slot: 'property_type',
      value: 'apartment',
    })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'please stop'],
    ['hi', 'ye band karo'],
    ['ta', 'niruthunga'],
  ])('is the chat where nothing else is named: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'leave' }])
  })
})
