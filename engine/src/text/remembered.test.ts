import { expect, it } from 'vitest'
import { rememberWords } from './remembered.ts'

it('asks no more for a word that was said twice', () => {
  const asked: string[] = []
  const read = rememberWords((word) => asked.push(word))
  for (const word of ['flat', 'home', 'flat', 'flat', 'flat']) read(word)
  expect(asked).toEqual(['flat', 'home', 'flat'])
})

it('gives the same as the function itself', () => {
  const length = rememberWords((word) => word.length)
  expect(['flat', 'flat', 'flat', 'x'.repeat(100)].map(length)).toEqual([4, 4, 4, 100])
})

it('forgets words that are not said any more, and keeps those that are', () => {
  const asked: string[] = []
  const read = rememberWords((word) => asked.push(word), 64)
  for (const word of ['word0', 'word0']) read(word)
  for (let at = 1; at < 1000; at++) for (const word of ['flat', `word${at}`, `word${at}`]) read(word)
  read('word0')
  expect(asked.filter((word) => word === 'flat')).toHaveLength(2)
  expect(asked.filter((word) => word === 'word0').length).toBeGreaterThan(2)
})
