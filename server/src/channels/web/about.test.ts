import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

const about = async (settings: Record<string, string>) => {
  const server = await testApp({ settings })
  const answer = (await server.app.inject({ url: '/v1/about' })).json()
  const chat = await server.post('/user/chat', {
    answer: 'hello',
    session_id: 'session-1',
    user_name: 'Meera',
    mobile_number: '9876543210',
  })
  const seeker = chat.cookies.find(({ name }) => name === 'seeker')
  await server.close()
  return { answer, cookieDays: (seeker?.maxAge ?? 0) / (24 * 3600) }
}

test('what the privacy policy says is what the settings and the cookie say', async () => {
  const settings = {
    CONTACT_EMAIL: 'privacy@example.in',
    CONTACT_PHONE: '+91 80 1234 5678',
    RETENTION_DAYS: '90',
  }
  const { answer, cookieDays } = await about(settings)
  expect(answer).toEqual({
    contact_email: 'privacy@example.in',
    contact_phone: '+91 80 1234 5678',
    retention_days: 90,
    whatsapp: false,
    whatsapp_continues: false,
    seeker_cookie_days: cookieDays,
  })
})

test('without settings nobody is named, and chats are kept two years', async () => {
  expect((await about({})).answer).toMatchObject({
    contact_email: null,
    contact_phone: null,
    retention_days: 730,
  })
  expect((await about({ RETENTION_DAYS: '0' })).answer).toMatchObject({ retention_days: null })
})
