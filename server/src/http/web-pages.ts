import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { apiBase, pagePaths, shortPaths, staffPagePaths } from '@guru/contract/paths'
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
  const giveXsrfCookie = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.cookies[xsrfCookie] !== undefined) return
    const token = randomBytes(16).toString('base64url')
    reply.setCookie(xsrfCookie, token, { path: '/', sameSite: 'lax', secure })
  }
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    giveXsrfCookie(request, reply)
    return reply.sendFile('index.html')
  }
  if (web) {
    for (const page of pagePaths) app.get(page, { schema: { hide: true } }, sendPage)
    for (const page of staffPagePaths) {
      app.get(page, { schema: { hide: true } }, async (request, reply) => {
        giveXsrfCookie(request, reply)
        // Read anew each time: a build that is renewed meanwhile has other files than the one before.
        return staffPage(reply, await readFile(path.join(web.folder, 'staff.html'), 'utf8'))
      })
    }
    for (const [from, to] of otherAddresses()) {
      app.get(from, { schema: { hide: true } }, (request, reply) =>
        reply.redirect(`${to}${/\?.*/s.exec(request.url)?.[0] ?? ''}`),
      )
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    // Nothing is returned: each reply that is, Fastify listens to once more, and Node warns of so many listeners.
    if (web && wantsPage && !belowApi.test(request.url)) void sendPage(request, reply.status(404))
    else
      void sendFailure(new ApiFailure(404, 'not_found', 'There is nothing at this address.'), request, reply)
  })
}

/** What people type in a page's place, and the page: a slash too many, or a short address. */
function otherAddresses(): [from: string, to: string][] {
  const short: [string, string][] = Object.entries(shortPaths)
  const pages = [...pagePaths, ...staffPagePaths].filter((page) => page !== '/')
  return [
    ...short,
    ...short.map(([from, to]): [string, string] => [`${from}/`, to]),
    ...pages.map((page): [string, string] => [`${page}/`, page]),
  ]
}

/**
 * The component library of the staff pages writes the theme into style elements of its own: each answer
 * lets in those that know its random number.
 */
function staffPage(reply: FastifyReply, page: string): string {
  const nonce = randomBytes(16).toString('base64')
  const policy = String(reply.getHeader('content-security-policy'))
  reply
    .header(
      'content-security-policy',
      policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`),
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
  return page.replace('%STYLE_NONCE%', nonce)
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
      // A new version of the service worker must show at once, as a page's.
      const kept = /\.html|offline\.js/.test(file) ? 'no-cache' : 'public, max-age=3600'
      reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : kept)
    },
  })
}
