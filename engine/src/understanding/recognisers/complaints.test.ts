import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../index.ts'

const engine = createEngine({ listedPlaces: [] })

const read = (text: string, language: LanguageCode) =>
  engine.understand(text, { language, asked: null, known: {} }).commands

describe('complaints', () => {
  it.each<[LanguageCode, string]>([
    ['hi', 'kis kaam ke ho'],
    ['bn', 'dhur, apnara kono kajer na'],
    ['kn', 'ಎರಡು ಬೆಡ್ ರೂಮ್ ಮನೆಗಳು ಬೇಡ ಅಂತ ಎಷ್ಟು ಸಲ ಹೇಳೋದು'],
    ['te', 'ఎన్ని సార్లు చెప్పాలి గాజువాక వద్దు'],
  ])('are heard: %s, "%s"', (language, text) => {
    expect(read(text, language)).toContainEqual({ kind: 'aside', about: 'complaint' })
  })

  it('count for what they say again', () => {
    expect(read('kitni baar bolun 2bhk chahiye', 'hi')).toContainEqual(
      expect.objectContaining({ kind: 'set', slot: 'bedrooms' }),
    )
  })
})

describe('conditions that no listing tells', () => {
  it.each<[LanguageCode, string, string]>([
    ['kn', 'ಪೂರ್ವ ದಿಕ್ಕಿಗೆ ಬಾಗಿಲು', 'facing'],
    ['ta', 'டெபாசிட் அம்பதாயிரத்துக்கு மேல முடியாது', 'deposit'],
    ['ml', 'deposit 30k il kooduthal pattilla', 'deposit'],
    ['pa', 'paudiyan nahi chadh sakde', 'floor'],
    ['hi', 'ऊपर की मंज़िल नहीं चलेगी घुटनों में दर्द', 'floor'],
    ['ta', 'bachelor ku veedu kuduppangala trichy la', 'bachelors'],
    ['te', 'kukatpally lo bachelors ki room istara', 'bachelors'],
  ])('are named: %s, "%s"', (language, text, fact) => {
    expect(read(text, language)).toContainEqual({ kind: 'aside', about: 'unlisted', facts: [fact] })
  })
})

describe('who takes a seeker for an owner', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I am not selling through you. I want to BUY'],
    ['en', 'I am the buyer, not the seller!'],
  ])('is put right: %s, "%s"', (language, text) => {
    expect(read(text, language)).toContainEqual({ kind: 'intent', intent: 'search' })
  })

  it('does not hear an offer in what is to pay for another home', () => {
    const commands = read('Budget up to 2.5 crores. We will be selling our present house.', 'en')
    expect(commands).toMatchObject([{ kind: 'set', slot: 'price', value: { max: 25_000_000 } }])
    expect(read('I want to sell my house', 'en')).toContainEqual({ kind: 'intent', intent: 'offer' })
  })
})

describe('who sells and names a budget', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I want to sell my flat in Pune, budget 80 lakh'],
    ['hi', 'apna flat bechna hai budget 80 lakh'],
  ])('offers: %s, "%s"', (language, text) => {
    expect(read(text, language)).toContainEqual({ kind: 'intent', intent: 'offer' })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'I want to sell my flat and buy a bigger one, budget 80 lakh'],
    ['hi', 'budget 80 lakh, apna flat bechna hai'],
  ])('seeks where more is said: %s, "%s"', (language, text) => {
    expect(read(text, language)).not.toContainEqual({ kind: 'intent', intent: 'offer' })
  })
})

describe('who has not decided between renting and buying', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'not decided whether to rent or buy'],
    ['hi', 'किराए पर लूँ या खरीद लूँ'],
    ['pa', 'kiraye te lavaan ya khareed lavaan'],
    ['bn', 'কিনব না ভাড়া নেব এখনো ঠিক করিনি'],
    ['ta', 'வாங்கறதா வாடகையானு இன்னும் முடிவு பண்ணல'],
    ['ml', 'വാടകയ്ക്ക് എടുക്കണോ വാങ്ങണോ എന്ന് തീരുമാനിച്ചിട്ടില്ല'],
  ])('leaves both open: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'any', slot: 'transaction_type' }])
  })
})
