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
const homes = ['2bhk flat for rent in Whitefield Bengaluru under 30k']

/** "Are there photos?", "keep the second one in mind", "I like the second" */
const said: [LanguageCode, string, string, string][] = [
  ['en', 'can I see photos', 'save the second one', 'I like the second one'],
  ['hi', 'फोटो दिखाइए', 'do number wala yaad rakhna', 'dusra pasand aaya'],
  ['pa', 'photo hai iss di?', 'duji wali yaad rakhna', 'duji pasand aayi'],
  ['bn', 'ছবি দেখানো যাবে?', 'দ্বিতীয়টা মনে রাখবেন', 'দ্বিতীয়টা ভালো লাগল'],
  ['ta', 'போட்டோ இருக்கா', 'ரெண்டாவது வீட்டை ஞாபகம் வச்சுக்கோங்க', 'ரெண்டாவது பிடிச்சிருக்கு'],
  ['ml', 'ഫോട്ടോ ഉണ്ടോ', 'രണ്ടാമത്തേത് ഓർത്തു വെക്കൂ', 'രണ്ടാമത്തേത് ഇഷ്ടായി'],
  ['kn', 'ಫೋಟೋ ಇದೆಯಾ', 'ಎರಡನೇದು ನೆನಪಿಟ್ಟುಕೊಳ್ಳಿ', 'ಎರಡನೇದು ಇಷ್ಟ ಆಯ್ತು'],
  ['te', 'photos unnaya', 'రెండోది గుర్తుపెట్టుకోండి', 'రెండోది నచ్చింది'],
]

describe('homes shown', () => {
  it.each(said)('have no photos, which an agent may have: %s', (language, photos) => {
    expect(kinds(talk(language, ...homes, photos))).toEqual(['no_photos', 'offer_callback'])
    const before = kinds(talk(language, photos))
    expect(before[0]).toBe('no_photos')
    expect(before).toHaveLength(2)
  })

  it.each(said)('are told of where one is to be kept in mind: %s', (language, _photos, keep) => {
    const turn = talk(language, ...homes, keep)
    expect(kinds(turn)).toEqual(['details', 'offer_callback'])
    expect(turn.state.focus).toBe(turn.state.shown[1])
  })

  it.each(said)(
    'are told of where one is liked, whatever was asked: %s',
    (language, _photos, _keep, liked) => {
      const turn = talk(language, ...homes, liked)
      expect(kinds(turn)).toEqual(['details', 'offer_callback'])
      expect(turn.state.focus).toBe(turn.state.shown[1])
    },
  )

  it('of which several shall be kept in mind stand side by side', () => {
    expect(kinds(talk('en', ...homes, 'shortlist 1 and 2'))[0]).toBe('compared')
  })

  it.each(["don't send photos", 'first note my number', 'first save my name'])(
    'are not told of for words that say something else: %s',
    (text) => {
      const { acts } = talk('en', ...homes, text)
      expect(acts.map(({ kind }) => kind)).not.toContain('details')
      expect(acts.map(({ kind }) => kind)).not.toContain('no_photos')
    },
  )

  it('keep the photos of one apart from others', () => {
    const turn = talk('hi', ...homes, 'dusre wale ki photo bhejo')
    expect(kinds(turn)).toEqual(['no_photos', 'offer_callback'])
    expect(turn.state.focus).toBe(turn.state.shown[1])
  })

  it.each(['my hobby is taking photos', 'I saw photos of it last week'])(
    'are not asked to be seen where photos are spoken of: %s',
    (text) => {
      expect(kinds(talk('en', ...homes, text))).not.toContain('no_photos')
    },
  )
})

describe('a visit', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'how do I visit'],
    ['en', 'ok how do I visit the flat'],
    ['hi', 'ghar dekhne kaise aana hai'],
  ])('is arranged by others, asked for before or after a home is shown: %s, %s', (language, asked) => {
    expect(kinds(talk(language, ...homes, asked))).toEqual(['visits_arranged', 'offer_callback'])
    const before = talk(language, '2bhk flat in Bengaluru', asked)
    expect(kinds(before)[0]).toBe('visits_arranged')
    expect(before.state.pending).toMatchObject({ kind: 'slot' })
  })

  it('is kept with its day, told before a result as well', () => {
    const turn = talk('en', '2bhk flat in Bengaluru', 'can I visit on Sunday at 5?')
    expect(turn.acts[0]).toEqual({ kind: 'visits_arranged', day: 'on Sunday at 5' })
    expect(turn.state.visit?.day).toBe('on Sunday at 5')
  })

  it('elsewhere is none', () => {
    expect(kinds(talk('en', ...homes, 'how do I visit my doctor'))).not.toContain('visits_arranged')
  })
})

it.each<[LanguageCode, string, string]>([
  ['en', 'we will come and see it on 5 June', '5 June'],
  ['hi', '10 जून को देखने आऊँगा', '10 जून'],
  ['ta', 'ஜூலை 5 வீடு பார்க்க வரேன்', 'ஜூலை 5'],
  ['bn', '৭ জুন দেখতে আসব', '৭ জুন'],
])('a visit may be on a day of any month: %s, %s', (language, text, day) => {
  expect(talk(language, ...homes, text).state.visit?.day).toContain(day)
})
