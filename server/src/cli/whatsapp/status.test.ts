import { afterAll, beforeAll, expect, test } from 'vitest'
import { settled, until, type WhatsappApp, whatsappApp, whatsappSettings } from '../../../test/whatsapp.ts'
import { parseConfig } from '../../config.ts'
import { textMessage } from './payloads.ts'
import { statusLines } from './status.ts'

let guru: WhatsappApp
beforeAll(async () => {
  guru = await whatsappApp()
})
afterAll(() => guru.close())

const { whatsapp: settings } = parseConfig(whatsappSettings)
const status = async () => (await statusLines(guru.database, settings)).join('\n')

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

test('the status tells of a token that Meta refuses', async () => {
  guru.graph.troubles.push({ status: 401, code: 190 })
  const meera = guru.phone({ number: '919876543211' })
  await meera.post(textMessage(meera.sender, 'English'))
  await until(async () => (await status()).includes('Meta refused the access token'))
  expect(await status()).toMatch(/Waiting to be sent: 1, the oldest for \d+ s; tried before: 1\./)
})

test('the status says so where the channel is off', async () => {
  expect((await statusLines(guru.database, null))[0]).toMatch(/^WhatsApp is off: set WHATSAPP_VERIFY_TOKEN, /)
})
