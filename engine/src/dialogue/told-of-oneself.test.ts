import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { contextOf, createEngine, type FinishedTurn } from '../index.ts'
import { finish } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

function talk(language: LanguageCode, ...turns: string[]): FinishedTurn {
  return turns.reduce(
    (turn, text) =>
      finish(engine, engine.advance(turn.state, engine.understand(text, contextOf(turn.state)))),
    engine.begin(language),
  )
}

describe('what seekers tell of themselves', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'my mother is ill'],
    ['en', 'I drive an auto'],
    ['en', 'we are from Bihar'],
    ['en', 'we have two kids in school'],
    ['hi', 'मेरी माँ बीमार रहती हैं'],
    ['hi', 'मैं ऑटो चलाता हूँ'],
    ['hi', 'hum do log hain bas'],
    ['pa', 'ਮੇਰੀ ਮਾਂ ਬਿਮਾਰ ਰਹਿੰਦੀ ਹੈ'],
    ['pa', 'sade do bachche school jande ne'],
    ['bn', 'আমার মা অসুস্থ'],
    ['bn', 'আমি অটো চালাই'],
    ['bn', 'amar chele school e pore'],
    ['ta', 'எங்க ஊட்ல நாலு பேரு'],
    ['ta', 'naanga 3 per, ellarum velaiku porom'],
    ['te', 'మేము ఐదుగురం ఉన్నం, పిల్లలు ముగ్గురు'],
    ['te', 'maa husband bank lo chestharu'],
    ['kn', 'ನಾನು ಆಟೋ ಓಡಿಸ್ತೀನಿ'],
    ['kn', 'namge ibbaru makkalu'],
    ['ml', 'എന്റെ അമ്മയ്ക്ക് സുഖമില്ല'],
    ['ml', 'ഞാൻ ഓട്ടോ ഓടിക്കുന്നു'],
    ['ml', 'ഫാമിലി ആണ് 4 പേര്'],
  ])('is heard out, and the question asked again: %s, "%s"', (language, text) => {
    const { acts, reply, state } = talk(language, text)
    expect(acts.map(({ kind }) => kind)).toEqual(['heard', 'ask'])
    expect(reply.asked).toBe('transaction_type')
    expect(state.unclearTurns).toBe(0)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'asdf qwer zxcv'],
    ['en', 'I blah blurf'],
    ['en', 'my shrm flurb gnark'],
    ['en', 'my family'],
    ['hi', 'फलाना ढिमका टिमका'],
    ['en', 'something in my budget'],
    ['te', 'xqzt vrrmp'],
  ])('is none of it where nothing is told: %s, "%s"', (language, text) => {
    expect(talk(language, text).acts.map(({ kind }) => kind)).toEqual(['unclear'])
  })

  it('takes no wish from who tells of the family beside it', () => {
    expect(talk('en', 'we are five, need a 3bhk in Chennai').state.wishes).toMatchObject({
      city: 'Chennai',
      bedrooms: { min: 3, max: 3 },
    })
  })

  it('orders no ride for a daughter, who needs one', () => {
    expect(talk('en', 'book a cab for my daughter').acts.map(({ kind }) => kind)).not.toContain('heard')
  })

  it('is heard behind a result as well', () => {
    const turn = talk('en', 'rent a flat in Chennai, any area, budget 30k', 'my wife teaches there')
    expect(turn.acts[0]).toEqual({ kind: 'heard' })
  })
})
