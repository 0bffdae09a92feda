import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode) =>
  understand(text, { language, asked: null, known: { transaction_type: 'rent' }, shown: 3 }, places)
const cheaper = { kind: 'follow-up', wants: 'cheaper' }

describe('why it costs so much, and cheaper ones, in one breath', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'why so costly show cheaper'],
    ['hi', 'itna mehnga kyun sasta dikhao'],
    ['hi', 'इतना महंगा क्यों सस्ता दिखाओ'],
    ['bn', 'eto dami keno sosta dekhan'],
    ['bn', 'এত দাম কেন সস্তা দেখান'],
    ['te', 'enduku inta costly takkuva lo chupinchu'],
    ['te', 'ఎందుకు ఇంత ఖరీదు చౌకగా చూపించండి'],
    ['kn', 'ಯಾಕೆ ಇಷ್ಟು ದುಬಾರಿ ಅಗ್ಗದ್ದು ತೋರಿಸಿ'],
    ['ta', 'yen ivlo costly kammiya kaattunga'],
    ['pa', 'inna mehnga kyon sasta dikhao'],
  ])('are both heard: %s, "%s"', (language, text) => {
    expect(read(text, language)).toMatchObject({ commands: [cheaper], asksUntold: ['why_price'] })
  })

  it.each<[LanguageCode, string]>([
    ['ml', 'enthina ithra vila kuranjath kaanikku'],
    ['ml', 'എന്തിനാ ഇത്ര വില കുറഞ്ഞത് കാണിക്കൂ'],
    ['kn', 'yake ishtu dubari kammi bele torisi'],
  ])('bring at least the cheaper ones: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([cheaper])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'why so costly'],
    ['en', 'why so costly, the rent is high'],
    ['hi', 'itna mehnga kyun'],
    ['hi', 'yeh sasta kyun hai dikhao'],
    ['bn', 'eto dami keno'],
  ])('may ask for the reason alone: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).not.toContainEqual(cheaper)
  })
})

describe('parking beside cheaper ones', () => {
  it.each<[LanguageCode, string]>([
    ['bn', 'parking soho aro sosta'],
    ['bn', 'পার্কিং সহ আরও সস্তা'],
    ['en', 'cheaper with parking'],
  ])('stays wished: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([
      { kind: 'set', slot: 'amenities', value: ['parking'] },
      cheaper,
    ])
  })
})
