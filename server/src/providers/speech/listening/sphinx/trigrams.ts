/**
 * A language model of three words from example sentences, in ARPA's text form. What was not seen gets the share
 * that Witten and Bell give it: the more different words followed, the more.
 */
export function trigramModel(sentences: readonly string[]): string {
  const counts = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  for (const sentence of sentences) {
    const words = ['<s>', ...sentence.split(' '), '</s>']
    for (const [at] of words.entries())
      for (const [order, count] of counts.entries()) {
        if (at < order) continue
        const gram = words.slice(at - order, at + 1).join(' ')
        count.set(gram, (count.get(gram) ?? 0) + 1)
      }
  }
  return arpa(counts.map(probabilities(counts)))
}

interface Gram {
  probability: number
  /** What is left for words that never followed. */
  backOff: number
}

type Counts = ReadonlyMap<string, number>

function probabilities(counts: readonly Counts[]) {
  const following = counts.map((_, order) => followers(counts[order + 1] ?? new Map()))
  const before = predecessors(counts[1] ?? new Map())
  const total = [...before.values()].reduce((sum, words) => sum + words, 0)
  // Nothing is ever followed by a beginning.
  const kinds = (counts[0]?.size ?? 2) - 1
  const estimate = (gram: string): number => {
    const words = gram.split(' ')
    const history = words.slice(0, -1).join(' ')
    if (history === '') return gram === '<s>' ? 1e-9 : ((before.get(gram) ?? 0) + 0.5) / (total + 0.5 * kinds)
    const seen = counts[words.length - 1]?.get(gram) ?? 0
    const after = following[words.length - 2]?.get(history)
    const shorter = estimate(words.slice(1).join(' '))
    return after === undefined ? shorter : (seen + after.kinds * shorter) / (after.times + after.kinds)
  }
  return (grams: Counts, order: number): [string, Gram][] =>
    [...grams.keys()].map((gram) => {
      const after = following[order]?.get(gram)
      const backOff = after === undefined ? 1 : after.kinds / (after.times + after.kinds)
      return [gram, { probability: estimate(gram), backOff }]
    })
}

/** After how many different words each stands: one that is only ever said alone is rare within a sentence. */
function predecessors(pairs: Counts): Map<string, number> {
  const found = new Map<string, number>()
  for (const pair of pairs.keys()) {
    const word = pair.slice(pair.indexOf(' ') + 1)
    found.set(word, (found.get(word) ?? 0) + 1)
  }
  return found
}

/** For each history how many words followed, and how many different ones. */
function followers(grams: Counts): Map<string, { times: number; kinds: number }> {
  const found = new Map<string, { times: number; kinds: number }>()
  for (const [gram, count] of grams) {
    const history = gram.slice(0, gram.lastIndexOf(' '))
    const known = found.get(history) ?? { times: 0, kinds: 0 }
    found.set(history, { times: known.times + count, kinds: known.kinds + 1 })
  }
  return found
}

function arpa(orders: readonly (readonly [string, Gram])[][]): string {
  const log = (value: number) => Math.log10(value).toFixed(4)
  const heads = orders.map((grams, order) => `ngram ${order + 1}=${grams.length}`)
  const parts = orders.map((grams, order) => {
    const lines = grams.map(([gram, { probability, backOff }]) =>
      order === orders.length - 1
        ? `${log(probability)} ${gram}`
        : `${log(probability)} ${gram} ${log(backOff)}`,
    )
    return `\\${order + 1}-grams:\n${lines.join('\n')}`
  })
  return `\\data\\\n${heads.join('\n')}\n\n${parts.join('\n\n')}\n\n\\end\\\n`
}
