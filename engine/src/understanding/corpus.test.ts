import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { corpora } from '../languages/corpora.ts'
import { createPlaceIndex } from '../places/index.ts'
import { type Fault, scoreCorpus } from './score.ts'

const places = createPlaceIndex([])
/**
 * What each blind set must not fall below: a little under what was reached, so that a change for one language
 * does no harm to another. The aim is 0.95 in the own script and 0.9 in Latin letters and mixed.
 */
const leastBlind: Record<LanguageCode, number> = {
  en: 0.95,
  ta: 0.96,
  hi: 0.95,
  ml: 0.92,
  kn: 0.95,
  te: 0.93,
  pa: 0.96,
  bn: 0.96,
}

describe.each(languages.filter((code) => corpora[code] !== null))('%s', (code) => {
  const { corpus, blind } = corpora[code] ?? { corpus: [], blind: [] }

  it('understands every turn of its corpus', () => {
    expect(scoreCorpus(corpus, code, places).faults.map(inWords)).toEqual([])
  })

  it('has examples and counter-examples enough, none twice', () => {
    const cases = corpus.flatMap((section) => section.cases)
    const counters = corpus.filter((section) => section.counter).flatMap((section) => section.cases)
    expect(counters.length).toBeGreaterThanOrEqual(60)
    expect(cases.length - counters.length).toBeGreaterThanOrEqual(300)
    const seen = new Set<string>()
    const twice = cases.filter(({ text, asked, known }) => {
      const key = JSON.stringify([text, asked, known])
      return seen.has(key) || !seen.add(key)
    })
    expect(twice).toEqual([])
  })

  it('understands its blind set nearly as well', () => {
    const score = scoreCorpus(blind, code, places)
    expect(score.cases).toBeGreaterThanOrEqual(100)
    expect(score.right / score.cases).toBeGreaterThanOrEqual(leastBlind[code])
  })
})

function inWords({ case: { text }, part, found, expected }: Fault): string {
  return `${text} — ${part}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`
}
