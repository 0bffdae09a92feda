import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { ApiFailure } from '../errors.ts'

/** Cookie that our pages get, and the header in which they send it back. */
export const xsrfCookie = 'XSRF-TOKEN'
const xsrfHeader = 'x-xsrf-token'

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Refuses calls that another site's page makes in a visitor's name: a foreign origin must be listed in
 * ALLOWED_ORIGINS, and a call of our own pages that carries the cookie must repeat it in the header, which
 * only a page of this origin can read. Programs that send neither pass.
 */
export function guardOrigin(app: FastifyInstance, config: Config): void {
  const ownOrigin = config.publicUrl ? new URL(config.publicUrl).origin : null
  app.addHook('onRequest', async (request) => {
    if (!changing.has(request.method)) return
    const { origin } = request.headers
    if (origin !== undefined && config.allowedOrigins.includes(origin)) return
    if (origin !== undefined && origin !== ownOrigin && !isOwnHost(origin, request)) {
      throw new ApiFailure(
        403,
        'origin_not_allowed',
        'This page may not use Guru: its address is not allowed.',
      )
    }
    const cookie = request.cookies[xsrfCookie]
    if (cookie !== undefined && !same(cookie, request.headers[xsrfHeader])) {
      throw new ApiFailure(403, 'xsrf_mismatch', 'Please reload the page and try again.')
    }
  })
}

const isOwnHost = (origin: string, request: FastifyRequest) =>
  URL.canParse(origin) && new URL(origin).host === request.host

function same(cookie: string, header: string | string[] | undefined): boolean {
  if (typeof header !== 'string') return false
  const [one, other] = [Buffer.from(cookie), Buffer.from(header)]
  return one.length === other.length && timingSafeEqual(one, other)
}
