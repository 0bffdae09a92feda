import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine, type FinishedTurn } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })
const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

const say = (turns: readonly string[], language: LanguageCode = 'en') => chat(engine, turns, language)
const idsOf = ({ reply }: FinishedTurn) => reply.matches.map(({ listing_id }) => listing_id)

describe('the page shown before', () => {
  it('comes again, is what is pointed at then, and leads back to the one behind it', () => {
    const first = idsOf(say([found]))
    const second = idsOf(say([found, 'more']))
    expect(second).not.toEqual(first)
    const back = say([found, 'more', 'show the old list'])
    expect(back.acts[0]).toEqual({ kind: 'shown_again' })
    expect(idsOf(back)).toEqual(first)
    expect(back.state.shown).toEqual(first)
    expect(idsOf(say([found, 'more', 'show the old list', 'show the old list']))).toEqual(second)
  })

  it('comes again where nothing was found since', () => {
    const none = say([found, '9bhk for 2000', 'show the old list'])
    expect(idsOf(none).length).toBeGreaterThan(0)
  })

  it('is the one of now where there is no other, and none before a search', () => {
    expect(idsOf(say([found, 'show the old list']))).toEqual(idsOf(say([found])))
    expect(idsOf(say(['2bhk in Pune', 'show the old list']))).toEqual([])
  })

  it('comes again in the place of cheaper ones that nobody asked for, with what was asked', () => {
    const first = idsOf(say([found]))
    const back = say([found, 'cheaper', 'I did not ask for cheaper ones, I asked about parking'])
    expect(idsOf(back)).toEqual(first)
    expect(back.acts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['shown_again', 'which_have']))
    expect(say([found, 'I did not ask for cheaper ones']).acts[0]?.kind).not.toBe('shown_again')
  })
})
