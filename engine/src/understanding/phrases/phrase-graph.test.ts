import { describe, expect, it } from 'vitest'
import { expandPhrases } from '../../text/phrase-pattern.ts'
import { type PhraseState, startOfPhrases } from './phrase-graph.ts'
import { PhraseNodesBuilder, positions } from './phrase-nodes.ts'

function stateAfter(text: string, ...patterns: string[]): PhraseState | undefined {
  const builder = new PhraseNodesBuilder(new Set())
  for (const pattern of patterns) builder.add(pattern, 'seek')
  let state: PhraseState | undefined = startOfPhrases(builder.nodes())
  for (const word of text.split(' ')) state = state?.next(word)
  return state
}

const pattern = '(i|we) [do] (want|would [really|very much] like) [(a|some) new] home'

describe('the graph of a pattern', () => {
  it.each(expandPhrases(pattern))('has “%s”', (phrase) => {
    expect(stateAfter(phrase, pattern)?.means(positions.anywhere)).toEqual(new Set(['seek']))
  })

  it.each(['i', 'i want', 'we would really', 'i want a home', 'want home', 'i want home home'])(
    'has no “%s”',
    (phrase) => {
      expect(stateAfter(phrase, pattern)?.isPhrase).not.toBe(true)
    },
  )

  it('knows where a phrase must stand', () => {
    expect(stateAfter('yes', '^yes$')?.means(positions.alone)).toEqual(new Set(['seek']))
    expect(stateAfter('yes', '^yes')?.means(positions.atStart)).toEqual(new Set(['seek']))
    expect(stateAfter('yes', 'yes$')?.means(positions.atEnd)).toEqual(new Set(['seek']))
    expect(stateAfter('yes', '^yes$')?.means(positions.anywhere)).toBeUndefined()
  })

  it('joins patterns that begin alike', () => {
    expect(stateAfter('new home now', 'new home', 'new (flat|home) now')?.isPhrase).toBe(true)
    expect(stateAfter('new home', 'new home', 'new (flat|home) now')?.isPhrase).toBe(true)
  })

  it('stays small where phrases are many', () => {
    const words = '(a|b|c|d|e|f|g|h|i|j)'
    const builder = new PhraseNodesBuilder(new Set())
    builder.add(Array.from({ length: 9 }, () => `[${words}]`).join(' '), 'seek')
    expect(builder.nodes().edgeWords.length).toBeLessThan(1000)
  })
})

it('forgets the states of a language when they have become too many', () => {
  const letters = [...'abcdefghijklmn']
  const pairs = letters.flatMap((one) => letters.map((other) => one + other))
  const words = pairs.flatMap((one) => pairs.map((other) => one + other))
  const builder = new PhraseNodesBuilder(new Set())
  for (const word of words) builder.add(`${word} home`, 'seek')
  const start = startOfPhrases(builder.nodes())
  const read = (word: string) => start.next(word)?.next('home')?.means(positions.anywhere)
  const first = start.next('aaaa')
  for (const word of words) expect(read(word)).toEqual(new Set(['seek']))
  expect(start.next('aaaa')).not.toBe(first)
  expect(read('aaaa')).toEqual(new Set(['seek']))
})
