import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerErrors } from './answer-errors.ts'
import { answerInTime } from './answer-in-time.ts'
import { callerLeft } from './caller-left.ts'

/** Listens for real: what is injected into an app has no connection that could end. */
async function listening() {
  const app = fastify({ handlerTimeout: 200 })
  answerErrors(app)
  answerInTime(app)
  const left: boolean[] = []
  app.post('/slow', async () => sleep(600, { slow: true }))
  app.post('/told', async (_request, reply) => {
    const signal = callerLeft(reply)
    await sleep(600)
    left.push(signal.aborted)
    return {}
  })
  app.post('/quick', { handlerTimeout: 5_000 }, async (_request, reply) => {
    const signal = callerLeft(reply)
    await sleep(300)
    left.push(signal.aborted)
    return { left: signal.aborted }
  })
  const address = await app.listen({ port: 0 })
  const post = (path: string, signal?: AbortSignal) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
      ...(signal && { signal }),
    })
  return { app, post, left }
}

test('who posts and waits too long is told to try again', async () => {
  const { app, post } = await listening()
  const answer = await post('/slow')
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { code: 'too_slow', message: expect.stringContaining('try again') },
  ])
  await app.close()
})

test('nobody waits any more who was told to try again', async () => {
  const { app, post, left } = await listening()
  expect((await post('/told')).status).toBe(503)
  await expect.poll(() => left).toEqual([true])
  await app.close()
})

test('a caller has left when the connection is gone, not when the body was read', async () => {
  const { app, post, left } = await listening()
  expect(await (await post('/quick')).json()).toEqual({ left: false })
  await expect(post('/quick', AbortSignal.timeout(100))).rejects.toThrow()
  await expect.poll(() => left).toEqual([false, true])
  await app.close()
})
