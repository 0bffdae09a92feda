import { expect, it } from 'vitest'
import { rememberWords } from './remembered.ts'

it('begins the notes of a word once', () => {
  const begun: string[] = []
  const notesOf = rememberWords((text) => ({ text, at: begun.push(text) }))
  for (const word of ['flat', 'home', 'flat', 'flat', 'home']) notesOf(word)
  expect(begun).toEqual(['flat', 'home'])
  expect(notesOf('flat')).toBe(notesOf('flat'))
})

it('gives every word its own notes', () => {
  const notesOf = rememberWords((text) => ({ text }))
  expect(['flat', 'home', 'x'.repeat(100)].map((word) => notesOf(word).text)).toEqual([
    'flat',
    'home',
    'x'.repeat(100),
  ])
})

it('forgets words that are not said any more, and keeps those that are', () => {
  const begun: string[] = []
  const notesOf = rememberWords((text) => ({ text, at: begun.push(text) }), 64)
  notesOf('word0')
  for (let at = 1; at < 1000; at++) for (const word of ['flat', `word${at}`]) notesOf(word)
  notesOf('word0')
  expect(begun.filter((word) => word === 'flat')).toHaveLength(1)
  expect(begun.filter((word) => word === 'word0')).toHaveLength(2)
})
