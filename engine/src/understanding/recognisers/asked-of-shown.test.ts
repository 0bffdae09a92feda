import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { UnderstandingContext } from '../command.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])

type Known = UnderstandingContext['known']
const rented: Known = { transaction_type: 'rent', city: 'Pune', property_type: 'apartment' }
const bought: Known = {
  transaction_type: 'sale',
  city: 'Jaipur',
  property_type: 'house',
  bedrooms: { min: 3, max: 3 },
}

function read(language: LanguageCode, text: string, known: Known) {
  return understand(text, { language, asked: null, known, shown: 3 }, places)
}

describe('a question that is put right', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I asked about deposit, not rent. how many months advance?'],
    ['hi', 'maine deposit pucha tha, rent nahi'],
    ['hi', 'kiraya nahi, deposit pucha tha'],
    ['pa', 'main deposit puchhya si, kiraya nahi'],
    ['bn', 'ami deposit jigges korechi, vara na'],
    ['ta', 'naan advance ketten, vadagai illa'],
    ['te', 'nenu advance adiganu, rent kaadu'],
    ['kn', 'naanu advance kelidde, baadige alla'],
    ['ml', 'njan deposit chodichath, vadaka alla'],
  ])('is asked again, and changes no deal: %s, "%s"', (language, text) => {
    const { commands, act, asksUntold } = read(language, text, rented)
    expect(commands).toEqual([{ kind: 'aside', about: 'complaint' }])
    expect(act).toBe('question')
    expect(asksUntold).toEqual(['deposit'])
  })

  it('but who asked about another deal wants it', () => {
    expect(read('en', 'I asked about buying, not renting', rented).commands).toContainEqual({
      kind: 'set',
      slot: 'transaction_type',
      value: 'sale',
    })
  })
})

describe('what a deposit is in a town', () => {
  it('is told by no prices, unlike the rent', () => {
    const { commands, asksUntold } = read('en', 'what is the deposit usually in pune', rented)
    expect(commands).toEqual([])
    expect(asksUntold).toEqual(['deposit'])
    expect(read('hi', 'pune me deposit kitna hota hai', rented).commands).toEqual([])
    expect(read('en', 'what is the rent usually in pune', rented).commands).toEqual([{ kind: 'price-level' }])
  })
})

describe('a house with land', () => {
  const house = { kind: 'set', slot: 'property_type', value: 'house' }
  it.each<[LanguageCode, string]>([
    ['hi', 'flat nahi chahiye, apna makan chahiye zameen ke sath'],
    ['hi', 'मकान चाहिए जमीन के साथ'],
    ['en', 'i want an independent house with land'],
    ['pa', 'kothi chahidi zameen naal'],
    ['bn', 'bari chai jomi soho'],
    ['ta', 'veedu venum nilam udan'],
    ['te', 'illu kavali sthalam tho'],
    ['kn', 'mane beku jaaga jothe'],
    ['ml', 'veedu venam sthalam koode'],
  ])('is a house: %s, "%s"', (language, text) => {
    expect(read(language, text, bought).commands).toContainEqual(house)
  })

  it.each(['a plot with a house', 'land only, no house'])('but land stays land: "%s"', (text) => {
    expect(read('en', text, bought).commands).toContainEqual({ ...house, value: 'land' })
  })
})

describe('what may be built on to a home', () => {
  it.each<[LanguageCode, string]>([
    ['hi', 'haan to 1 kamra upar banane ki permission milegi?'],
    ['hi', 'usme 1 kamra upar bana sakte hai kya'],
    ['en', 'can i build 1 more room upstairs?'],
    ['pa', '1 kamra upar pa sakde aa?'],
    ['te', 'paina 1 room kattukovacha?'],
    ['kn', 'mele 1 room kattabahuda?'],
    ['ml', 'mukalil oru muri paniyamo?'],
  ])('is asked, and counts no rooms: %s, "%s"', (language, text) => {
    const { commands, act } = read(language, text, bought)
    expect(commands).toEqual([])
    expect(act).toBe('question')
  })

  it('but a house of so many rooms is wished', () => {
    expect(read('hi', '2 kamra wala makan', bought).commands).toContainEqual({
      kind: 'set',
      slot: 'bedrooms',
      value: { min: 2, max: 2 },
    })
  })
})

describe('"last confirmed"', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'What is meant by "last confirmed"?'],
    ['hi', 'आखिरी पुष्टि का मतलब क्या है?'],
    ['hi', 'last confirmed ka matlab kya hai'],
    ['pa', 'ਆਖਰੀ ਪੁਸ਼ਟੀ ਦਾ ਕੀ ਮਤਲਬ ਹੈ?'],
    ['bn', 'শেষ যাচাই মানে কী?'],
    ['ta', 'கடைசியாக உறுதி செய்தது என்றால் என்ன?'],
    ['te', 'చివరిగా నిర్ధారించినది అంటే ఏమిటి?'],
    ['kn', 'ಕೊನೆಯದಾಗಿ ಖಚಿತಪಡಿಸಿದ್ದು ಅಂದರೆ ಏನು?'],
    ['ml', 'അവസാനം ഉറപ്പിച്ചത് എന്നാൽ എന്താണ്?'],
  ])('is told what it means: %s, "%s"', (language, text) => {
    expect(read(language, text, rented).commands).toEqual([{ kind: 'meaning', term: 'confirmed' }])
  })

  it('and of a home shown the day is told', () => {
    const { commands, asksAbout } = read('en', 'when was it last confirmed', rented)
    expect(commands).toEqual([])
    expect(asksAbout).toEqual(['last_confirmed'])
  })
})
