import type { Role } from '@guru/contract/accounts'
import { unattendedHeader } from '@guru/contract/headers'
import { apiBase } from '@guru/contract/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Account, accountOf } from '../accounts/access-tokens.ts'
import type { Database } from '../db/database.ts'
import { ApiFailure } from '../errors.ts'

/** Who may call a route: everybody, or somebody who is logged in with that role. */
export type Access = 'public' | Role

declare module 'fastify' {
  interface FastifyInstance {
    /** Who may call which route of the API; keys such as `GET /v1/admin/isadmin`. */
    routeAccess: ReadonlyMap<string, Access>
  }
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    /** Who calls; null on public routes. Use `callerOf`. */
    account: Account | null
  }
}

/**
 * The one place that lets callers in. Every route of the API must say who may call it, otherwise the app is
 * not built.
 */
export function guardAccess(app: FastifyInstance, database: Database): void {
  const routeAccess = new Map<string, Access>()
  app.decorate('routeAccess', routeAccess)
  app.decorateRequest('account', null)
  app.addHook('onRoute', ({ config, method, url }) => {
    if (!url.startsWith(`${apiBase}/`) || method === 'OPTIONS') return
    if (config?.access === undefined)
      throw new Error(`${String(method)} ${url} does not say who may call it (config.access)`)
    routeAccess.set(`${String(method)} ${url}`, config.access)
  })
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access
    if (access === undefined || access === 'public') return
    const token = request.headers['x-auth-token']
    const attended = request.headers[unattendedHeader] === undefined
    const account =
      typeof token === 'string' && token !== '' ? await accountOf(database, token, attended) : null
    if (account === null) throw new ApiFailure(401, 'login_required', 'Please login again.')
    if (account.role !== access) throw new ApiFailure(403, 'not_allowed', 'Your account may not do this.')
    request.account = account
  })
}

/** Who calls a guarded route. */
export function callerOf({ account }: FastifyRequest): Account {
  if (account === null) throw new Error('a public route has no caller')
  return account
}
