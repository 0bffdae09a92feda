import { readFileSync } from 'node:fs'
import path from 'node:path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { apiBase } from '@guru/contract/paths'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

const pageScript = path.join(import.meta.dirname, 'api-docs-page.js')

/** The OpenAPI document at `/v1/openapi.json`, made of the contract, and a page that shows it at `/v1/docs`. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Guru',
        version: '1',
        description: 'Real-estate matching: chat with Guru, matched listings, callback.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: `${apiBase}/docs`,
    uiConfig: { validatorUrl: null, tryItOutEnabled: true, docExpansion: 'list', filter: true },
    // Its bar on top only takes the addresses of other documents.
    theme: {
      title: 'Guru API',
      css: [{ filename: 'guru.css', content: '.swagger-ui .topbar { display: none }' }],
      js: [{ filename: 'guru.js', content: readFileSync(pageScript, 'utf8') }],
    },
    // Its style sheet draws its arrows from data: addresses.
    transformStaticCSP: (policy) => policy.replace("img-src 'self'", "img-src 'self' data:"),
  })
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async () => app.swagger())
}
