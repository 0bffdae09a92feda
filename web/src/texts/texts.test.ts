import { languages, liveLanguages } from '@guru/contract/vocabulary'
import { createEngine } from '@guru/engine'
import { describe, expect, test } from 'vitest'
import html from '../../index.html?raw'
import { en } from './en.ts'
import { pageTexts } from './pages/pages.ts'
import { screenTexts } from './texts.ts'

const engine = createEngine({ listedPlaces: [] })

test('every language that can be chosen has its screens', async () => {
  const written = await Promise.all(languages.map(async (code) => (await screenTexts.load(code)).language))
  expect(liveLanguages.filter((code) => !written.includes(code))).toEqual([])
})

test('the tab has its name before the code of the page is there', () => {
  expect(html).toContain(`<title>${en.page.title}</title>`)
})

describe.each(liveLanguages)('the screens in %s', (language) => {
  test('ask Guru why a property was shown in words that Guru reads', async () => {
    const { matches } = await screenTexts.load(language)
    const context = { language, asked: null, known: { transaction_type: 'rent' }, shown: 5 } as const
    for (const position of [1, 2, 5]) {
      const { commands } = engine.understand(matches.whyTurn(position), context)
      expect(commands, matches.whyTurn(position)).toContainEqual({ kind: 'explain', position })
    }
  })

  test('name cities to tap that Guru knows, under the names that the API takes', async () => {
    const { wishes } = await screenTexts.load(language)
    for (const [city, named] of Object.entries(wishes.cities))
      expect([city, named].map((name) => engine.places.findCity(name)?.name)).toEqual([city, city])
  })

  test('leave no page beside the chat in another language', async () => {
    const { olderChat, ...texts } = await pageTexts.load(language)
    const { introTitle: _name, ...others } = olderChat
    const english: unknown[] = language === 'en' ? [] : stringsOf(await pageTexts.load('en'))
    const written = stringsOf({ others, texts })
    expect(written.length).toBeGreaterThan(45)
    expect(written.filter((text) => english.includes(text))).toEqual([])
    const latinOnly = /^[\p{Script=Latin}\P{L}]*$/u
    if (language !== 'en') expect(written.filter((text) => latinOnly.test(text))).toEqual([])
  })

  test('write amounts in their own words', async () => {
    const { format, language: own } = await screenTexts.load(language)
    expect(own).toBe(language)
    expect(format.rupees(28_000)).toContain('28,000')
    expect(format.budget({ max: 4_500_000 }, 'sale')).toMatch(/45/)
  })
})

/** Every text within an object of texts. */
function stringsOf(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(stringsOf) : []
}
