import { languages as codes } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { normaliseList } from '../text/normalise.ts'
import { languages } from './index.ts'
import type { Language } from './language.ts'

/** Words that are compared as they stand in the folder; lists of phrases are brought to one spelling when read. */
function wordsAsTheyStand({ numbers, endings, askingEndings = [], alsoTyped }: Language): string[] {
  const { values, scales, shortScales, fractionsBefore, fractionsAfter, ordinals, joined } = numbers
  return [
    ...[values, scales, shortScales, fractionsBefore, fractionsAfter, ordinals].flatMap(Object.keys),
    ...Object.values(joined),
    ...endings.flatMap(({ ending, stem }) => [ending, stem]),
    ...askingEndings,
    ...Object.keys(alsoTyped),
  ]
}

describe.each(codes)('%s', (code) => {
  it('writes its words in the one spelling that utterances are brought to', () => {
    const language = languages[code]
    const words = language.written ? wordsAsTheyStand(language) : []
    // Left: the word as it stands, with characters that the keyboard hides; right: as it must be written.
    const others = words.filter((word) => normaliseList(word) !== word)
    expect(others.map((word) => `${JSON.stringify(word)} → ${normaliseList(word)}`)).toEqual([])
  })
})
