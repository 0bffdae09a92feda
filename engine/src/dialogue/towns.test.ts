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

const kinds = ({ acts }: FinishedTurn) => acts.map(({ kind }) => kind)

/** The wish for a home in Kanchipuram, "not Chennai", "will you tell me when one comes?" */
const said: [LanguageCode, string, string, string][] = [
  ['en', 'house for rent in Kanchipuram', 'no, not Chennai', 'will you let me know when one comes?'],
  ['hi', 'काँचीपुरम में मकान किराये पर', 'नहीं चेन्नई नहीं', 'जब कोई घर आए तो बता देना'],
  ['pa', 'ਕਾਂਚੀਪੁਰਮ ਵਿੱਚ ਮਕਾਨ ਕਿਰਾਏ ਤੇ', 'ਨਹੀਂ ਚੇਨਈ ਨਹੀਂ', 'ਕੋਈ ਘਰ ਆਵੇ ਤਾਂ ਦੱਸਿਓ'],
  ['bn', 'কাঞ্চীপুরমে বাড়ি ভাড়া চাই', 'চেন্নাই না', 'এলে জানাবেন তো?'],
  ['ta', 'காஞ்சிபுரத்துல வீடு வாடகைக்கு', 'சென்னை வேண்டாம்', 'வந்தா சொல்லுவீங்களா'],
  ['ml', 'കാഞ്ചീപുരത്ത് വീട് വാടകയ്ക്ക്', 'ചെന്നൈ വേണ്ട', 'വന്നാൽ അറിയിക്കുമോ?'],
  ['kn', 'ಕಾಂಚೀಪುರದಲ್ಲಿ ಮನೆ ಬಾಡಿಗೆಗೆ', 'ಚೆನ್ನೈ ಬೇಡ', 'ಬಂದ್ರೆ ತಿಳಿಸ್ತೀರಾ'],
  ['te', 'కాంచీపురంలో ఇల్లు అద్దెకు', 'చెన్నై వద్దు', 'వస్తే చెప్తారా'],
]

describe('a town without homes', () => {
  it.each(said)('names the nearest towns once: %s', (language, wish, refusal) => {
    const first = talk(language, wish)
    expect(kinds(first)).toContain('nearest_towns')
    const refused = talk(language, wish, refusal)
    expect(kinds(refused)).toEqual(['nothing_there', 'agent_can_look', 'offer_callback'])
    expect(refused.state.wishes.city).toBe('Kanchipuram')
    expect(kinds(talk(language, wish, refusal, wish))).not.toContain('nearest_towns')
  })

  it.each(said)('says that nobody is told when a home comes: %s', (language, wish, _refusal, asked) => {
    expect(kinds(talk(language, wish, asked))).toEqual(['cannot_notify', 'offer_callback'])
  })

  it('offers a town that was refused for no other town either', () => {
    const turn = talk('en', 'house for rent in Kanchipuram', 'not Chennai', 'what about Vellore?')
    expect(turn.state.wishes.city).toBe('Vellore')
    expect(kinds(turn)).not.toContain('nearest_towns')
  })

  it('has somebody called who says when, should a home come there', () => {
    const turn = talk(
      'en',
      'house for rent in Kanchipuram',
      'call me after 6 if something comes in Kanchipuram',
    )
    expect(turn.reply.handoff).toBe(true)
    expect(turn.state.callTime).toBeDefined()
  })

  it('asks nothing more that no answer would help', () => {
    expect(talk('en', 'house for rent in Kanchipuram', 'not Chennai', 'thanks').reply.asked).toBeNull()
  })

  it.each(said)('says what is left where no call is wanted: %s', (language, wish, refusal) => {
    const refused = talk(language, wish, refusal, 'no')
    expect(kinds(refused)).toEqual(['all_right', 'town_stays_open'])
    expect(refused.state.pending).toBeNull()
    expect(refused.state.wishes.city).toBe('Kanchipuram')
  })

  it('still moves to a town that is named', () => {
    expect(talk('en', 'house for rent in Kanchipuram', 'ok, Chennai then').state.wishes.city).toBe('Chennai')
  })
})

describe('kinds that were left', () => {
  const wish = '2bhk house for rent in Whitefield Bangalore under 5000'
  const offers = (turn: FinishedTurn) => turn.reply.choices

  it('are offered before and not after', () => {
    expect(offers(talk('en', wish))).toContain('Flat')
    expect(offers(talk('en', wish, 'no flat, only a house'))).not.toContain('Flat')
    expect(offers(talk('en', wish, 'flat then'))).not.toContain('House')
  })

  it('are not offered behind those that fit', () => {
    const relaxed = (turn: FinishedTurn) =>
      turn.acts.flatMap((act) => (act.kind === 'offer_relaxed' ? act.relaxed : []))
    const [sought, rest] = ['house for rent in Whitefield Bangalore', '2bhk under 30000']
    expect(relaxed(talk('en', sought, rest))).toContain('property_type')
    expect(relaxed(talk('en', sought, 'no flat, only a house', rest))).not.toContain('property_type')
  })
})
