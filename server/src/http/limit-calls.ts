import { maxIdLength } from '@guru/contract/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest, preValidationAsyncHookHandler } from 'fastify'
import type { RateLimit } from '../config.ts'
import { ApiFailure } from '../errors.ts'
import { seekerCookie } from './seeker-cookie.ts'

/**
 * Makes the check that a route runs before its work: so many calls a minute of one network address and of
 * one browser, which names itself in the body's `device_id` or has a cookie. Every route that makes one counts for itself.
 * Counts are kept in this process.
 */
export function limitCalls(app: FastifyInstance, limit: RateLimit): preValidationAsyncHookHandler {
  const checks = [
    { max: limit.perAddress, keyGenerator: undefined },
    { max: limit.perDevice, keyGenerator: deviceOf },
  ]
    .filter(({ max }) => max > 0)
    .map(({ max, keyGenerator }) =>
      app.createRateLimit({ max, timeWindow: '1 minute', ...(keyGenerator && { keyGenerator }) }),
    )
  return async (request, reply) => {
    for (const check of checks) {
      const state = await check(request)
      if (!state.isAllowed && state.isExceeded) throw tooMany(reply, state.ttlInSeconds)
    }
  }
}

/**
 * The check comes before the body's: whatever stands there must not throw, nor fill the memory in which
 * counts are kept.
 */
function deviceOf({ body, cookies, ip }: FastifyRequest): string {
  const id = typeof body === 'object' && body !== null && 'device_id' in body ? body.device_id : undefined
  const name = typeof id === 'string' && id !== '' ? id : (cookies[seekerCookie] ?? ip)
  return name.slice(0, maxIdLength)
}

function tooMany(reply: FastifyReply, seconds: number): ApiFailure {
  reply.header('retry-after', seconds)
  return new ApiFailure(429, 'too_many_requests', `Too many messages. Please wait ${seconds} seconds.`)
}
