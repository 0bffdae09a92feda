import type { Role } from '@guru/contract/accounts'
import { unattendedHeader } from '@guru/contract/headers'
import { ApiFailure, answerOf, apiAddress, send } from '../lib/request.ts'
import { watchAttendance } from './attendance.ts'
import { session } from './session.ts'

// There is no window where tests run.
const isAttended = watchAttendance(globalThis.window ?? new EventTarget())

/** No token, or one that no longer counts: the page goes to the login. */
export class LoginNeeded extends Error {
  readonly role: Role
  constructor(role: Role) {
    super('No token found')
    this.name = 'LoginNeeded'
    this.role = role
  }
}

export interface Call {
  /** One of the contract's paths, its parameters filled in. */
  path: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Whose token goes along; null for public calls. */
  as: Role | null
  query?: Record<string, string | number | undefined>
  body?: unknown
  signal?: AbortSignal
  /** Milliseconds for the whole answer; Infinity for a stream. */
  within?: number
}

/**
 * Calls the API.
 * @throws LoginNeeded without a token that counts, ApiFailure for every other failure (status 0: no answer).
 */
export async function call<Answer>(order: Call): Promise<Answer> {
  return answerOf(await fetchFrom(order))
}

/** The same for answers that are no JSON: files and streams. */
export async function fetchFrom({
  path,
  method = 'GET',
  as,
  query = {},
  body,
  signal,
  within,
}: Call): Promise<Response> {
  const token = as === null ? null : session.token(as)
  if (as !== null && token === null) throw new LoginNeeded(as)
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const address = `${apiAddress}${path}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`
  return send(address, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== null && { 'x-auth-token': token }),
      ...(!isAttended() && { [unattendedHeader]: '1' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(within !== undefined && { within }),
    signal,
  }).catch((cause: unknown) => {
    if (as === null || !(cause instanceof ApiFailure) || cause.status !== 401) throw cause
    // An answer to an older token says nothing about a login that came in between.
    if (session.token(as) === token) session.close(as)
    throw new LoginNeeded(as)
  })
}
