import { apiBase } from '@guru/contract/paths'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf, makeAdmin, makeRealtor } from '../../test/staff.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { guardAccess } from './guard-access.ts'

let guru: TestApp
beforeAll(async () => {
  guru = await testApp()
})
afterAll(() => guru.close())

/** Every route of the API and who may call it. A route that is missing here makes the test fail. */
const access: Record<string, string> = {
  'POST /user/chat': 'public',
  'POST /user/chat-v2': 'public',
  'POST /user/chat-v3': 'public',
  'POST /user/add_new_requirement': 'public',
  'GET /about': 'public',
  'POST /api/tts': 'public',
  'POST /transcribe/transcribe-audio': 'public',
  'GET /api/voice/capabilities': 'public',
  'GET /listings/:id': 'public',
  'GET /whatsapp/webhook': 'public',
  'POST /whatsapp/continue': 'public',
  'POST /whatsapp/webhook': 'public',
  'POST /realtor/login': 'public',
  'POST /realtor/logout': 'realtor',
  'POST /realtor/forgot-password': 'public',
  'POST /realtor/set-password': 'public',
  'POST /admin/login': 'public',
  'POST /admin/logout': 'admin',
  'POST /admin/forgot-password': 'public',
  'GET /admin/isadmin': 'admin',
  'GET /realtor/list': 'realtor',
  'GET /realtor/whatsapp-list': 'realtor',
  'GET /realtor/list.csv': 'realtor',
  'GET /realtor/whatsapp-list.csv': 'realtor',
  'GET /realtor/leads/:id': 'realtor',
  'PUT /realtor/leads/:id/state': 'realtor',
  'POST /realtor/leads/:id/claim': 'realtor',
  'GET /realtor/live': 'realtor',
  'GET /realtor/chat-history': 'admin',
  'GET /realtor/chat-history/:id': 'admin',
  'GET /admin/realtors': 'admin',
  'POST /realtor/signup': 'admin',
  'PUT /admin/update_subscription/:id': 'admin',
  'POST /admin/realtors/:id/password-link': 'admin',
  'GET /admin/places': 'admin',
  'GET /admin/callbacks': 'admin',
  'GET /admin/insights': 'admin',
  'GET /admin/listings': 'admin',
  'POST /admin/listings': 'admin',
  'PUT /admin/listings/:id': 'admin',
  'PUT /admin/listings/:id/status': 'admin',
  'DELETE /admin/listings/:id/kept-by-hand': 'admin',
  'GET /admin/listings/import': 'admin',
  'POST /admin/listings/import': 'admin',
  'PUT /admin/listings/import/settings': 'admin',
  'POST /admin/listings/import/run': 'admin',
  'POST /admin/listings/import/cancel': 'admin',
  'GET /admin/listings/import/rejects.csv': 'admin',
}

test('every route says who may call it, as this table does', () => {
  const found = Object.fromEntries(
    [...guru.app.routeAccess]
      .filter(([route]) => !route.startsWith('HEAD '))
      .map(([route, who]) => [route.replace(` ${apiBase}`, ' '), who]),
  )
  expect(found).toEqual(access)
})

test('a route that does not say who may call it cannot be added', async () => {
  const app = fastify()
  guardAccess(app, guru.database)
  expect(() => app.get(`${apiBase}/leak`, async () => 'everything')).toThrow('does not say who may call it')
})

test('no guarded route answers without a token, with a wrong one, or with the other role’s', async () => {
  const tokens = {
    admin: (await callsOf(guru, 'admin', await makeAdmin(guru))).token,
    realtor: (await callsOf(guru, 'realtor', await makeRealtor(guru))).token,
  }
  for (const [route, role] of Object.entries(access)) {
    if (role === 'public') continue
    const [method, path] = route.split(' ') as ['GET', string]
    const url = `${apiBase}${path.replace(':id', '019a0000-0000-7000-8000-000000000000')}`
    const status = async (token?: string) => {
      const headers = token === undefined ? {} : { 'x-auth-token': token }
      return (await guru.app.inject({ method, url, headers })).statusCode
    }
    const other = role === 'admin' ? tokens.realtor : tokens.admin
    expect([route, await status(), await status('x'.repeat(43)), await status(other)]).toEqual([
      route,
      401,
      401,
      403,
    ])
  }
})
