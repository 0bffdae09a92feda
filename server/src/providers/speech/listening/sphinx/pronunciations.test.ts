import { expect, test } from 'vitest'
import { dictionaryOf, soundsOf, wordsOf } from './pronunciations.ts'
import { seekersSentences } from './seekers-sentences.ts'

test.each([
  ['കാക്കനാട്', 'K AA K AH N AA T'],
  ['ഹഡപ്സർ', 'HH AH D AH P S AH R'],
  ['കൊച്ചി', 'K AO CH IH'],
  ['മീററ്റ്', 'M IY R AH T'],
])('%s sounds like %s', (written, sounds) => {
  expect(soundsOf(written)).toBe(sounds)
})

test('words of India are added to those that the dictionary knows, which keeps all its ways', () => {
  const words = dictionaryOf(
    new Set(['lakh', 'rent', 'adyar']),
    'rent R EH N T\nrent(2) R AE N T\nother AH\n',
  )
  expect(words.get('rent')).toEqual(['R EH N T', 'R AE N T'])
  expect(words.get('lakh')?.length).toBeGreaterThan(0)
  expect(words.get('adyar')?.length).toBe(1)
  expect(words.has('other')).toBe(false)
})

test('the sentences are the same each time, hold no marks, and name places, amounts and rooms', () => {
  const sentences = seekersSentences(5_000)
  expect(seekersSentences(5_000)).toEqual(sentences)
  expect(sentences.filter((sentence) => !/^[a-z' .]+$/.test(sentence))).toEqual([])
  const words = wordsOf(sentences)
  for (const word of [
    'lakh',
    'crore',
    'thousand',
    'bedroom',
    'chennai',
    'whitefield',
    'parking',
    'yes',
    'next',
  ])
    expect(words, word).toContain(word)
})
