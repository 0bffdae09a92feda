import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { contextOf, createEngine, type FinishedTurn } from '../index.ts'
import { arranged } from '../replies/arranged.ts'
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

/** "Kanchipuram or Pune?", of which the first has no homes, and "Vellore or Tirupati?", of which neither has. */
const choices: [LanguageCode, string, string][] = [
  ['en', '2bhk flat for rent in Kanchipuram or Pune', 'flat for rent in Vellore or Kanchipuram'],
  ['hi', 'काँचीपुरम या पुणे में फ्लैट किराये पर चाहिए', 'vellore ya kanchipuram me flat kiraye par'],
  ['pa', 'ਕਾਂਚੀਪੁਰਮ ਜਾਂ ਪੁਣੇ ਵਿੱਚ ਫਲੈਟ ਕਿਰਾਏ ਤੇ', 'vellore ja kanchipuram vich flat kiraye te'],
  ['bn', 'কাঞ্চীপুরম বা পুনেতে ফ্ল্যাট ভাড়া চাই', 'vellore ba kanchipuram e flat bhara chai'],
  ['ta', 'காஞ்சிபுரம் அல்லது புனேல ஃபிளாட் வாடகைக்கு', 'vellore illana kanchipuram la flat vadagaikku'],
  ['ml', 'കാഞ്ചീപുരത്തോ പൂനെയിലോ ഫ്ലാറ്റ് വാടകയ്ക്ക്', 'vellore allengil kanchipuram flat vadakakku'],
  ['kn', 'ಮೈಸೂರು ಅಥವಾ ಪುಣೆಯಲ್ಲಿ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ', 'vellore athava kanchipuram alli flat badigege'],
  ['te', 'కాంచీపురం లేదా పుణెలో ఫ్లాట్ అద్దెకు', 'vellore lo kani kanchipuram lo kani flat addeku'],
]

describe('several towns', () => {
  it.each(choices)('are looked at where there are homes: %s, "%s"', (language, one) => {
    const turn = talk(language, one)
    expect(turn.state.wishes.city).toBe('Pune')
    expect(kinds(turn).filter((kind) => kind === 'nothing_there')).toHaveLength(1)
    expect(kinds(turn)).not.toContain('one_place_first')
    expect(turn.reply.choices).not.toContain('Kanchipuram')
  })

  it.each(choices)('without homes are told of in one sentence: %s, "%s", "%s"', (language, _one, none) => {
    const turn = talk(language, none)
    const told = turn.acts.flatMap((act) => (act.kind === 'nothing_there' ? act.cities : []))
    expect(told.toSorted()).toEqual(['Kanchipuram', 'Vellore'])
    expect(kinds(turn)).toContain('nearest_towns')
    expect(turn.state.withoutHomes.toSorted()).toEqual(['Kanchipuram', 'Vellore'])
  })

  it('that all have homes are looked at one after the other, and the first is said once', () => {
    const turn = talk('en', 'flat for rent in Pune or Chennai')
    expect(turn.state.wishes.city).toBe('Pune')
    expect(turn.acts).toContainEqual({
      kind: 'one_place_first',
      first: 'Pune',
      others: ['Chennai'],
      told: true,
    })
    expect(turn.reply.text).toContain('Say “Chennai”')
  })

  it('leave a town with homes where it is added to one that has none, and the other way round', () => {
    expect(talk('en', 'flat for rent in Pune', 'show Kanchipuram too').state.wishes.city).toBe('Pune')
    const turn = talk('en', 'flat for rent in Kanchipuram', 'show Pune too')
    expect(turn.state.wishes.city).toBe('Pune')
    expect(kinds(turn)).not.toContain('nothing_there')
  })
})

describe('a town that was refused', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'plot for sale in Kanchipuram', 'Chennai is too costly, what about Vellore?'],
    ['hi', 'kanchipuram me plot chahiye', 'chennai bahut mehnga hai, vellore me kuch hai kya?'],
    ['pa', 'kanchipuram vich plot chahida', 'nahi ji chennai bahut mehnga, vellore vall kuch hai?'],
    ['bn', 'kanchipuram e jomi chai', 'chennai khub dami, vellore e kichu ache?'],
    ['ta', 'kanchipuram la manai venum', 'சென்னை ரொம்ப தூரம்ங்க, வேலூர்ல ஏதாவது இருக்கா?'],
    ['ml', 'kanchipuram sthalam venam', 'ചെന്നൈ വേണ്ട, വെല്ലൂരിൽ എന്തെങ്കിലും ഉണ്ടോ?'],
    ['kn', 'kanchipuram alli site beku', 'ಚೆನ್ನೈ ತುಂಬಾ ದುಬಾರಿ, ವೆಲ್ಲೂರಿನಲ್ಲಿ ಏನಾದರೂ ಇದೆಯಾ?'],
    ['te', 'kanchipuram lo sthalam kavali', 'chennai vaddu, vellore lo emaina unda'],
  ])(
    'gives way to the one named behind it, and is not offered again: %s, "%s", "%s"',
    (language, ...said) => {
      const turn = talk(language, ...said)
      expect(turn.state.wishes.city).toBe('Vellore')
      expect(turn.state.turnedDown.towns).toContain('Chennai')
      const near = turn.acts.flatMap((act) => (act.kind === 'nearest_towns' ? act.near : []))
      expect(near.map(({ name }) => name)).not.toContain('Chennai')
    },
  )

  it('is looked at where it is named after all', () => {
    const turn = talk('en', 'plot for sale in Kanchipuram', 'not Chennai', 'okay, Chennai then')
    expect(turn.state.wishes.city).toBe('Chennai')
    expect(turn.state.turnedDown.towns).not.toContain('Chennai')
  })
})

describe('areas of a town without homes', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'house for rent in Mysuru', 'JP Nagar or Vijayanagar?'],
    ['hi', 'mysuru me ghar kiraye par chahiye', 'JP Nagar ya Vijayanagar me dekho'],
    ['ta', 'mysuru la vadagaikku veedu venum', 'JP Nagar illana Vijayanagar la paarunga'],
    ['te', 'mysuru lo illu addeku kavali', 'JP Nagar leda Vijayanagar lo chudandi'],
  ])('are told along with it, and not said to be looked through: %s, "%s", "%s"', (language, ...said) => {
    const turn = talk(language, ...said)
    expect(turn.acts).toContainEqual({
      kind: 'nothing_there',
      cities: ['Mysuru'],
      areas: ['JP Nagar', 'Vijayanagar'],
    })
    expect(arranged(turn.acts).map(({ kind }) => kind)).not.toContain('areas_together')
  })
})
