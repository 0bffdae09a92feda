import { expect, test } from 'vitest'
import { firstStep, nextStep, type Step } from './use-typewriter.ts'

test('types each line, waits, takes it back, five times round, and stays with the last', () => {
  const lines = ['ab', 'c']
  const waits: number[] = []
  let step: Step = firstStep
  const shown: string[] = []
  for (let next = nextStep(step, lines); next !== null; next = nextStep(step, lines)) {
    waits.push(next.wait)
    step = next.step
    if (next.wait === 2000) shown.push(lines[step.line] ?? '')
  }
  expect(shown).toEqual([...Array.from({ length: 4 }, () => ['ab', 'c']).flat(), 'ab'])
  expect(step).toEqual({ line: 1, letters: 1, deleting: false, loop: 5 })
  expect(waits.slice(0, 7)).toEqual([30, 30, 2000, 15, 15, 30, 30])
})
