import { expect, test } from 'vitest'
import { speechPieces } from './speech-pieces.ts'

const rate = 16_000
/** So many seconds of sound, with a pause of half a second at each of the given ones. */
const speech = (seconds: number, ...pauses: number[]) =>
  Float32Array.from({ length: seconds * rate }, (_, at) =>
    pauses.some((from) => at >= from * rate && at < (from + 0.5) * rate) ? 0 : Math.sin(at / 9),
  )

test('a short recording is one piece', () => {
  const samples = speech(28)
  expect(speechPieces({ samples, rate })).toEqual([samples])
})

test('a long one is parted where it is quiet, and nothing of it is lost', () => {
  const pieces = speechPieces({ samples: speech(60, 12, 23, 44), rate }).map(({ length }) => length / rate)
  expect(pieces[0]).toBeCloseTo(23.2, 0)
  expect(pieces[1]).toBeCloseTo(21, 0)
  expect(pieces.reduce((sum, seconds) => sum + seconds, 0)).toBe(60)
})

test('one without a pause is parted all the same', () => {
  for (const { length } of speechPieces({ samples: speech(60), rate }))
    expect(length).toBeLessThanOrEqual(28 * rate)
})
