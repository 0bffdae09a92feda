import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/test-app.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-web-'))
let server: TestApp
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'index.html'), '<title>Guru</title>')
  writeFileSync(path.join(folder, 'staff.html'), '<meta name="style-nonce" content="%STYLE_NONCE%">')
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(path.join(folder, 'assets/index-a1b2.js'), 'plain')
  writeFileSync(path.join(folder, 'assets/index-a1b2.js.br'), 'brotli')
  server = await testApp({ web: { folder } })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const page = { accept: 'text/html,application/xhtml+xml' }
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

test('each page is the web app, asked for anew each time, and sets the anti-forgery cookie', async () => {
  for (const url of ['/', '/user/chat-v3', '/user/chat-v3?from=here']) {
    const response = await get(url, page)
    expect([response.statusCode, response.body]).toEqual([200, '<title>Guru</title>'])
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]{22}; Path=\/; SameSite=Lax$/)
  }
})

test.each([
  ['/dashboard/', '/dashboard'],
  ['/realtor/requirement/?q=x&lead=1', '/realtor/requirement?q=x&lead=1'],
  ['/user/chat-v3/', '/user/chat-v3'],
  ['/admin', '/dashboard'],
  ['/admin/', '/dashboard'],
  ['/realtor', '/realtor/requirement'],
])('%s leads to %s', async (from, to) => {
  const { statusCode, headers } = await get(from, page)
  expect([statusCode, headers.location]).toEqual([302, to])
  expect((await get(to, page)).statusCode).toBe(200)
})

test('staff pages may style themselves by a number that is another one each time', async () => {
  const numbers = new Set<string>()
  for (const url of ['/login', '/realtor/requirement?q=x', '/dashboard/insights']) {
    const { statusCode, body, headers } = await get(url, page)
    const [, number = ''] = /content="([\w+/=]{24})"/.exec(body) ?? []
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${number}'`)
    numbers.add(number)
  }
  expect(numbers.size).toBe(3)
  expect((await get('/', page)).headers['content-security-policy']).toContain("style-src 'self';")
})

test('pages name the files of a build that was renewed under the running server', async () => {
  const write = (build: string) => {
    writeFileSync(path.join(folder, 'index.html'), `<title>Guru</title>${build}`)
    writeFileSync(
      path.join(folder, 'staff.html'),
      `<meta name="style-nonce" content="%STYLE_NONCE%">${build}`,
    )
  }
  write('<script src="/assets/new-c3d4.js"></script>')
  for (const url of ['/', '/dashboard']) expect((await get(url, page)).body).toContain('/assets/new-c3d4.js')
  write('')
})

test('a browser that has the cookie keeps it', async () => {
  expect((await get('/', { ...page, cookie: 'XSRF-TOKEN=abc' })).headers['set-cookie']).toBeUndefined()
})

test('files with a hash in their name are kept for good, compressed ones sent to those who take them', async () => {
  const plain = await get('/assets/index-a1b2.js')
  expect([plain.body, plain.headers['cache-control']]).toEqual([
    'plain',
    'public, max-age=31536000, immutable',
  ])
  const compressed = await get('/assets/index-a1b2.js', { 'accept-encoding': 'gzip, br' })
  expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['brotli', 'br'])
  expect(compressed.headers['content-type']).toContain('javascript')
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
})

test('an unknown address is 404: the page for people, JSON for programs and below the API', async () => {
  const forPeople = await get('/user/nothing', page)
  expect([forPeople.statusCode, forPeople.body]).toEqual([404, '<title>Guru</title>'])
  for (const response of [
    await get('/assets/gone.js'),
    await get('/v1/nothing', page),
    await get('/v1', page),
  ]) {
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ code: 'not_found', message: 'There is nothing at this address.' })
  }
})

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/%00',
  '/%',
  '/assets/..%2f..%2fpackage.json',
])('no address leads out of the folder: %s', async (url) => {
  const response = await get(url)
  expect(response.statusCode).toBeGreaterThanOrEqual(400)
  expect(response.statusCode).toBeLessThan(500)
  expect(response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
})

test('every answer carries a strict policy for what the page may load', async () => {
  const policy = (await get('/', page)).headers['content-security-policy']
  expect(policy).toContain(
    "default-src 'none';script-src 'self' 'wasm-unsafe-eval';media-src blob:;style-src 'self'",
  )
  // WebAssembly alone: nothing of a page's own.
  expect(String(policy).replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe')
  expect(policy).not.toContain('upgrade-insecure-requests')
})

test('Node warns of nothing when an unknown address is asked for', async () => {
  const warnings: string[] = []
  const keep = (warning: Error) => warnings.push(warning.name)
  process.on('warning', keep)
  await get('/no/such/page', page)
  await new Promise((resolve) => setImmediate(resolve))
  process.off('warning', keep)
  expect(warnings).toEqual([])
})
