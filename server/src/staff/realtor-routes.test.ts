import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf, makeAdmin } from '../../test/staff.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let guru: TestApp
let admin: Awaited<ReturnType<typeof callsOf>>
beforeAll(async () => {
  guru = await testApp({ settings: { PUBLIC_URL: 'https://guru.example.in' } })
  admin = await callsOf(guru, 'admin', await makeAdmin(guru))
})
afterAll(() => guru.close())

const signup = {
  realtor_name: ' Asha Homes ',
  property_type: ['apartment', 'house', 'apartment'],
  transaction_type: ['rent'],
  city: ['Bangalore', 'bengaluru', ' ', 'Smalltown'],
  area: ['whitefield', 'Whitefield ', 'Behind the temple'],
  email: 'Asha@Example.in',
}

test('a realtor who is created is invited, sets a password and can log in', async () => {
  const made = await admin.call('POST', '/realtor/signup', signup)
  expect(made.statusCode).toBe(200)
  const { invitation_url } = made.json()
  expect(invitation_url).toMatch(/^https:\/\/guru\.example\.in\/realtor\/set-password#[\w-]{43}$/)
  const { realtors_data } = (await admin.call('GET', '/admin/realtors')).json()
  expect(realtors_data).toEqual([
    {
      _id: expect.any(String),
      realtor_name: 'Asha Homes',
      email: 'asha@example.in',
      subscription: false,
      password_set: false,
      property_type: ['apartment', 'house'],
      transaction_type: ['rent'],
      // By the names that leads have.
      city: ['Bengaluru', 'Smalltown'],
      area: ['Whitefield', 'Behind the temple'],
    },
  ])
  const token = invitation_url.split('#')[1]
  expect((await guru.post('/realtor/set-password', { token, password: 'open sesame' })).statusCode).toBe(200)
  const login = await guru.post('/realtor/login', { email: 'asha@example.in', password: 'open sesame' })
  expect(login.statusCode).toBe(200)
})

test('an address has one account, and a second signup changes nothing', async () => {
  const again = await admin.call('POST', '/realtor/signup', { ...signup, realtor_name: 'Other' })
  expect([again.statusCode, again.json().code]).toEqual([409, 'email_taken'])
  expect((await admin.call('GET', '/admin/realtors')).json().realtors_data).toHaveLength(1)
})

test('what is missing is told in the words of the form', async () => {
  const none = await admin.call('POST', '/realtor/signup', {})
  expect(none.json().message).toBe(
    'Realtor name is required; Property type is required; Transaction type is required; City is required; Area is required; Email is required',
  )
  const empty = {
    realtor_name: ' ',
    property_type: [],
    transaction_type: [],
    city: [' '],
    area: [],
    email: 'x',
  }
  expect((await admin.call('POST', '/realtor/signup', empty)).json().message).toBe(
    'Realtor name is required; Select at least one property type; Select at least one transaction type; Enter at least one city; Enter at least one area; Invalid email',
  )
})

test('a subscription is switched and the switch is written down', async () => {
  const { realtors_data } = (await admin.call('GET', '/admin/realtors')).json()
  const path = `/admin/update_subscription/${realtors_data[0]._id}`
  expect((await admin.call('PUT', path, { subscription: true })).json()).toEqual({
    message: 'Updated successfully.',
  })
  expect((await admin.call('GET', '/admin/realtors')).json().realtors_data[0].subscription).toBe(true)
  expect((await admin.call('PUT', path, { subscription: 'yes' })).statusCode).toBe(422)
  const unknown = '/admin/update_subscription/019a0000-0000-7000-8000-000000000000'
  expect((await admin.call('PUT', unknown, { subscription: true })).statusCode).toBe(404)
  expect((await admin.call('PUT', '/admin/update_subscription/1', { subscription: true })).statusCode).toBe(
    422,
  )
  const audit = await guru.database.kysely.selectFrom('audit').select(['action', 'detail']).execute()
  expect(audit).toContainEqual({ action: 'subscription_changed', detail: { subscription: true } })
})

test('an admin can make a new link for a realtor, and the first no longer works', async () => {
  const { realtors_data } = (await admin.call('GET', '/admin/realtors')).json()
  const path = `/admin/realtors/${realtors_data[0]._id}/password-link`
  const first = (await admin.call('POST', path)).json().url
  const second = (await admin.call('POST', path)).json().url
  const set = (url: string) =>
    guru.post('/realtor/set-password', { token: url.split('#')[1], password: 'another one' })
  expect([(await set(first)).statusCode, (await set(second)).statusCode]).toEqual([410, 200])
})

test('places to choose from come out of the gazetteer', async () => {
  const { names } = (await admin.call('GET', '/admin/places')).json()
  expect(names).toContain('Thiruvananthapuram')
  const areas = (await admin.call('GET', '/admin/places?city=Madras')).json().names
  expect(areas).toContain('Velachery')
})
