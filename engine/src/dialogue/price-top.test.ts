import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })
const wish = '2bhk flat for rent in Whitefield Bangalore'
const told = (language: LanguageCode, ...turns: string[]) => {
  const { acts, state } = chat(engine, [wish, ...turns], language)
  const topics = acts.flatMap((act) => ('topic' in act ? [act.topic.wishes.price] : []))
  return { topics, price: state.wishes.price }
}

describe('a budget of which the top is meant', () => {
  it.each<[LanguageCode, string]>([
    ['en', '25-26 thousand max'],
    ['hi', '25-26 hazar tak'],
    ['pa', '25-26 hazar tak'],
    ['bn', '25-26 hajar porjonto'],
    ['ta', '25-26 aayiram varai'],
    ['ml', '25-26 aayiram vare'],
    ['te', '25-26 velu varaku'],
    ['kn', '25-26 saavira varege'],
    ['en', '25-26'],
    ['en', '25-26k'],
    ['hi', 'पच्चीस छब्बीस हज़ार से ज़्यादा नहीं'],
    ['hi', '25 26 hazar'],
    ['ta', 'இருபத்தஞ்சாயிரம் இருபத்தாறாயிரம் வரைக்கும்'],
    ['te', 'ఇరవై ఐదు ఇరవై ఆరు వేలు'],
    ['bn', '২৫-২৬ হাজারের বেশি না'],
    ['ml', '25-26 ആയിരം'],
    ['kn', '25-26 ಸಾವಿರ'],
    ['pa', '25-26 hjar tk'],
  ])('is told as up to that: %s, "%s"', (language, budget) => {
    const { topics, price } = told(language, budget)
    expect(price).toEqual({ min: 25000, max: 26000 })
    expect(topics).not.toEqual([])
    for (const topic of topics) expect(topic).toEqual({ max: 26000 })
  })

  it.each<[LanguageCode, string[]]>([
    ['en', ['25 to 26 thousand']],
    ['en', ['between 25 and 26 thousand']],
    ['hi', ['25 26 hazar ke beech']],
    ['hi', ['25 se 26 hazar tak']],
    ['en', ['25-26 thousand max', '20 to 26 thousand']],
  ])('is none where both ends are named: %s, %j', (language, turns) => {
    const { topics } = told(language, ...turns)
    expect(topics).not.toEqual([])
    for (const topic of topics) expect(topic).toHaveProperty('min')
  })

  it('gives way whole to another top', () => {
    expect(told('en', '25-26 thousand max', 'make it 40k').price).toEqual({ max: 40000 })
  })

  it('is told so again when another is taken back', () => {
    const { topics, price } = told('en', '25-26 thousand max', 'make it 40k', 'undo')
    expect(price).toEqual({ min: 25000, max: 26000 })
    expect(topics).not.toEqual([])
    for (const topic of topics) expect(topic).toEqual({ max: 26000 })
  })
})
