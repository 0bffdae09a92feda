import { apiBase } from '@guru/contract/paths'

/** Where the API is: on the same origin unless the build named another address with VITE_API_LINK. */
export const apiAddress: string = import.meta.env.VITE_API_LINK || apiBase

/** A call that brought no success. `status` is 0 when no answer came at all. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = code
  }
}

/** Milliseconds for a whole answer. The server has given up long before; a network may swallow the answer. */
const usualPatience = 45_000

export interface RequestOptions extends Omit<RequestInit, 'signal' | 'credentials'> {
  signal?: AbortSignal | undefined
  /** Milliseconds for the whole answer; Infinity for a stream. */
  within?: number
}

/**
 * Sends a request to the API.
 * @throws ApiFailure for every answer but a success, and where none comes in time; the abortion's reason once
 * `signal` is aborted.
 */
export async function send(address: string, options: RequestOptions): Promise<Response> {
  const { signal, within = usualPatience, headers, ...request } = options
  const response = await fetch(address, {
    ...request,
    credentials: 'include',
    headers: { ...headers, ...xsrfHeader(document.cookie) },
    signal: endingWith(signal, within),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiFailure(0, 'no_answer', '')
  })
  if (response.ok) return response
  throw failureOf(response.status, await response.json().catch(() => null))
}

/** @throws ApiFailure for an answer that is no JSON. */
export async function answerOf<Answer>(response: Response): Promise<Answer> {
  const answer = await response.json().catch(() => null)
  if (answer === null) throw new ApiFailure(response.status, 'unreadable', '')
  return answer
}

/** Aborts with `signal`, or when the time is over: what `AbortSignal.any` does in newer browsers. */
function endingWith(signal: AbortSignal | undefined, within: number): AbortSignal {
  const ending = new AbortController()
  const end = () => ending.abort()
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end, { once: true })
  if (within !== Number.POSITIVE_INFINITY) AbortSignal.timeout(within).addEventListener('abort', end)
  return ending.signal
}

function failureOf(status: number, answer: { code?: unknown; message?: unknown } | null): ApiFailure {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return new ApiFailure(status, text(answer?.code), text(answer?.message))
}

/** The anti-forgery cookie sent back as a header, once the server has set it. */
export function xsrfHeader(cookies: string): Record<string, string> {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1]
  return value ? { 'X-XSRF-TOKEN': decodeURIComponent(value) } : {}
}
