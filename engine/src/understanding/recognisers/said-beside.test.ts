import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { UnderstandingContext } from '../command.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode, context: Partial<UnderstandingContext> = {}) =>
  understand(text, { language, asked: null, known: {}, ...context }, places)

const known = { transaction_type: 'sale', price: { max: 5_000_000 } } as const

describe('an amount said again in lakhs', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'lakhs obviously'],
    ['en', 'i mean lakhs'],
    ['ta', 'லட்சம் தான்'],
    ['hi', 'लाख में ही'],
    ['ml', 'ലക്ഷം തന്നെ'],
    ['kn', 'ಲಕ್ಷ ತಾನೇ'],
    ['te', 'లక్షల్లో కదా'],
    ['pa', 'ਲੱਖ ਹੀ'],
    ['bn', 'লাখ তো'],
  ])('is the known budget: %s, "%s"', (language, text) => {
    expect(read(text, language, { known }).commands).toEqual([
      { kind: 'set', slot: 'price', value: { max: 5_000_000 } },
    ])
  })

  it('makes lakhs of what was taken for thousands', () => {
    const { commands } = read('lakhs obviously', 'en', { known: { ...known, price: { max: 50_000 } } })
    expect(commands).toEqual([{ kind: 'set', slot: 'price', value: { max: 5_000_000 } }])
  })

  it('is nothing where no budget is known', () => {
    expect(read('lakhs obviously', 'en').commands).toEqual([])
  })
})

describe('a well', () => {
  it.each<[LanguageCode, string]>([
    ['ml', 'കിണർ ഉണ്ടോ?'],
    ['ml', 'kinar undo'],
    ['ta', 'கிணறு இருக்கா'],
    ['kn', 'ಬಾವಿ ಇದೆಯಾ'],
  ])('that is asked for is no water supply: %s, "%s"', (language, text) => {
    const understood = read(text, language, { shown: 3 })
    expect(understood).toMatchObject({ act: 'question', commands: [], asksAbout: [] })
  })

  it('that is wished brings water', () => {
    expect(read('കിണർ വേണം', 'ml').commands).toEqual([
      { kind: 'set', slot: 'amenities', value: ['water_supply'] },
    ])
  })
})

describe('a parking for bikes instead of one for cars', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'no car parking just bike parking is enough'],
    ['ta', 'car parking illa bike parking podhum'],
    ['hi', 'car parking nahi bike parking hi chalegi'],
    ['ml', 'car parking venda bike parking mathi'],
    ['kn', 'car parking alla bike parking saku'],
    ['kn', 'ಕಾರ್ ಪಾರ್ಕಿಂಗ್ ಬೇಡ ಬೈಕ್ ಪಾರ್ಕಿಂಗ್ ಸಾಕು'],
    ['te', 'car parking vaddu bike parking chalu'],
    ['pa', 'ਕਾਰ ਪਾਰਕਿੰਗ ਨਹੀਂ ਬਾਈਕ ਪਾਰਕਿੰਗ ਹੀ ਚਾਹੀਦੀ'],
    ['bn', 'গাড়ি পার্কিং না বাইক পার্কিং হলেই হবে'],
  ])('stands in no listing: %s, "%s"', (language, text) => {
    expect(read(text, language, { known: { amenities: ['parking'] } }).commands).toEqual([
      { kind: 'aside', about: 'unlisted' },
    ])
  })
})

it.each(['pochondo holo na', 'পছন্দ হলো না', 'পছন্দ হয়নি'])('who did not like it says no: "%s"', (text) => {
  expect(read(text, 'bn', { shown: 3 })).toMatchObject({ act: 'deny', commands: [] })
})
