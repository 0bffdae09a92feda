import helmet from '@fastify/helmet'
import { apiBase } from '@guru/contract/paths'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/**
 * Only our own files and what a voice is played from, no scripts or styles inside a page, no page of others
 * around ours, and no copy of the API's answers.
 */
export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const https = config.publicUrl?.startsWith('https:') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        // The MP3 encoder of the microphone is WebAssembly.
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        'media-src': ['blob:'],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        'img-src': ["'self'"],
        'connect-src': ["'self'", ...(URL.canParse(config.apiLink) ? [new URL(config.apiLink).origin] : [])],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https,
    // Browsers take it on secure addresses only and warn elsewhere.
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=(), payment=()')
    // Names and numbers are not for the disk of whoever's computer a realtor or an admin looks at them on.
    if (request.url.startsWith(`${apiBase}/`)) reply.header('cache-control', 'no-store')
  })
}
