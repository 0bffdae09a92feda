import { expect, test } from 'vitest'
import { piecesToSay } from './sentences.ts'

test('a reply is said sentence by sentence, short ones together with the next', () => {
  const found = 'I found three homes in Velachery that fit your budget well.'
  expect(piecesToSay(`Noted. ${found} Shall I show them?`, 'en')).toEqual([
    `Noted. ${found}`,
    'Shall I show them?',
  ])
  expect(piecesToSay('வணக்கம்! எந்த ஊரில் வீடு வேண்டும்?', 'ta')).toEqual(['வணக்கம்! எந்த ஊரில் வீடு வேண்டும்?'])
  expect(piecesToSay('  \n', 'hi')).toEqual([])
  expect(piecesToSay(`${found}\n🏠 — 🏠\n`, 'en')).toEqual([found])
})

test('nothing of the reply is lost', () => {
  const reply = 'नमस्ते। मैं गुरु हूँ। आप किराए पर लेना चाहते हैं या ख़रीदना? 2.5 लाख तक ठीक है।'
  expect(piecesToSay(reply, 'hi').join(' ').replace(/\s+/g, ' ')).toBe(reply)
})
