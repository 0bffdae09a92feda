import { afterAll, beforeAll, expect, test } from 'vitest'
import { settled, until, type WhatsappApp, whatsappApp, whatsappSettings } from '../../../test/whatsapp.ts'
import { parseConfig } from '../../config.ts'
import { textMessage } from './payloads.ts'
import { startStandIn } from './stand-in.ts'
import { statusLines } from './status.ts'

let guru: WhatsappApp
beforeAll(async () => {
  guru = await whatsappApp()
})
afterAll(() => guru.close())

const status = async (about: Record<string, string> = {}) => {
  const settings = { ...whatsappSettings, WHATSAPP_GRAPH_URL: guru.graph.url, ...about }
  return (await statusLines(guru.database, parseConfig(settings).whatsapp)).join('\n')
}

test('the status asks Meta whether it takes the token and knows the number', async () => {
  expect(await status()).toContain('Meta takes the access token.')
  expect(await status({ WHATSAPP_ACCESS_TOKEN: 'of last year' })).toContain(
    'Meta refuses the access token (190): set a new WHATSAPP_ACCESS_TOKEN and start Guru again.',
  )
  expect(await status({ WHATSAPP_PHONE_NUMBER_ID: '4711' })).toContain(
    'Meta does not show the number to this token (100): see WHATSAPP_PHONE_NUMBER_ID.',
  )
  const gone = await startStandIn({ accessToken: 'any', phoneNumberId: '1' })
  await gone.close()
  expect(await status({ WHATSAPP_GRAPH_URL: gone.url })).toContain(
    'Whether Meta takes the access token is not known: Meta’s server could not be reached.',
  )
})

test('the status tells what was sent, what was given up and why', async () => {
  const meera = guru.phone({ number: '919876543210' })
  await meera.say('English')
  guru.graph.troubles.push({ status: 400, code: 131026 })
  await meera.post(textMessage(meera.sender, 'a flat for rent in Chennai'))
  await settled(guru)
  const told = await status()
  expect(told).toContain('In the last 24 hours: 1 sent, 0 of them delivered, 0 read.')
  expect(told).toContain('1 × 131026: the person cannot be reached')
  expect(told).not.toContain('919876543210')
})

test('the status tells of a token that Meta refused for a message', async () => {
  guru.graph.troubles.push({ status: 401, code: 190 })
  const meera = guru.phone({ number: '919876543211' })
  await meera.post(textMessage(meera.sender, 'English'))
  await until(async () => (await status()).includes('Meta refused the access token for messages, last at 20'))
  expect(await status()).toMatch(/Waiting to be sent: 1, the oldest for \d+ s; tried before: 1\./)
})

test('the status says so where the channel is off', async () => {
  expect((await statusLines(guru.database, null))[0]).toMatch(/^WhatsApp is off: set WHATSAPP_VERIFY_TOKEN, /)
})
