import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { temporaryFile } from '../../../test/temporary-folder.ts'
import { oneAtATime } from './one-at-a-time.ts'

test('work under one lock does not overlap, and its failure leaves no lock', async () => {
  const lock = `${temporaryFile('beside', '')}.lock`
  let at = 0
  let most = 0
  const work = async () => {
    at += 1
    most = Math.max(most, at)
    await sleep(20)
    at -= 1
    if (most > 1) throw new Error('two at once')
  }
  await Promise.all([oneAtATime(lock, work), oneAtATime(lock, work), oneAtATime(lock, work)])
  await expect(oneAtATime(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(most).toBe(1)
  expect(existsSync(lock)).toBe(false)
})

test('the lock of a process that is gone is taken over', async () => {
  const lock = `${temporaryFile('beside', '')}.lock`
  writeFileSync(lock, '999999999')
  expect(await oneAtATime(lock, async () => 'done')).toBe('done')
})
