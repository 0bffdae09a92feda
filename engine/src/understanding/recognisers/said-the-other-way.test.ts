import type { Wishes } from '@guru/contract/requirement'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { ShownHome } from '../command.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const understood = (language: LanguageCode, text: string, known: Wishes, homes: readonly ShownHome[] = []) =>
  understand(text, { language, asked: null, known, shown: 3, ...(homes.length > 0 && { homes }) }, places)

describe('less that is asked for behind an amount that is too much', () => {
  const known: Wishes = { city: 'Pune', transaction_type: 'sale', bedrooms: { min: 2, max: 2 } }

  it.each<[LanguageCode, string]>([
    ['kn', 'ಜೆಪಿ ನಗರದ್ದು 66 ಲಕ್ಷ ಅಂದ್ರೆ ಜಾಸ್ತಿ ಆಯ್ತು, 50ರ ಒಳಗೆ ಇಲ್ವಾ?'],
    ['kn', '66 lakh jasti aytu, 50 olage ideya?'],
    ['ta', '66 lakh jaasthi, 50 kulla illaya?'],
    ['te', '66 lakhs ekkuva, 50 lopu leda?'],
    ['ml', '66 lakh kooduthal aanu, 50 nu thazhe ille?'],
  ])('is the budget: %s, "%s"', (language, text) => {
    expect(toFrame(understood(language, text, known)).set).toEqual({ price: { max: 5_000_000 } })
  })

  it('is none of a home that is asked about', () => {
    expect(toFrame(understood('hi', 'kya 20 ke andar aa jayega?', known)).set).toEqual({})
  })
})

describe('less than one that is shown costs', () => {
  const homes: ShownHome[] = [
    { city: 'Vijayawada', area: 'Bharathi Nagar', transaction_type: 'rent', price: 14000 },
  ]

  it('is bargained for, and no least price', () => {
    const known: Wishes = { city: 'Vijayawada', transaction_type: 'rent', price: { max: 14000 } }
    const text = '14000 ante konchem ekkuva, 12000 ki istara adagandi'
    expect(understood('te', text, known, homes).commands).toEqual([
      { kind: 'bargain' },
      { kind: 'pick', position: 1 },
    ])
    const more = '14000 kanna ekkuva vaddu'
    expect(toFrame(understood('te', more, known, homes)).set).toEqual({ price: { max: 14000 } })
  })
})

describe('a place that need not be the one', () => {
  const known: Wishes = { city: 'Kochi', area: 'Kakkanad', transaction_type: 'rent' }

  it('is left open, and not refused', () => {
    const { commands } = understood('ml', 'കാക്കനാട് തന്നെ വേണമെന്നില്ല', known)
    expect(commands).toEqual([{ kind: 'drop', what: 'area' }])
    const other = understood('ml', 'kakkanad thanne venam ennilla, infopark mathi', known).commands
    expect(other.map(({ kind }) => kind)).toEqual(['set'])
  })

  it('is welcome again where it was not said to be left out', () => {
    const left: Wishes = { ...known, area: 'Infopark' }
    expect(understood('ml', 'ayyo kakkanad ozhivaakkan paranjilla, avideyum aavam', left).commands).toEqual([
      { kind: 'set', slot: 'area', value: 'Kakkanad' },
      { kind: 'also', places: ['Infopark'] },
    ])
    const kinds = understood('ml', 'kakkanad ozhivaakku', left).commands.map(({ kind }) => kind)
    expect(kinds).toContain('avoid')
  })
})

describe('a kind of home that is fine, too', () => {
  it.each<[LanguageCode, string]>([
    ['ta', 'flat nalum ok'],
    ['ta', 'ஃபிளாட்டும் பரவாயில்ல'],
    ['te', 'flat aina parledu'],
    ['kn', 'flat adru ok'],
    ['ml', 'flat aayalum ok'],
  ])('leaves the one that was chosen: %s, "%s"', (language, text) => {
    const known: Wishes = { property_type: 'house', transaction_type: 'rent' }
    expect(understood(language, text, known).commands).toEqual([
      { kind: 'any', slot: 'property_type' },
      { kind: 'kinds', meant: 'too', kinds: ['apartment'] },
    ])
  })
})

describe('two homes that are there', () => {
  it('are no rooms that are refused', () => {
    const known: Wishes = { city: 'Bengaluru', transaction_type: 'rent', bedrooms: { min: 2, max: 2 } }
    const { commands } = understood('kn', 'kadugodi du eradu ideyalla, yavudu doddadu?', known)
    expect(commands.filter(({ kind }) => kind === 'drop')).toEqual([])
  })
})
