import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine, type FinishedTurn } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })
const found = '2bhk flat for rent in Whitefield Bangalore below 29k'

const say = (text: string, language: LanguageCode) => chat(engine, [found, text], language)

const kindsOf = ({ acts }: FinishedTurn) => acts.map(({ kind }) => kind)

describe('a wish that changes nothing, with a visit behind it', () => {
  it.each<[LanguageCode, string]>([
    ['en', '2bhk is enough. I like the second one, can we come and see it on sunday?'],
    ['hi', '2bhk hi kaafi hai. doosra wala pasand aaya, sunday ko dekh sakte hain?'],
    ['bn', '2bhk hoile cholbe. dwitiyo ta bhalo laglo, sunday dekhte jawa jabe?'],
    ['ta', '2bhk podhum. rendavadhu veedu pudichirukku, sunday vandhu paakalama?'],
    ['te', '2BHK చాలు. రెండో ఇల్లు నచ్చింది, sunday వెళ్లి చూడొచ్చా?'],
    ['kn', '2bhk saku. eradane mane ishta aaytu, sunday nodabahuda?'],
    ['ml', '2bhk mathi. randamathe veedu ishtapettu, sunday vannu kaanamo?'],
    ['pa', '2bhk hi theek aa. dooja wala pasand aaya, sunday nu dekh sakde aa?'],
  ])('notes the visit to that home and lists nothing: %s, "%s"', (language, text) => {
    const turn = say(text, language)
    expect(kindsOf(turn)).toEqual(['visits_arranged', 'offer_callback'])
    expect(turn.acts[0]).toMatchObject({ position: 2 })
    expect(turn.reply.properties).toBeNull()
    expect(turn.state.visit?.day).toContain('sunday')
  })
})

describe('a wish that brings what is shown already', () => {
  const again = 'up to 29100 is fine. I like the second one, can we see it on sunday?'

  it('is noted, and nothing is listed again', () => {
    const first = chat(engine, [found], 'en')
    const turn = say(again, 'en')
    expect(turn.state.shown).toEqual(first.state.shown)
    expect(turn.state.wishes.price).toEqual({ max: 29100 })
    expect(kindsOf(turn)).toEqual(expect.arrayContaining(['visits_arranged', 'offer_callback']))
    expect(turn.reply.properties).toBeNull()
    expect(turn.state.focus).toBe(first.state.shown[1])
  })

  it('lists what is new, among which the home that is to be seen is counted', () => {
    const turn = say('we need a 3bhk. I like the second one, can we see it on sunday?', 'en')
    const visited = chat(engine, [found], 'en').state.shown[1] ?? ''
    const position = turn.state.shown.indexOf(visited) + 1
    expect(turn.reply.properties).not.toBeNull()
    expect(turn.acts).toContainEqual({
      kind: 'visits_arranged',
      day: 'on sunday',
      ...(position > 0 && { position }),
    })
  })
})
