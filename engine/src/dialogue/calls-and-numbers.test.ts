import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine, type FinishedTurn } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

const say = (turns: readonly string[], language: LanguageCode) => chat(engine, turns, language)

const kindsOf = ({ acts }: FinishedTurn) => acts.map(({ kind }) => kind)

describe('a call that is refused', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', "don't call me, whatsapp me", 'nobody will call'],
    ['hi', 'mera number 98100 12345 hai, abhi mat call karna', 'कोई कॉल नहीं करेगा'],
    ['ta', 'போன் பண்ணாதீங்க', 'யாரும் அழைக்க மாட்டார்கள்'],
    ['ml', 'എന്നെ വിളിക്കണ്ട', 'ആരും നിങ്ങളെ വിളിക്കില്ല'],
    ['kn', 'call madbedi, WhatsApp madi', 'ಯಾರೂ ಕರೆ ಮಾಡುವುದಿಲ್ಲ'],
    ['te', 'కాల్ చేయొద్దు', 'ఎవరూ ఫోన్ చేయరు'],
    ['pa', 'main canada ton aa, call na karo', 'ਕੋਈ ਕਾਲ ਨਹੀਂ ਕਰੇਗਾ'],
    ['bn', 'ফোন করবেন না', 'কেউ ফোন করবেন না'],
  ])('leaves the question open and opens no form: %s, "%s"', (language, text, answer) => {
    const turn = say(['rent a flat in Kothrud Pune', 'budget 20000', text], language)
    expect(kindsOf(turn)).toEqual(['nobody_calls', 'ask'])
    expect(turn.reply).toMatchObject({ asked: 'bedrooms', handoff: false })
    expect(turn.reply.text).toContain(answer)
    expect(turn.state.any).toEqual([])
  })

  it('takes back the offer of one, and none is offered again', () => {
    const refused = [
      '2bhk flat for rent in Whitefield Bangalore below 30k',
      'the second one',
      "don't call me",
    ]
    expect(kindsOf(say(refused, 'en'))).toEqual(['nobody_calls', 'what_next'])
    expect(kindsOf(say([...refused, 'thanks'], 'en'))).toEqual(['you_are_welcome'])
  })

  it('is no hindrance to the wishes beside it', () => {
    const turn = say(["don't call me, 2bhk in Pune"], 'en')
    expect(kindsOf(turn)).toEqual(['nobody_calls', 'noted', 'ask'])
    expect(turn.state.wishes).toMatchObject({ city: 'Pune', bedrooms: { min: 2, max: 2 } })
  })
})

describe('a mobile number with a digit too few', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'my number is 98765 4321', 'ten digits'],
    ['en', 'call me on 98765 4321', 'ten digits'],
    ['hi', 'मेरा नंबर 98765 4321 है', 'दस अंक'],
    ['ta', 'என் நம்பர் 98765 4321', 'பத்து இலக்கங்கள்'],
    ['ml', 'എന്റെ നമ്പർ 98765 4321', 'പത്ത് അക്കങ്ങ'],
    ['kn', 'ನನ್ನ ನಂಬರ್ 98765 4321', 'ಹತ್ತು ಅಂಕೆ'],
    ['te', 'నా నంబర్ 98765 4321', 'పది అంకెలు'],
    ['pa', 'ਮੇਰਾ ਨੰਬਰ 98765 4321 ਹੈ', 'ਦਸ ਅੰਕ'],
    ['bn', 'আমার নম্বর 98765 4321', 'দশটা সংখ্যা'],
  ])('is told so, and opens no form: %s, "%s"', (language, text, answer) => {
    const turn = say(['rent a flat in Kothrud Pune', text], language)
    expect(kindsOf(turn)).toEqual(['ten_digits', 'ask'])
    expect(turn.reply).toMatchObject({ asked: 'price', handoff: false })
    expect(turn.reply.text).toContain(answer)
    expect(JSON.stringify(turn.state)).not.toMatch(/98765|4321/)
  })

  it('opens the form once it has ten', () => {
    const turn = say(['rent a flat in Pune', 'my number is 98765 4321', '98765 43210'], 'en')
    expect(turn.reply.handoff).toBe(true)
  })
})
