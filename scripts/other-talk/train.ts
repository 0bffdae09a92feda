import { chancesOf, featureCount, sumsOf } from '@guru/engine/understanding/learnt/feature'
import { mostSteps } from '@guru/engine/understanding/learnt/weights'

/** A turn to learn from: its features, and its place among the kinds of turns. */
export interface Example {
  features: readonly number[]
  kind: number
}

export interface Trained {
  /** Whole steps, as many for each feature as there are kinds of turns. */
  steps: Int8Array
  /** What a step is worth. */
  step: number
}

const rounds = 20
const pace = 0.1
/** Of the features of a turn so many are hidden each time, so that none is relied on alone. */
const hidden = 0.5
const shrinkage = 1e-5
/** Errors below this change nothing. */
const negligible = 1e-3

/**
 * Multinomial logistic regression by stochastic gradient descent with a pace for each weight (AdaGrad). The
 * order and what is hidden come from generators of fixed seeds: the same turns give the same weights.
 *
 * @param kinds how many kinds of turns there are
 * @param learners so many learn, each in an order of its own, and the mean of their weights is taken: a
 *   weight that one of them came to by chance counts less
 */
export function train(examples: readonly Example[], kinds: number, learners = 1): Trained {
  const mean = new Float64Array(featureCount * kinds)
  for (let learner = 1; learner <= learners; learner++)
    learnt(examples, kinds, learner).forEach((weight, at) => {
      mean[at] = (mean[at] ?? 0) + weight / learners
    })
  return inSteps(mean)
}

function learnt(examples: readonly Example[], kinds: number, seed: number): Float64Array {
  const weights = new Float64Array(featureCount * kinds)
  const slopes = new Float64Array(weights.length).fill(1e-6)
  const random = generator(seed)
  const order = examples.map((_, at) => at)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at]
      if (example === undefined) continue
      const features = example.features.filter(() => random() >= hidden)
      learn({ features, kind: example.kind }, kinds, weights, slopes)
    }
  }
  return weights
}

function learn(
  { features, kind }: Example,
  kinds: number,
  weights: Float64Array,
  slopes: Float64Array,
): void {
  const chances = chancesOf(sumsOf(features, weights, kinds), 1)
  chances.forEach((chance, other) => {
    const error = chance - (other === kind ? 1 : 0)
    if (Math.abs(error) < negligible) return
    for (const feature of features) {
      const at = feature * kinds + other
      const weight = weights[at] ?? 0
      const slope = error + shrinkage * weight
      const steepness = (slopes[at] ?? 0) + slope * slope
      slopes[at] = steepness
      weights[at] = weight - (pace * slope) / Math.sqrt(steepness)
    }
  })
}

function inSteps(weights: Float64Array): Trained {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const step = Number((most / mostSteps).toPrecision(4))
  const inRange = (weight: number) => Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step)))
  return { steps: Int8Array.from(weights, inRange), step }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const one = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = one
  }
}

/** Numbers from 0 up to 1, always the same ones (a linear congruential generator). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) / 2 ** 24
  }
}
