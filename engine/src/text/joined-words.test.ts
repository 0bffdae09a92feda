import { expect, it } from 'vitest'
import { joinWords, wordAt } from './joined-words.ts'

it('joined words are the same again, also empty ones and those of other scripts', () => {
  const words = ['madurai', '', 'മധുര', 'ਪਟਿਆਲਾ', '😀', '']
  const joined = joinWords(words)
  expect(words.map((_, at) => wordAt(joined, at))).toEqual(words)
})
