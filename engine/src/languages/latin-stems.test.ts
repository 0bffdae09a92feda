import { describe, expect, it } from 'vitest'
import { entriesOf } from './entries-of.ts'
import { presentLanguages } from './index.ts'

/** English words that are said of homes, or everywhere. */
const ordinary =
  'mosaic waste charger charges company kashmir not notes means house both bottom center central'.split(' ')

describe('stems in Latin letters, which are read in every conversation', () => {
  it.each(presentLanguages.map((language) => [language.code, language] as const))(
    'begin no ordinary English word: %s',
    (_, { ofGuru, termWords, callTimes }) => {
      const lists = [...entriesOf(ofGuru), ...entriesOf(termWords), ...entriesOf(callTimes)]
      const stems = lists
        .flatMap(([, list]) => list.split(/\s+/))
        .filter((word) => /^[a-z']+-$/.test(word))
        .map((word) => word.slice(0, -1))
      expect(stems.filter((stem) => ordinary.some((word) => word.startsWith(stem)))).toEqual([])
    },
  )
})
