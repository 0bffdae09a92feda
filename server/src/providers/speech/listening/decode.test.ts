import { afterAll, expect, test } from 'vitest'
import { mp3Of } from '../speaking/mp3.ts'
import { createDecoder } from './decode.ts'
import { secondsOf } from './recording.ts'

const decoder = createDecoder()
afterAll(() => decoder.close())

test('of too many recordings at once those that would wait long are refused, the others decoded', async () => {
  const mp3 = await mp3Of({ rate: 8_000, samples: new Int16Array(8_000).fill(900) })
  const outcomes = await Promise.allSettled(Array.from({ length: 80 }, () => decoder.decode(mp3.slice())))
  const decoded = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  expect(decoded.length).toBeGreaterThanOrEqual(60)
  expect(decoded.length).toBeLessThan(80)
  for (const recording of decoded) expect(recording && secondsOf(recording)).toBeGreaterThan(0.9)
})
