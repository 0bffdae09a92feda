import { languages as codes } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { corpora } from '../languages/corpora.ts'
import { languages } from '../languages/index.ts'
import { transliterate } from './brahmic.ts'
import { respell, respellAll } from './spelling-rules.ts'
import { tokenise } from './tokens.ts'

describe.each(codes)('the spelling rules of %s', (code) => {
  const language = languages[code]
  const rules = language.written ? language.romanised : []
  const cases = (corpora[code]?.corpus ?? []).flatMap((section) => section.cases)
  const words = [...new Set(cases.flatMap(({ text }) => tokenise(text).map((token) => token.text)))]
    .filter((word) => !word.includes('\n'))
    .map((word) => transliterate(word))

  it('give the same for many words at once as for each', () => {
    expect(respellAll(words, rules)).toEqual(words.map((word) => respell(word, rules)))
  })
})

it('names a rule that would count once in all words', () => {
  expect(() => respellAll(['a'], [{ pattern: /a/, by: 'b' }])).toThrow('/a/')
})
