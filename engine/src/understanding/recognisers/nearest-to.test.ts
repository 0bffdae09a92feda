import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { UnderstandingContext } from '../command.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode, city: string, area: string) => {
  const known = { transaction_type: 'rent', city, area } as const
  const context: UnderstandingContext = { language, asked: 'amenities', known, shown: 3 }
  return understand(text, context, places)
}

describe('which of those shown is nearest to another area', () => {
  it.each<[LanguageCode, string, string, string, string]>([
    ['en', 'Pune', 'Baner', 'Hinjewadi', 'which one is closest to Hinjewadi'],
    ['hi', 'Pune', 'Baner', 'Hinjewadi', 'hinjewadi ke sabse paas kaunsa hai'],
    ['ta', 'Chennai', 'Adyar', 'Velachery', 'velachery ku edhu kitta irukku'],
    ['te', 'Hyderabad', 'Kondapur', 'Gachibowli', 'gachibowli ki edi daggara'],
    ['kn', 'Bengaluru', 'Whitefield', 'Marathahalli', 'marathahalli ge yavudu hattira'],
    ['ml', 'Kochi', 'Kakkanad', 'Edappally', 'edappally aduth ethanu'],
    ['bn', 'Kolkata', 'Salt Lake', 'New Town', 'new town er kache konta'],
    ['pa', 'Ludhiana', 'Model Town', 'Sarabha Nagar', 'sarabha nagar de nere kehda hai'],
  ])('is told by distance from there: %s, %s', (language, city, area, from, text) => {
    const { commands, act, asksAbout, distanceFrom } = read(text, language, city, area)
    expect({ commands, act, asksAbout, distanceFrom }).toEqual({
      commands: [],
      act: 'question',
      asksAbout: ['distance'],
      distanceFrom: from,
    })
  })

  it('is not told from the wished area where something is named that nobody knows', () => {
    expect(read('which is nearest to the airport?', 'en', 'Pune', 'Baner').asksAbout).toEqual([])
  })

  it('wants others where nearer ones are to be shown', () => {
    expect(read('show nearer ones', 'en', 'Pune', 'Baner').distanceFrom).toBeUndefined()
  })
})
