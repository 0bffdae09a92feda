import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { UnderstandingContext } from '../command.ts'
import { toFrame } from '../frame.ts'
import { featureCount } from '../learnt/feature.ts'
import { mostSteps, readWeights, writeWeights } from '../learnt/weights.ts'
import { readTurn } from '../read-turn.ts'
import { understand } from '../understand.ts'
import { featuresOf } from './features.ts'
import { likelihoodOfWish, turnKinds } from './other-talk.ts'
import { weightsText } from './weights.generated.ts'

const places = createPlaceIndex([])
const nothingKnown: UnderstandingContext = { language: 'en', asked: null, known: {} }
const frameOf = (text: string, context = nothingKnown) => toFrame(understand(text, context, places))

describe('what was learnt of other talk', () => {
  it('takes no wish out of talk about homes, prices and places of others', () => {
    expect(frameOf('she bought a second hand car for four lakh in Pune').set).toEqual({})
    expect(frameOf('the garden of my aunt is full of roses').set).toEqual({})
  })

  it('leaves alone what answers the question that was asked', () => {
    expect(frameOf('my aunt said four lakh', { ...nothingKnown, asked: 'price' }).set).toHaveProperty('price')
  })

  it('has weights for every feature and kind of turn, in less than a megabyte', () => {
    expect(weightsText).toHaveLength(featureCount * turnKinds.length)
    expect(weightsText.length).toBeLessThan(1_000_000)
  })
})

describe('weights', () => {
  it('are read back as they were written', () => {
    const steps = Array.from({ length: 2 * mostSteps + 1 }, (_, at) => at - mostSteps)
    expect([...readWeights(writeWeights(steps))]).toEqual(steps)
  })

  it('make a wish of a turn as likely as its features say', () => {
    const weights = [2, 0, 0, 0, -3, 1, 0, 0]
    expect(likelihoodOfWish([], weights, 1)).toBe(1 / turnKinds.length)
    expect(likelihoodOfWish([0], weights, 0.5)).toBeCloseTo(Math.E / (Math.E + 3))
    expect(likelihoodOfWish([0, 1], weights, 0.5)).toBeLessThan(0.25)
  })
})

describe('features of a turn', () => {
  const { reading } = readTurn('2 bhk flat in Pune, Pune', nothingKnown, places)

  it('are numbers of features, the same each time', () => {
    const features = featuresOf(reading)
    expect(features).toEqual(featuresOf(reading))
    expect(features.every((feature) => feature >= 0 && feature < featureCount)).toBe(true)
  })

  it('tell the order of words and what was asked', () => {
    const asked = { ...nothingKnown, asked: 'city' as const }
    expect(featuresOf(readTurn('in flat bhk 2 Pune, Pune', nothingKnown, places).reading)).not.toEqual(
      featuresOf(reading),
    )
    expect(featuresOf(readTurn('2 bhk flat in Pune, Pune', asked, places).reading)).not.toEqual(
      featuresOf(reading),
    )
  })
})
