import { featureCount } from '@guru/engine/understanding/learnt/feature'
import { likelihoodOfWish, turnKinds } from '@guru/engine/understanding/other-talk/other-talk'
import { describe, expect, it } from 'vitest'
import { type Example, train } from './train.ts'
import { weightsModule } from './weights-file.ts'

const wish = turnKinds.indexOf('wish')
const talk = turnKinds.indexOf('other talk')
/** Feature 1 is of wishes, 2 of other talk, 3 of both. */
const examples: Example[] = Array.from({ length: 40 }, (_, at) =>
  at % 2 === 0 ? { features: [1, 3], kind: wish } : { features: [2, 3], kind: talk },
)

describe('learning to tell wishes from other talk', () => {
  const { steps, step } = train(examples, turnKinds.length)

  it('finds which features are of which', () => {
    expect(steps).toHaveLength(featureCount * turnKinds.length)
    expect(likelihoodOfWish([1, 3], steps, step)).toBeGreaterThan(0.8)
    expect(likelihoodOfWish([2, 3], steps, step)).toBeLessThan(0.2)
  })

  it('learns the same from the same turns', () => {
    expect(weightsModule(train(examples, turnKinds.length), examples.length)).toBe(
      weightsModule({ steps, step }, examples.length),
    )
  })
})
