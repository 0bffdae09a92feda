import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { UnderstandingContext } from '../command.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, context: Omit<UnderstandingContext, 'asked'> & { asked?: 'city' }) =>
  understand(text, { asked: null, ...context }, places).commands

describe('an area added by its ending alone', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['kn', 'Bengaluru', 'Whitefield', 'ಮಾರತ್ತಹಳ್ಳಿಯಲ್ಲಿಯೂ ನೋಡಿ'],
    ['ta', 'Chennai', 'Adyar', 'வேளச்சேரியிலும் பாருங்க'],
    ['te', 'Hyderabad', 'Kondapur', 'గచ్చిబౌలిలోనూ చూడండి'],
    ['te', 'Hyderabad', 'Kondapur', 'గచ్చిబౌలిలో కూడా చూడండి'],
    ['ml', 'Kochi', 'Kakkanad', 'ഇടപ്പള്ളിയിലും നോക്കൂ'],
    ['bn', 'Kolkata', 'Salt Lake', 'গড়িয়াতেও দেখুন'],
    ['hi', 'Pune', 'Baner', 'वाकड में भी देखो'],
    ['pa', 'Ludhiana', 'Model Town', 'ਸਰਾਭਾ ਨਗਰ ਵਿੱਚ ਵੀ ਵੇਖੋ'],
  ])('is looked through beside the known one: %s, %s, %s', (language, city, area, text) => {
    expect(read(text, { language, known: { city, area }, shown: 3 })).toContainEqual({
      kind: 'also',
      places: [area],
    })
  })

  it.each<[LanguageCode, string, string, string]>([
    ['kn', 'Bengaluru', 'Whitefield', 'ಮಾರತ್ತಹಳ್ಳಿಯಲ್ಲಿ ನೋಡಿ'],
    ['ta', 'Chennai', 'Adyar', 'வேளச்சேரியில பாருங்க'],
    ['te', 'Hyderabad', 'Kondapur', 'గచ్చిబౌలిలో చూడండి'],
    ['ml', 'Kochi', 'Kakkanad', 'ഇടപ്പള്ളിയിൽ നോക്കൂ'],
  ])('is not, where it is only named: %s, %s, %s', (language, city, area, text) => {
    const kinds = read(text, { language, known: { city, area }, shown: 3 }).map(({ kind }) => kind)
    expect(kinds).toEqual(['set'])
  })
})

describe('a city to which somebody moves', () => {
  const cityOf = (text: string, asked?: 'city') =>
    read(text, { language: 'en', known: {}, ...(asked && { asked }) }).flatMap((command) =>
      command.kind === 'set' && command.slot === 'city' ? [command.value] : [],
    )

  it.each([
    ['got transferred to Pune but looking in Mumbai', ['Mumbai']],
    ['she is shifting to Pune', []],
    ['my company is shifting to Pune', []],
    ['my office is moving to Pune', []],
    ['my company is shifting to Pune, need a 2bhk there', ['Pune']],
    ['my daughter is shifting to Pune, need a flat', ['Pune']],
    ['I am shifting to Pune', ['Pune']],
    ['shifting to Pune', ['Pune']],
  ])('"%s": %s', (text, cities) => {
    expect(cityOf(text)).toEqual(cities)
  })

  it('is the one that was asked for', () => {
    expect(cityOf('my company is shifting to Pune', 'city')).toEqual(['Pune'])
  })
})

describe('why one is called at that hour', () => {
  it.each([
    ['after 9 night only, i am driving till then', 'unclear', 'after 9 night'],
    ['not before 7, i work till then', 'unclear', 'not before 7'],
    ['ok till then', 'goodbye', undefined],
    ['till then bye', 'goodbye', undefined],
  ])('takes no leave: "%s"', (text, act, callTime) => {
    const context = { language: 'en', asked: null, known: {}, shown: 3, calling: true } as const
    const read = understand(text, context, places)
    expect({ act: read.act, callTime: read.callTime }).toEqual({ act, callTime })
  })
})
