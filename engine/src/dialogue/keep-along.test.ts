import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { contextOf, createEngine, type FinishedTurn } from '../index.ts'
import { finish } from './transcripts/in-memory.ts'

const listed: [string, string[]][] = [
  ['Pune', ['Baner', 'Wakad', 'Aundh']],
  ['Chennai', ['Adyar', 'Velachery']],
  ['Bengaluru', ['Indiranagar']],
]
const listedPlaces = listed.flatMap(([city, areas]) => areas.map((area) => ({ city, area })))
const engine = createEngine({ listedPlaces })

function talk(language: LanguageCode, ...turns: string[]): FinishedTurn {
  return turns.reduce(
    (turn, text) =>
      finish(engine, engine.advance(turn.state, engine.understand(text, contextOf(turn.state)))),
    engine.begin(language),
  )
}

/** Which areas are looked through, the first one first. */
function areasOf({ state: { wishes, leeway } }: FinishedTurn): (string | undefined)[] {
  return [wishes.area, ...leeway.beside]
}

const three: [LanguageCode, string, string, string][] = [
  ['en', '2bhk flat for rent in Baner, Wakad or Aundh Pune up to 40k', 'not Wakad', 'not Baner'],
  ['hi', 'पुणे में बानेर, वाकड या औंध में 2bhk फ्लैट किराये पर', 'वाकड नहीं', 'बानेर नहीं'],
  ['ta', 'Baner, Wakad or Aundh Pune 2bhk flat rent', 'Wakad வேண்டாம்', 'Baner வேண்டாம்'],
  ['te', 'Baner, Wakad or Aundh Pune 2bhk flat rent', 'Wakad వద్దు', 'Baner వద్దు'],
]

describe('one of several areas that is refused', () => {
  it.each(three)('leaves the others: %s', (language, wish, second, first) => {
    expect(areasOf(talk(language, wish))).toEqual(['Baner', 'Wakad', 'Aundh'])
    const without = talk(language, wish, second)
    expect(areasOf(without)).toEqual(['Baner', 'Aundh'])
    expect(without.state.otherPlaces).not.toContain('Wakad')
    expect(areasOf(talk(language, wish, first))).toEqual(['Wakad', 'Aundh'])
  })

  it('is said to be gone where it was the first', () => {
    expect(talk('en', three[0]?.[1] ?? '', 'not Baner').reply.text).toContain(
      'now Wakad and Aundh instead of Baner, Wakad and Aundh',
    )
  })

  it('leaves none where it was the only one', () => {
    expect(areasOf(talk('en', '2bhk flat for rent in Baner Pune', 'not Baner'))).toEqual([undefined])
  })

  it('brings none back where another is named alone', () => {
    expect(areasOf(talk('en', three[0]?.[1] ?? '', 'only Aundh'))).toEqual(['Aundh'])
  })
})

describe('"undo that"', () => {
  const wish = '2bhk flat for rent in Adyar Chennai up to 40k'

  it('takes an area back that was added', () => {
    expect(areasOf(talk('en', wish, 'also show Velachery', 'undo that'))).toEqual(['Adyar'])
  })

  it('takes a refusal of one of several areas back, and no more', () => {
    const turn = talk('en', three[0]?.[1] ?? '', 'not Wakad', 'undo that')
    expect(areasOf(turn)).toEqual(['Baner', 'Wakad', 'Aundh'])
    expect(turn.state.turnedDown.areas).toEqual([])
  })

  it('makes what became a must no must again', () => {
    const liked = [`${wish}, lift would be good`, 'lift is a must']
    expect(talk('en', ...liked).state.leeway.liked).toEqual([])
    const turn = talk('en', ...liked, 'undo that')
    expect(turn.state.leeway.liked).toEqual(['lift'])
    expect(turn.state.wishes.amenities).toEqual(['lift'])
  })

  it('brings the areas back that were looked through together', () => {
    const turn = talk('en', wish, 'also show Velachery', 'only Velachery', 'undo that')
    expect(areasOf(turn)).toEqual(['Velachery', 'Adyar'])
  })
})

describe('a question for prices elsewhere', () => {
  const asked = 'what is the rent for 2bhk in Indiranagar, Bangalore?'

  it('takes no area of the city before along', () => {
    const turn = talk('en', '2bhk flat for rent in Velachery Chennai up to 40k', 'also show Adyar', asked)
    expect(areasOf(turn)).toEqual(['Indiranagar'])
  })

  it('leaves out nothing of the city before', () => {
    const turn = talk('en', '2bhk flat for rent in Velachery Chennai up to 40k', 'not Adyar', asked)
    expect(turn.state.turnedDown.areas).toEqual([])
  })
})
