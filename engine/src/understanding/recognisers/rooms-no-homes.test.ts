import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../index.ts'

const engine = createEngine({ listedPlaces: [] })
const commandsOf = (text: string, language: LanguageCode) =>
  engine.understand(text, { language, asked: null, known: {} }).commands

describe('a word for a home behind one for a room', () => {
  it.each<[LanguageCode, string]>([
    ['kn', 'ಅಡಿಗಿ ಮನಿ ದೊಡ್ಡದು ಇರ್ಬೇಕು'],
    ['hi', 'रसोई घर बड़ा होना चाहिए'],
    ['hi', 'rasoi ghar bada chahiye'],
    ['pa', 'ਰਸੋਈ ਘਰ ਵੱਡਾ ਹੋਵੇ'],
    ['te', 'వంట ఇల్లు పెద్దగా ఉండాలి'],
    ['bn', 'রান্না ঘর আলাদা লাগবে'],
    ['hi', 'school ghar ke paas ho'],
  ])('is no home: %s "%s"', (language, said) => {
    expect(commandsOf(said, language)).not.toContainEqual(expect.objectContaining({ slot: 'property_type' }))
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'school ke paas ghar chahiye'],
    ['hi', 'bada ghar chahiye'],
    ['kn', 'ಸ್ಕೂಲ್ ಹತ್ತಿರ ಮನೆ ಬೇಕು'],
  ])('is one elsewhere: %s "%s"', (language, said) => {
    expect(commandsOf(said, language)).toContainEqual({
      kind: 'set',
      slot: 'property_type',
      value: 'house',
    })
  })
})

describe('an office', () => {
  it.each<[LanguageCode, string]>([
    ['hi', 'wife ka office udhar hai'],
    ['en', 'office location Guindy'],
    ['en', 'Office is at Whitefield'],
  ])('is where somebody works: %s "%s"', (language, said) => {
    expect(commandsOf(said, language)).not.toContainEqual(expect.objectContaining({ about: 'other-kind' }))
  })

  it('is sought where nothing says so', () => {
    expect(commandsOf('office space in Guindy', 'en')).toContainEqual({ kind: 'aside', about: 'other-kind' })
  })
})

describe('a place to stay of who looks for a hostel', () => {
  const kindsOf = (text: string, deal: 'rent' | 'sale') =>
    engine
      .understand(text, { language: 'ml', asked: null, known: { transaction_type: deal } })
      .commands.flatMap((command) =>
        command.kind === 'set' && command.slot === 'property_type' ? [command.value] : [],
      )

  it('is no land, but land to build one on is', () => {
    expect(kindsOf('hostel aanu vendath. girls mathram ulla sthalam venam', 'rent')).toEqual([])
    expect(kindsOf('hostel paniyan sthalam venam', 'sale')).toEqual(['land'])
  })
})
