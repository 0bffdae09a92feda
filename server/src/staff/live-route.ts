import { PassThrough } from 'node:stream'
import { paths } from '@guru/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../accounts/access-tokens.ts'
import { callerOf } from '../http/guard-access.ts'
import { ChangedLeads } from '../leads/changed-leads.ts'
import type { StaffParts } from './staff-parts.ts'

/** Milliseconds between two signs of life, at which the login is looked at again. */
const beatEvery = 20_000
/** Milliseconds after which the page opens its stream anew. */
const longestStream = 12 * 3_600_000

/**
 * A stream of server-sent events, read by fetch with the token in its header: an `event` whenever leads have
 * changed. It holds no names: the page asks for its list anew.
 */
export const liveRoute: FastifyPluginAsyncZod<StaffParts> = async (app, { database }) => {
  const changes = new ChangedLeads(database)
  const streams = new Set<PassThrough>()
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
    await changes.stop()
  })
  app.get(
    paths.realtorLive,
    {
      config: { access: 'realtor' },
      handlerTimeout: longestStream,
      schema: { summary: 'Hear when leads have changed (text/event-stream)' },
    },
    async (request, reply) => {
      const { id } = callerOf(request)
      const token = String(request.headers['x-auth-token'])
      const stream = new PassThrough()
      const stopListening = await changes.listen(id, (event) => {
        stream.write(`data: ${JSON.stringify(event)}\n\n`)
      })
      streams.add(stream)
      const beat = setInterval(async () => {
        const account = await accountOf(database, token, false).catch(() => null)
        if (account === null) stream.end()
        else stream.write(': alive\n\n')
      }, beatEvery)
      stream.once('close', () => {
        clearInterval(beat)
        stopListening()
        streams.delete(stream)
      })
      request.raw.once('close', () => stream.destroy())
      stream.write(': open\n\n')
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
    },
  )
}
