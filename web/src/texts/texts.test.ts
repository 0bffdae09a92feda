import { languages, liveLanguages } from '@guru/contract/vocabulary'
import { createEngine } from '@guru/engine'
import { describe, expect, test } from 'vitest'
import { loadTexts } from './texts.ts'

const engine = createEngine({ listedPlaces: [] })

test('every language that can be chosen has its screens', async () => {
  const written = await Promise.all(languages.map(async (code) => (await loadTexts(code)).language))
  expect(liveLanguages.filter((code) => !written.includes(code))).toEqual([])
})

describe.each(liveLanguages)('the screens in %s', (language) => {
  test('ask Guru why a property was shown in words that Guru reads', async () => {
    const { matches } = await loadTexts(language)
    const context = { language, asked: null, known: { transaction_type: 'rent' }, shown: 5 } as const
    for (const position of [1, 2, 5]) {
      const { commands } = engine.understand(matches.whyTurn(position), context)
      expect(commands, matches.whyTurn(position)).toContainEqual({ kind: 'explain', position })
    }
  })

  test('write amounts in their own words', async () => {
    const { format, language: own } = await loadTexts(language)
    expect(own).toBe(language)
    expect(format.rupees(28_000)).toContain('28,000')
    expect(format.budget({ max: 4_500_000 }, 'sale')).toMatch(/45/)
  })
})
