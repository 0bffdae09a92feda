import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startWorkers } from './workers.ts'

/** Pieces of work that wait, and how often somebody looked for one. */
function pile(pieces: number) {
  const state = { pieces, looks: 0, atOnce: 0, most: 0 }
  const work = async () => {
    state.looks += 1
    if (state.pieces === 0) return false
    state.pieces -= 1
    state.atOnce += 1
    state.most = Math.max(state.most, state.atOnce)
    await sleep(5)
    state.atOnce -= 1
    return true
  }
  return { state, work }
}

test('workers do all that waits, several pieces at once, and end', async () => {
  const { state, work } = pile(40)
  const workers = startWorkers(4, work, () => {})
  while (state.pieces > 0) await sleep(5)
  await workers.stop()
  expect([state.pieces, state.most]).toEqual([0, 4])
})

test('one piece sets two of them looking and not all', async () => {
  const { state, work } = pile(0)
  const workers = startWorkers(16, work, () => {})
  await sleep(50)
  const before = state.looks
  state.pieces = 1
  workers.wake()
  await sleep(50)
  await workers.stop()
  expect(state.pieces).toBe(0)
  expect(state.looks - before).toBeLessThanOrEqual(4)
})

test('a piece that comes while all are busy is not forgotten', async () => {
  const { state, work } = pile(1)
  const workers = startWorkers(1, work, () => {})
  await sleep(1)
  state.pieces += 1
  workers.wake()
  await sleep(100)
  await workers.stop()
  expect(state.pieces).toBe(0)
})

test('what becomes due while a worker is busy for long is found by another', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<boolean>()
  let looks = 0
  const workers = startWorkers(
    2,
    () => {
      looks += 1
      return looks === 1 ? answer : Promise.resolve(false)
    },
    () => {},
  )
  await sleep(50)
  const before = looks
  await sleep(1_200)
  expect(looks).toBeGreaterThan(before)
  resolve(false)
  await workers.stop()
})

test('work that fails is told and tried again', async () => {
  let failures = 0
  const { state, work } = pile(1)
  const workers = startWorkers(
    1,
    () => (failures === 0 ? Promise.reject(new Error('away')) : work()),
    () => {
      failures += 1
    },
  )
  await sleep(2_200)
  await workers.stop()
  expect([failures, state.pieces]).toEqual([1, 0])
})
