import { expect, it } from 'vitest'
import { rememberWords } from './remembered.ts'

it('asks once for a word that is said again and again', () => {
  let asked = 0
  const length = rememberWords((word) => {
    asked++
    return word.length
  })
  expect([length('flat'), length('flat'), length('home')]).toEqual([4, 4, 4])
  expect(asked).toBe(2)
})

it('forgets words that are not said any more, and keeps those that are', () => {
  const asked: string[] = []
  const read = rememberWords((word) => asked.push(word))
  for (let at = 0; at < 9000; at++) {
    read(`word${at}`)
    read('flat')
  }
  read('word0')
  expect(asked.filter((word) => word === 'flat')).toHaveLength(1)
  expect(asked.filter((word) => word === 'word0')).toHaveLength(2)
})
