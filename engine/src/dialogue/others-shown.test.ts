import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { contextOf, createEngine, type FinishedTurn } from '../index.ts'
import { finish } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

function say({ state }: FinishedTurn, text: string): FinishedTurn {
  return finish(engine, engine.advance(state, engine.understand(text, contextOf(state))))
}

describe('the others, with something that would be good', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'show the others, a balcony would be good'],
    ['bn', 'accha onno gulo dekhao, balcony thakle bhalo'],
    ['hi', 'दूसरे दिखाओ, बालकनी हो तो अच्छा'],
    ['pa', 'ਹੋਰ ਵਿਖਾਓ, ਬਾਲਕਨੀ ਹੋਵੇ ਤਾਂ ਚੰਗਾ'],
    ['ta', 'வேற காட்டுங்க, பால்கனி இருந்தா நல்லது'],
    ['ml', 'വേറെ കാണിക്കൂ, ബാൽക്കണി ഉണ്ടെങ്കിൽ നല്ലത്'],
    ['kn', 'ಬೇರೆ ತೋರಿಸಿ, ಬಾಲ್ಕನಿ ಇದ್ರೆ ಒಳ್ಳೇದು'],
    ['te', 'వేరేవి చూపించండి, బాల్కనీ ఉంటే మంచిది'],
  ])('are other homes: %s %s', (language, text) => {
    const first = say(engine.begin(language), '2bhk flat for rent in Whitefield under 30k')
    const others = say(first, text)
    expect(others.state.leeway.liked).toEqual(['balcony'])
    expect(others.state.shown.filter((id) => first.state.shown.includes(id))).toEqual([])
    expect(others.acts.map(({ kind }) => kind)).not.toContain('liked')
  })
})

it('several areas: what is near one of them is said to be near that one', () => {
  const turn = say(engine.begin('en'), '2bhk flat for rent in Whitefield or Indiranagar Bangalore under 9000')
  const close = turn.acts.find((act) => act.kind === 'found_close' || act.kind === 'found_nothing')
  expect(close?.topic.wishes.area).not.toBe('Whitefield')
})
