import { expect, it } from 'vitest'
import { glanceAtHashes, hashOfWord } from './glance.ts'
import { wordList } from './keyed.ts'

const words = Array.from({ length: 5000 }, (_, at) => `word${at}`)
const others = Array.from({ length: 5000 }, (_, at) => `other${at}`)

it('finds every word of a list, and no other', () => {
  const list = wordList(words)
  expect(words.every((word) => list.has(word))).toBe(true)
  expect(others.some((word) => list.has(word))).toBe(false)
})

it('turns nine of ten others away at a glance', () => {
  const mayHaveHash = glanceAtHashes(words, words.length)
  const mayHave = (word: string) => mayHaveHash(hashOfWord(word))
  expect(words.every(mayHave)).toBe(true)
  expect(others.filter(mayHave).length).toBeLessThan(others.length / 10)
})
