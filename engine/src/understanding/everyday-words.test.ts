import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { corpora } from '../languages/corpora.ts'
import type { CorpusCase } from '../languages/corpus-case.ts'
import { certainties } from '../places/candidates.ts'
import { createPlaceIndex } from '../places/index.ts'
import { readTurn } from './read-turn.ts'

const places = createPlaceIndex([])

/** Where a place may be named, in Latin letters and in the language's own. */
const turns: Record<LanguageCode, (word: string) => readonly [latin: string, own: string]> = {
  en: (word) => [`I want a ${word} house`, `I want a ${word} house`],
  ta: (word) => [`${word} veedu venum`, `${word} வீடு வேணும்`],
  hi: (word) => [`${word} me ghar chahiye`, `${word} में घर चाहिए`],
  ml: (word) => [`${word} veedu venam`, `${word} വീട് വേണം`],
  kn: (word) => [`${word} mane beku`, `${word} ಮನೆ ಬೇಕು`],
  te: (word) => [`${word} illu kavali`, `${word} ఇల్లు కావాలి`],
  pa: (word) => [`${word} vich ghar chahida`, `${word} ਵਿੱਚ ਘਰ ਚਾਹੀਦਾ`],
  bn: (word) => [`${word} bari chai`, `${word} বাড়ি চাই`],
}

describe.each(languages)('%s', (code) => {
  const corpus = corpora[code]?.corpus ?? []

  it('hears no town in an everyday word, one said twice in turns that know of no place', () => {
    const heard = everydayWords(corpus.flatMap(({ cases }) => cases)).flatMap((word) => {
      const [latin, own] = turns[code](word)
      const text = /^[a-z]/.test(word) ? latin : own
      const { segments } = readTurn(text, { language: code, asked: null, known: {} }, places).reading
      // A name as it is written may well be meant.
      return segments.flatMap(({ mention }) =>
        mention !== null && mention.certainty < certainties.bareRead
          ? [`${word}: ${mention.places[0]?.name}`]
          : [],
      )
    })
    expect(heard).toEqual([])
  })
})

function everydayWords(cases: readonly CorpusCase[]): string[] {
  const counts = new Map<string, number>()
  const placed = new Set<string>()
  for (const { text, set, known } of cases)
    for (const word of text.toLowerCase().split(/[^\p{L}\p{M}]+/u)) {
      if (word.length < 4) continue
      if (set?.city ?? set?.area ?? known?.city ?? known?.area) placed.add(word)
      else counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  return [...counts].flatMap(([word, count]) => (count > 1 && !placed.has(word) ? [word] : []))
}
