import { randomBytes } from 'node:crypto'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { apiBase, pagePaths } from '@guru/contract/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { ApiFailure } from '../errors.ts'
import { sendFailure } from './answer-errors.ts'
import { xsrfCookie } from './guard-origin.ts'

/** Where the web app's build is: its files, and `index.html` for every page. */
export interface WebPages {
  folder: string
}

/**
 * Serves the web app. Built files have their content's hash in their names and are kept by browsers for
 * good; pages are asked for anew each time. An address that is no page gets 404: JSON below the API,
 * otherwise the page that says so.
 */
export async function webPages(app: FastifyInstance, config: Config, web: WebPages | null): Promise<void> {
  if (web) await serveFiles(app, web)
  const secure = config.publicUrl?.startsWith('https:') ?? false
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.cookies[xsrfCookie] === undefined) {
      const token = randomBytes(16).toString('base64url')
      reply.setCookie(xsrfCookie, token, { path: '/', sameSite: 'lax', secure })
    }
    return reply.sendFile('index.html')
  }
  if (web) for (const page of pagePaths) app.get(page, { schema: { hide: true } }, sendPage)
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (web && wantsPage && !belowApi.test(request.url)) return sendPage(request, reply.status(404))
    return sendFailure(new ApiFailure(404, 'not_found', 'There is nothing at this address.'), request, reply)
  })
}

const belowApi = new RegExp(`^${apiBase}(/|\\?|$)`)

const year = 365 * 24 * 3600

async function serveFiles(app: FastifyInstance, web: WebPages): Promise<void> {
  await app.register(fastifyStatic, {
    root: web.folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, file) => {
      const hashed = path.relative(web.folder, file).startsWith(`assets${path.sep}`)
      const kept = file.includes('.html') ? 'no-cache' : 'public, max-age=3600'
      reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : kept)
    },
  })
}
