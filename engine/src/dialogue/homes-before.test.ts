import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { contextOf, createEngine, type FinishedTurn } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })
const found = '2bhk flat to buy in Velachery Chennai below 1 crore'
const elsewhere = 'show me in Adyar instead'

const say = (turns: readonly string[], language: LanguageCode = 'en') => chat(engine, turns, language)
const idsOf = ({ reply }: FinishedTurn) => reply.matches.map(({ listing_id }) => listing_id)
const kindsOf = ({ acts }: FinishedTurn) => acts.map(({ kind }) => kind)

describe('a home of an earlier list', () => {
  it('comes again by its place or its price, with what is asked of it', () => {
    const [id] = idsOf(say([found]))
    for (const text of ['does the Velachery one have a lift?', 'does the 70 lakh one have a lift?']) {
      const back = say([found, elsewhere, text])
      expect(idsOf(back)).toEqual([id])
      expect(kindsOf(back)).toContain('answer_amenity')
      expect(back.state.wishes.area).toBe('Adyar')
    }
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'Velachery wale flat me lift hai kya'],
    ['ta', 'velachery flat la lift iruka'],
    ['te', 'velachery di lift unda'],
    ['kn', 'velachery du lift ideya'],
    ['ml', 'velachery le flatil lift undo'],
    ['bn', 'velachery er flat e lift ache?'],
    ['pa', 'Velachery wale ch lift haigi?'],
  ])('is pointed at as one of now is: %s, "%s"', (language, text) => {
    const { state } = say([found, elsewhere])
    const { commands } = engine.understand(text, { ...contextOf(state), language })
    expect(commands).toEqual([{ kind: 'pick', position: 1, before: true }])
  })

  it('is the one that is bargained about and called for', () => {
    const [id] = idsOf(say([found]))
    const bargain = say([found, elsewhere, 'will they come down from 70? the Velachery one'])
    expect(bargain.state.focus).toBe(id)
    expect(bargain.acts).toContainEqual(expect.objectContaining({ kind: 'price_asked' }))
    expect(say([found, elsewhere, 'call me about the Velachery one']).state.focus).toBe(id)
  })

  it('is not meant by who looks for others there, nor by a number', () => {
    expect(say([found, elsewhere, 'any flat in Velachery with a lift?']).state.wishes.area).toBe('Velachery')
    expect(kindsOf(say([found, elsewhere, 'the ninth one']))).toContain('only_so_many')
  })

  it('is left behind by homes of now in the same place', () => {
    const now = say([elsewhere, found])
    const again = say([elsewhere, found, 'does the Velachery one have a lift?'])
    expect(again.state.shown).toEqual(now.state.shown)
  })

  it('leads back to the list that was before the seeker', () => {
    const list = idsOf(say([found, elsewhere]))
    const back = say([found, elsewhere, 'does the Velachery one have a lift?', 'show the old list'])
    expect(idsOf(back)).toEqual(list)
  })

  it('is asked about with all of its list', () => {
    const back = say([found, elsewhere, 'the earlier ones, which has parking?'])
    expect(idsOf(back)).toEqual(idsOf(say([found])))
    expect(kindsOf(back)).toContain('which_have')
  })
})
