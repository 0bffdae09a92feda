import type { FastifyReply } from 'fastify'

/**
 * Aborts once nobody waits for the answer any more: the caller has gone, or was told to try again. Fastify's own
 * `request.signal` aborts as soon as a request's body has been read (fastify/fastify#6725).
 */
export function callerLeft(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => leaving.abort())
  return leaving.signal
}
