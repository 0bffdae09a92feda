import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/**
 * The address under which people open this server: PUBLIC_URL, otherwise the one on this machine that it
 * listens on. Never taken from a call, whose sender could name another host.
 */
export function ownAddress({ publicUrl, host, port }: Config, app: FastifyInstance): string {
  if (publicUrl !== null) return publicUrl
  const [listening] = app.addresses()
  const listeningPort = typeof listening === 'object' ? listening.port : port
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${listeningPort}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${listeningPort}`
}
