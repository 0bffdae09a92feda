import type { Wishes } from '@guru/contract/requirement'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const commandsOf = (language: LanguageCode, text: string, known: Wishes) =>
  understand(text, { language, asked: null, known }, places).commands

describe('a kind of home that would do, too, leaves the one chosen before', () => {
  it.each([
    ['en', 'a house is fine too'],
    ['ta', 'house kooda ok'],
    ['hi', 'makan bhi chalega'],
    ['ml', 'veed aayalum mathi'],
    ['kn', 'ಮನೆ ಕೂಡ ಓಕೆ'],
    ['te', 'ఇల్లైనా పర్లేదు'],
    ['pa', 'kothi vi chalegi'],
    ['pa', 'kothi v chal ju'],
    ['bn', 'bari o dekhte paro'],
    ['bn', 'bari holeo cholbe'],
  ] as const)('%s: %s', (language, text) => {
    expect(commandsOf(language, text, { property_type: 'apartment' })).toEqual([
      { kind: 'any', slot: 'property_type' },
      { kind: 'kinds', meant: 'too', kinds: ['house'] },
    ])
  })
})

describe('of two kinds named either will do', () => {
  it.each([
    ['ta', 'flat or house edhuvaanalum ok', ['apartment', 'house']],
    ['te', 'ఇల్లు గానీ స్థలం గానీ', ['house', 'land']],
    ['en', 'flat or house, any is ok', ['apartment', 'house']],
  ] as const)('%s: %s', (language, text, kinds) => {
    expect(commandsOf(language, text, {})).toEqual([
      { kind: 'any', slot: 'property_type' },
      { kind: 'kinds', meant: 'together', kinds },
    ])
  })

  it('but not where only one is chosen', () => {
    expect(commandsOf('te', 'ఇల్లు కావాలి', {})).toContainEqual({
      kind: 'set',
      slot: 'property_type',
      value: 'house',
    })
  })
})

describe('a kind of home that is refused leaves another one that was chosen', () => {
  it.each([
    ['en', 'no house'],
    ['ta', 'வீடு வேண்டாம்'],
    ['hi', 'makan nahi'],
    ['ml', 'വീട് വേണ്ട'],
    ['kn', 'ಮನೆ ಬೇಡ'],
    ['te', 'ఇల్లు వద్దు'],
    ['pa', 'ਮਕਾਨ ਨਹੀਂ'],
    ['bn', 'বাড়ি না'],
  ] as const)('%s: %s', (language, text) => {
    expect(commandsOf(language, text, { property_type: 'apartment' })).toEqual([
      { kind: 'set', slot: 'property_type', value: 'apartment' },
      { kind: 'kinds', meant: 'refused', kinds: ['house'] },
    ])
    expect(commandsOf(language, text, { property_type: 'house' })).toEqual([
      { kind: 'drop', what: 'property_type' },
      { kind: 'kinds', meant: 'refused', kinds: ['house'] },
    ])
  })
})

it('keeps the place before at hand when another one would do, too', () => {
  expect(commandsOf('te', 'miyapur kuda ok', { city: 'Hyderabad', area: 'Gachibowli' })).toEqual([
    { kind: 'set', slot: 'area', value: 'Miyapur' },
    { kind: 'also', places: ['Gachibowli'] },
  ])
})

describe('rooms that would do, too, leave those that are known as welcome', () => {
  it.each([
    ['en', '2 bhk also ok'],
    ['ta', '2bhk kooda ok'],
    ['hi', '2bhk bhi chalega'],
    ['ml', '2bhk aayalum mathi'],
    ['kn', '2bhk aadru parvagilla'],
    ['te', '2bhk ayina parledu'],
    ['pa', '2bhk vi chalu'],
    ['bn', '2bhk holeo cholbe'],
  ] as const)('%s: %s', (language, text) => {
    expect(commandsOf(language, text, { bedrooms: { min: 3, max: 3 } })).toEqual([
      { kind: 'set', slot: 'bedrooms', value: { min: 2, max: 2 } },
      { kind: 'as-well', slot: 'bedrooms' },
    ])
  })

  it('says nothing of that where rooms are changed, or none are known', () => {
    expect(commandsOf('en', 'make it 2 bhk', { bedrooms: { min: 3, max: 3 } })).toEqual([
      { kind: 'set', slot: 'bedrooms', value: { min: 2, max: 2 } },
    ])
    expect(commandsOf('en', '2 bhk also ok', {})).toEqual([
      { kind: 'set', slot: 'bedrooms', value: { min: 2, max: 2 } },
    ])
  })
})

describe('an area that is added leaves the one that is known beside it', () => {
  it.each<[LanguageCode, string, string, string, string]>([
    ['en', 'can u show wakad also, he can travel', 'Pune', 'Hinjewadi', 'Wakad'],
    ['hi', 'wakad bhi rakho', 'Pune', 'Hinjewadi', 'Wakad'],
    ['bn', 'সল্টলেকেও দেখতে পারেন', 'Kolkata', 'Rajarhat', 'Salt Lake'],
    ['ta', 'illana porur', 'Chennai', 'Velachery', 'Porur'],
    ['ta', 'tambaram laum sethu paarunga', 'Chennai', 'Velachery', 'Tambaram'],
    ['te', 'kondapur kuda unchandi', 'Hyderabad', 'Gachibowli', 'Kondapur'],
    ['te', 'kondapur lo kuda vi chudandi', 'Hyderabad', 'Gachibowli', 'Kondapur'],
    ['ml', 'kakkanad koodi nokko', 'Kochi', 'Edappally', 'Kakkanad'],
    ['kn', 'marathahalli alli kooda nodi', 'Bengaluru', 'Whitefield', 'Marathahalli'],
    ['pa', 'dugri vi dekh lao', 'Ludhiana', 'Model Town', 'Dugri'],
  ])('%s: %s', (language, text, city, area, added) => {
    expect(commandsOf(language, text, { city, area })).toEqual([
      { kind: 'set', slot: 'area', value: added },
      { kind: 'also', places: [area] },
    ])
  })

  it.each<[LanguageCode, string, string, string, string]>([
    ['en', 'show Baner', 'Pune', 'Hinjewadi', 'Baner'],
    ['hi', 'wakad mein dekho', 'Pune', 'Hinjewadi', 'Wakad'],
    ['te', 'kondapur lo chudandi', 'Hyderabad', 'Gachibowli', 'Kondapur'],
    ['ta', 'porur la paarunga', 'Chennai', 'Velachery', 'Porur'],
  ])('but not one that takes its place: %s: %s', (language, text, city, area, instead) => {
    expect(commandsOf(language, text, { city, area })).toEqual([
      { kind: 'set', slot: 'area', value: instead },
    ])
  })
})
