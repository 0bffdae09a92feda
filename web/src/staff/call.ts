import type { Role } from '@guru/contract/accounts'
import { apiBase } from '@guru/contract/paths'
import { ApiFailure, xsrfHeader } from '../lib/api.ts'
import { session } from './session.ts'

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
  method?: 'GET' | 'POST' | 'PUT'
  /** Whose token goes along; null for public calls. */
  as: Role | null
  query?: Record<string, string | number | undefined>
  body?: unknown
  signal?: AbortSignal
}

const base = import.meta.env.VITE_API_LINK || apiBase

/**
 * Calls the API.
 * @throws LoginNeeded without a token that counts, ApiFailure for every other failure (status 0: no answer).
 */
export async function call<Answer>(order: Call): Promise<Answer> {
  const response = await fetchFrom(order)
  const answer = await response.json().catch(() => null)
  if (answer === null) throw new ApiFailure(response.status, 'unreadable', '')
  return answer
}

/** The same for answers that are no JSON: files and streams. */
export async function fetchFrom({
  path,
  method = 'GET',
  as,
  query = {},
  body,
  signal,
}: Call): Promise<Response> {
  const token = as === null ? null : session.token(as)
  if (as !== null && token === null) throw new LoginNeeded(as)
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const address = `${base}${path}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`
  const response = await fetch(address, {
    method,
    credentials: 'include',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== null && { 'x-auth-token': token }),
      ...xsrfHeader(document.cookie),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiFailure(0, 'no_answer', '')
  })
  if (response.ok) return response
  if (response.status === 401 && as !== null) {
    // An answer to an older token says nothing about a login that came in between.
    if (session.token(as) === token) session.close(as)
    throw new LoginNeeded(as)
  }
  const failure = await response.json().catch(() => null)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  throw new ApiFailure(response.status, text(failure?.code), text(failure?.message))
}
