import { languages as codes } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { languages } from '../../languages/index.ts'
import type { Language } from '../../languages/language.ts'
import { phrases } from '../../languages/phrases.ts'
import { expansions, phrasesOf, readPattern } from '../../text/phrase-pattern.ts'
import { saidForms } from '../words/said-forms.ts'
import { PhraseNodesBuilder } from './phrase-nodes.ts'

/** What one pattern may cost: words to follow in the graph, and phrases that it stands for. */
const most = { steps: 200, phrases: 50_000 }
/** What all patterns of a language may cost together. */
const mostSteps = 28_000
/** Everyday words of a language: a thousand of them take 0.12 MB. */
const mostEveryday = 5000

interface Sized {
  /** Concept and pattern, to name one that grew out of hand. */
  written: string
  steps: number
  phrases: number
}

function patternsOf(language: Language): Sized[] {
  const said = saidForms(language)
  return Object.entries({ ...phrases[language.code]?.vocabulary, ...phrases[language.code]?.acts }).flatMap(
    ([concept, list]) =>
      phrasesOf(list).map((phrase) => ({
        written: `${concept}: ${phrase}`,
        steps: stepsOf(phrase, said),
        phrases: expansions(readPattern(phrase.replace(/^\^/, '').replace(/\$$/, ''))),
      })),
  )
}

function stepsOf(phrase: string, said: ReadonlyMap<string, string>): number {
  const builder = new PhraseNodesBuilder(new Set(), said)
  builder.add(phrase, 'filler')
  return builder.nodes().edgeWords.length
}

describe.each(codes)('%s', (code) => {
  const language = languages[code]
  const patterns = language.written ? patternsOf(language) : []

  it('has no pattern that grows out of hand', () => {
    const grown = patterns.filter(({ steps, phrases }) => steps > most.steps || phrases > most.phrases)
    expect(grown).toEqual([])
  })

  it('keeps all its patterns within bounds', () => {
    expect(patterns.reduce((sum, { steps }) => sum + steps, 0)).toBeLessThanOrEqual(mostSteps)
  })

  it('keeps its everyday words within bounds', () => {
    const everyday = language.written ? phrasesOf(language.commonWords).length : 0
    const parts = language.written
      ? (language.inflected ?? []).flatMap(({ stems, endings }) => [stems, endings])
      : []
    expect(parts.reduce((sum, { length }) => sum + length, everyday)).toBeLessThanOrEqual(mostEveryday)
  })
})
