import { languageNames, languages } from '@guru/contract/vocabulary'
import { expect, test } from 'vitest'
import { namedLanguage, preferredLanguage, requireLanguage } from './language-choice.ts'

test.each(languages)('%s is named by its code, its English name and its own', (code) => {
  const { english, own } = languageNames[code]
  for (const name of [
    code,
    code.toUpperCase(),
    english,
    english.toLowerCase(),
    ` ${own}\n`,
    own.normalize('NFD'),
  ]) {
    expect(namedLanguage(name)).toBe(code)
  }
})

test('no other text names a language', () => {
  for (const text of ['', 'Klingon', 'e', 'I speak English', '2bhk']) expect(namedLanguage(text)).toBeNull()
})

test('a chat that was opened in English is opened again by a name, or by the same code, and by no other', () => {
  expect(['English', 'en', 'EN '].map((answer) => preferredLanguage(answer, 'en'))).toEqual([
    'en',
    'en',
    'en',
  ])
  expect(['Tamil', ' தமிழ்'].map((answer) => preferredLanguage(answer, 'en'))).toEqual(['ta', 'ta'])
  expect(['hi', 'Hi', 'ta', 'hello'].map((answer) => preferredLanguage(answer, 'en'))).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('a conversation opens in a language that Guru speaks only', () => {
  expect(requireLanguage('English')).toBe('en')
  expect(() => requireLanguage('Klingon')).toThrow('Please choose a language first: English, Tamil')
})
