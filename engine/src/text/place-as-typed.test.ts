import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'
import { placeAsTyped } from './place-as-typed.ts'

test.each([
  ['call me', 'me'],
  // A letter with a dot below is one character as phones type it, and two in its one spelling.
  ['ন\u09DF আট', 'আট'],
  ['ചില്\u200dലു, നാല്', 'നാല്'],
  ['\u200bnine eight', 'eight'],
])('what follows others that are spelled otherwise is found where it was typed: %s', (typed, word) => {
  const at = placeAsTyped(typed, normalise(typed).raw.indexOf(normalise(word).raw))
  expect(typed.slice(at)).toBe(word)
})

test('the beginning and the end stay what they are', () => {
  expect([placeAsTyped('nine', 0), placeAsTyped('nine', 4), placeAsTyped('', 0)]).toEqual([0, 4, 0])
})
