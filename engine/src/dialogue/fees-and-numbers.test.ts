import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine, type FinishedTurn } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

const found = '2bhk flat for rent in Whitefield Bangalore below 30k'
const say = (turns: readonly string[], language: LanguageCode) => chat(engine, [found, ...turns], language)
const kindsOf = ({ acts }: FinishedTurn) => acts.map(({ kind }) => kind)

describe('what a realtor takes', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'how much does the broker take'],
    ['hi', 'bhai pehle batao, dealer kitna leta hai'],
    ['ta', 'broker evlo vaanguvaar'],
    ['ml', 'broker ethra edukkum'],
    ['kn', 'broker eshtu togotare'],
    ['te', 'broker entha teesukuntaru'],
    ['pa', 'dealer kinna lainda'],
    ['bn', 'dalal koto ney'],
  ])('is told where no fee is named: %s, "%s"', (language, text) => {
    expect(say([text], language).acts[0]).toEqual({ kind: 'about_guru', asked: 'fees' })
  })

  it('is told beside what no listing tells of a home', () => {
    const turn = say(['pehla wala thik lagda, ehda deposit kinna? te brokerage v lagu?'], 'pa')
    expect(kindsOf(turn)).toEqual(['about_guru', 'untold', 'offer_callback'])
  })

  it('is told to who agrees to a call, and the form opens', () => {
    const asked = 'haan krwa do, par dealer ko kuch nahi dunga main, brokerage lagti hai kya'
    const turn = say(['kal dekh sakte hain?', asked], 'hi')
    expect(kindsOf(turn)).toEqual(['about_guru', 'handoff'])
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'dealer kitna time leta hai'],
    ['en', 'any flats without brokerage?'],
  ])('is not asked for: %s, "%s"', (language, text) => {
    expect(kindsOf(say([text], language))).not.toContain('about_guru')
  })
})

describe('a number that is given later', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I will give the number later'],
    ['hi', 'naam ramesh hai, number baad me dunga'],
    ['pa', 'number baad vich deanga'],
    ['bn', 'number pore debo'],
  ])('lets nobody call yet, where a call was agreed to: %s, "%s"', (language, text) => {
    expect(kindsOf(say(['call me after 6', text], language))).toEqual(['number_any_time'])
    expect(kindsOf(say([text], language))).toEqual(['take_your_time'])
  })
})
