import type { FastifyInstance } from 'fastify'
import { tooSlow } from './answer-errors.ts'

/**
 * Tells a caller who waits longer than the route's `handlerTimeout` to try again. Fastify's own clock stops as
 * soon as a request's body has been read (fastify/fastify#6725), which leaves callers of POST waiting for good.
 */
export function answerInTime(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    const within = request.routeOptions.handlerTimeout
    if (within === 0) return
    const clock = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) reply.send(tooSlow)
    }, within)
    reply.raw.once('close', () => clearTimeout(clock))
  })
}
