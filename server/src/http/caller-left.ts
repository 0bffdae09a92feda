import type { FastifyReply } from 'fastify'

/**
 * Aborts when the caller goes away before the answer is out. Fastify's own `request.signal` aborts as soon as a
 * request's body has been read (fastify/fastify#6725).
 */
export function callerLeft(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
