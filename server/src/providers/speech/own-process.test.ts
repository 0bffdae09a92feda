import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { type OwnProcess, ownProcess } from './own-process.ts'
import { mostWaiting, PoolBusy } from './thread-pool.ts'

interface Task {
  say?: string
  die?: string
  sleep?: number
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-process-'))
afterAll(() => rmSync(folder, { recursive: true }))
const module = path.join(folder, 'echo.mjs')
writeFileSync(
  module,
  `import { writeSync } from 'node:fs'
  process.on('message', ({ say, die, sleep = 0 }) => {
    if (die) { writeSync(2, 'first\\n' + die + '\\n'); process.kill(process.pid, 'SIGKILL') }
    setTimeout(() => process.send(say + ' ' + process.pid), sleep)
  })
  process.on('disconnect', () => process.exit())`,
)

let own: OwnProcess<Task, string>
const make = (within = 10_000, restsAfter = 10_000) =>
  ownProcess<Task, string>({ module, args: [], within, restsAfter, read: String })
beforeEach(() => {
  own = make()
})
afterEach(() => own.close())

const pidOf = (answer: string) => answer.split(' ')[1]

test('tasks are done one after the other, by one process', async () => {
  const answers = await Promise.all([own.run({ say: 'a', sleep: 50 }), own.run({ say: 'b' })])
  expect(answers.map((answer) => answer[0])).toEqual(['a', 'b'])
  expect(new Set(answers.map(pidOf)).size).toBe(1)
})

test('a process that breaks down tells why, and the next task gets a new one', async () => {
  const [broken, next] = await Promise.allSettled([own.run({ die: 'no such model' }), own.run({ say: 'a' })])
  expect(broken).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('no such model') },
  })
  expect(next.status).toBe('fulfilled')
})

test('a task that takes too long is given up, and so are those that waited too long behind it', async () => {
  own = make(400)
  const tasks = [own.run({ say: 'a', sleep: 60_000 }), own.run({ say: 'b' })]
  const outcomes = await Promise.allSettled(tasks)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await own.close()
  own = make()
  expect(await own.run({ say: 'c' })).toMatch(/^c/)
})

test('more than anybody would wait for are refused', async () => {
  const all = Array.from({ length: mostWaiting + 3 }, () => own.run({ say: 'a' }))
  const outcomes = await Promise.allSettled(all)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused).toHaveLength(2)
  for (const reason of refused) expect(reason).toBeInstanceOf(PoolBusy)
})

test('what waits when it closes is given up, and starts no process any more', async () => {
  const waiting = Array.from({ length: 3 }, (_, at) => own.run({ say: `${at}`, sleep: 60_000 }))
  const outcomes = Promise.allSettled(waiting)
  await own.close()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(own.run({ say: 'late' })).rejects.toThrow('abort')
})

test('a process that nobody needs is ended, and comes back for the next task', async () => {
  own = make(10_000, 50)
  const first = pidOf(await own.run({ say: 'a' }))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(() => process.kill(Number(first), 0)).toThrow('ESRCH')
  expect(pidOf(await own.run({ say: 'b' }))).not.toBe(first)
})
