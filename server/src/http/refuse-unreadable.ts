import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ApiError } from '@guru/contract/errors'

/** What Node cannot read as a request never becomes one: it is answered on the bare connection. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, body] = refusals[error.code ?? ''] ?? unreadable
  const text = JSON.stringify(body)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\n`
  if (socket.writable)
    socket.write(`${head}Content-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`)
  socket.destroy(error)
}

type Refusal = readonly [status: number, body: ApiError]

const unreadable: Refusal = [400, { code: 'invalid_request', message: 'The request cannot be read.' }]

/** In ASCII: the length of the text is that of its bytes. */
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, { code: 'too_slow', message: 'The request came too slowly.' }],
  HPE_HEADER_OVERFLOW: [431, { code: 'too_large', message: 'The headers of the request are too large.' }],
}
