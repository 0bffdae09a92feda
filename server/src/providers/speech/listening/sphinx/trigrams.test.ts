import { expect, test } from 'vitest'
import { trigramModel } from './trigrams.ts'

const model = trigramModel(['two bedroom flat', 'two bedroom house', 'flat for rent'])

/** The lines of a part as [log probability, words, log back-off]. */
function part(order: number): [number, string, number][] {
  const lines = (model.split(`\\${order}-grams:\n`)[1] ?? '').split('\n\n')[0]?.split('\n') ?? []
  return lines.map((line) => {
    const [probability, ...rest] = line.split(' ')
    return [Number(probability), rest.slice(0, order).join(' '), Number(rest[order] ?? 0)]
  })
}

test('a model counts its parts as its head says', () => {
  for (const order of [1, 2, 3]) {
    const told = Number(new RegExp(`ngram ${order}=(\\d+)`).exec(model)?.[1])
    expect(part(order)).toHaveLength(told)
  }
})

test('what follows a word has at most all the chance there is, with some left for what never followed', () => {
  const singles = part(1).filter(([, word]) => word !== '<s>')
  const all = singles.reduce((sum, [log]) => sum + 10 ** log, 0)
  expect(all).toBeCloseTo(1, 2)
  const afterTwo = part(2).filter(([, gram]) => gram.startsWith('two '))
  expect(afterTwo.map(([, gram]) => gram)).toEqual(['two bedroom'])
  expect(10 ** (afterTwo[0]?.[0] ?? 0)).toBeLessThan(1)
  expect(10 ** (singles.find(([, word]) => word === 'two')?.[2] ?? 0)).toBeGreaterThan(0)
})

test('what was said more often is likelier', () => {
  const chance = (gram: string) =>
    part(2).find(([, other]) => other === gram)?.[0] ?? Number.NEGATIVE_INFINITY
  expect(chance('<s> two')).toBeGreaterThan(chance('<s> flat'))
})
