import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { browser, rowCounts, type TestApp, testApp } from '../../../test/test-app.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

const form = { ...browser, user_name: 'Meera Nair', mobile_number: '9876543210' }
const send = (body: object) => server.post('/user/add_new_requirement', body)
const person = () => server.database.kysely.selectFrom('person').selectAll().executeTakeFirstOrThrow()
const requirement = () =>
  server.database.kysely.selectFrom('requirement').selectAll().executeTakeFirstOrThrow()

describe('the contact form', () => {
  test('keeps name and number and makes the requirement a lead', async () => {
    await server.chat({ answer: 'en' })
    await server.chat({ answer: 'Rent', change: { set: { transaction_type: 'rent' } } })
    const response = await send({ ...form, user_name: '  Meera Nair ' })
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Your details have been sent. We will contact you shortly.' },
    ])
    expect(await person()).toMatchObject({ name: 'Meera Nair', mobile_number: '+919876543210' })
    expect(await requirement()).toMatchObject({ transaction_type: 'rent', lead_at: expect.any(Date) })
  })

  test('keeps when the call is wanted, said before it or after', async () => {
    await server.chat({ answer: 'en' })
    await server.chat({ answer: 'call me tomorrow after 6' })
    await send(form)
    const said = await requirement()
    expect(said).toMatchObject({ call_time: 'tomorrow after 6', call_time_at: expect.any(Date) })
    await server.chat({ answer: 'I want a flat for rent in Chennai' })
    expect(await requirement()).toMatchObject({
      call_time: said.call_time,
      call_time_at: said.call_time_at,
      city: 'Chennai',
      price_max: null,
    })
    await server.chat({ answer: 'no, call me on Sunday' })
    const later = await requirement()
    expect(later.call_time).toContain('on Sunday')
    expect(Number(later.call_time_at)).toBeGreaterThan(Number(said.call_time_at))
    await server.chat({ answer: "don't call me" })
    expect(await requirement()).toMatchObject({ call_time: null, call_time_at: null })
  })

  test('changes nothing more when it is sent twice, also at the same moment', async () => {
    await server.chat({ answer: 'en' })
    await send(form)
    const before = [await person(), await requirement()]
    const responses = await Promise.all([send(form), send(form), send(form)])
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200])
    expect([await person(), await requirement()]).toEqual(before)
    expect(await rowCounts(server.database)).toEqual({ person: 1, session: 1, turn: 1, requirement: 1 })
  })

  test('takes a corrected number', async () => {
    await server.chat({ answer: 'en' })
    await send(form)
    await send({ ...form, mobile_number: '9000000001' })
    expect(await person()).toMatchObject({ mobile_number: '+919000000001' })
  })

  test('stays a lead when the chat goes on', async () => {
    await server.chat({ answer: 'en' })
    await send(form)
    const { lead_at } = await requirement()
    await server.chat({ answer: 'Buy', change: { set: { transaction_type: 'sale' } } })
    expect(await requirement()).toMatchObject({ transaction_type: 'sale', lead_at })
  })

  test('for a chat that does not exist gets 404 and leaves nothing', async () => {
    const response = await send(form)
    expect([response.statusCode, response.json().code]).toEqual([404, 'unknown_session'])
    expect(await rowCounts(server.database)).toEqual({ person: 0, session: 0, turn: 0, requirement: 0 })
  })

  test("for another browser's chat gets 403 and changes nothing", async () => {
    await server.chat({ answer: 'en' })
    const response = await send({ ...form, device_id: 'another-device-1' })
    expect([response.statusCode, response.json().code]).toEqual([403, 'not_your_session'])
    expect(await person()).toMatchObject({ name: null, mobile_number: null })
    expect(await rowCounts(server.database)).toMatchObject({ requirement: 0 })
  })

  test.each([
    ['nine digits', { mobile_number: '987654321' }, 'Mobile number must be exactly 10 digits'],
    ['eleven digits', { mobile_number: '98765432101' }, 'Mobile number must be exactly 10 digits'],
    ['letters', { mobile_number: '98765abcde' }, 'Mobile number must be exactly 10 digits'],
    ['digits of another script', { mobile_number: '९८७६५४३२१०' }, 'Mobile number must be exactly 10 digits'],
    ['a number that is no text', { mobile_number: 9876543210 }, 'Mobile number is required'],
    ['no number', { mobile_number: undefined }, 'Mobile number is required'],
    ['no name', { user_name: ' ' }, 'User name is required'],
    ['a name that nobody can see', { user_name: '\u200b\u200b' }, 'User name is required'],
    ['an endless name', { user_name: 'x'.repeat(101) }, 'A name may have at most 100 characters'],
    ['a NUL in the name', { user_name: 'Me\0era' }, 'Control characters are not allowed in texts'],
    ['no session id', { session_id: undefined }, 'Session ID is required'],
  ])('with %s is refused with 422 and changes nothing', async (_, wrong, message) => {
    await server.chat({ answer: 'en' })
    const response = await send({ ...form, ...wrong })
    expect([response.statusCode, response.json()]).toEqual([422, { code: 'invalid_request', message }])
    expect(await person()).toMatchObject({ name: null, mobile_number: null })
    expect(await rowCounts(server.database)).toMatchObject({ requirement: 0 })
  })
})
