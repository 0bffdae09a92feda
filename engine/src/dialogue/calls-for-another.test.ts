import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine, type FinishedTurn } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })
const found = '2bhk flat for rent in Whitefield Bangalore below 30k'
const number = '9876543210'

const say = (turns: readonly string[], language: LanguageCode) => chat(engine, [found, ...turns], language)

const handoffOf = ({ acts }: FinishedTurn) => acts.find(({ kind }) => kind === 'handoff')

describe('a number typed behind the wish that somebody of the family is called', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'call my brother'],
    ['hi', 'mere bhai ko call karo'],
    ['pa', 'mere bhra nu call karo'],
    ['bn', 'amar bhaike phone korun'],
    ['ta', 'en paiyanukku call pannunga'],
    ['te', 'maa abbayiki call cheyandi'],
    ['kn', 'nanna maganige call madi'],
    ['ml', 'ente makante number edutholu'],
  ])('is theirs: %s, "%s"', (language, text) => {
    expect(handoffOf(say([text], language))).toMatchObject({ another: true })
    const turn = say([text, number], language)
    expect(handoffOf(turn)).toEqual({ kind: 'handoff', typed: true, another: true })
    expect(turn.reply.text).not.toBe(say(['call me', number], language).reply.text)
  })

  it('is the seeker’s own behind "call me"', () => {
    expect(handoffOf(say(['call my brother', 'call me', number], 'en'))).toEqual({
      kind: 'handoff',
      typed: true,
    })
    expect(handoffOf(say(['call me', number], 'en'))).toEqual({ kind: 'handoff', typed: true })
  })
})
