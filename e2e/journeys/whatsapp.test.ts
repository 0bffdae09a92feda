import { languageNames } from '@guru/contract/vocabulary'
import { afterAll, beforeAll, expect } from 'vitest'
import { expectAccessible } from '../harness/accessible.ts'
import { journey, screenshot } from '../harness/journey.ts'
import { type Guru, startGuru } from '../harness/start-guru.ts'
import { findMatches } from './chat-page.ts'
import { expectFits, expectThumbTargets } from './small-phone.ts'

let onWhatsapp: Guru
beforeAll(async () => {
  onWhatsapp = await startGuru({
    settings: {
      DEMO: 'on',
      WHATSAPP_VERIFY_TOKEN: 'a word',
      WHATSAPP_APP_SECRET: 'a secret',
      WHATSAPP_ACCESS_TOKEN: 'a token',
      WHATSAPP_PHONE_NUMBER_ID: '100000000000000',
      WHATSAPP_GRAPH_URL: 'http://127.0.0.1:9',
      WHATSAPP_NUMBER: '919000000000',
    },
  })
})
afterAll(() => onWhatsapp.stop())

journey('a seeker takes the chat along to WhatsApp, by a code that is in the link', async ({ visit }) => {
  const page = await visit('/', { url: onWhatsapp.url, tolerate: [/wa\.me/] })
  let opened = ''
  await page.route('https://wa.me/**', (route) => {
    opened = route.request().url()
    return route.fulfill({ body: 'WhatsApp', contentType: 'text/plain' })
  })
  await findMatches(page)
  const goOn = page.getByRole('button', { name: 'Continue on WhatsApp' })
  await goOn.waitFor()
  await screenshot(page, 'whatsapp/prompt-360-light')
  await expectAccessible(page)
  await expectThumbTargets(page, 'the chat')
  await goOn.click()
  await expect.poll(() => opened).toMatch(/^https:\/\/wa\.me\/919000000000\?text=Guru%20GURU-[A-Z2-9]{10}$/)
})

journey('a chat where Guru is not on WhatsApp offers nothing of the kind', async ({ visit }) => {
  const page = await visit('/')
  await findMatches(page)
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('button', { name: 'Continue on WhatsApp' }).count()).toBe(0)
})

const sizes = [
  [360, 'light'],
  [768, 'light'],
  [1440, 'light'],
  [360, 'dark'],
] as const

journey(
  'a message leads to the whole card of a property, in the language of the chat',
  async ({ visit, guru }) => {
    const ids = { session_id: 'session-of-whatsapp', device_id: 'device-of-whatsapp' }
    const turn = async (answer: string) => {
      const response = await fetch(`${guru.url}/v1/user/chat-v3`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...ids, answer }),
      })
      return response.json()
    }
    await turn('English')
    const { matches } = await turn('2bhk flat for rent in Whitefield Bangalore below 40k')
    const address = `/user/listing?id=${matches[1].listing_id}&position=2&language=ml`
    for (const [width, colours] of sizes) {
      const page = await visit('/no-such-page', { width, tolerate: [/status of 404/] })
      await page.evaluate((mode) => localStorage.setItem('guru-colour-mode', mode), colours)
      await page.goto(address)
      await page.getByRole('article').waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('ml')
      await screenshot(page, `whatsapp/listing-${width}-${colours}`)
      await expectAccessible(page)
      await expectFits(page, address)
      await expectThumbTargets(page, address)
    }
    const gone = await visit(`/user/listing?id=${crypto.randomUUID()}&language=ta`, {
      tolerate: [/status of 404/],
    })
    await gone.getByRole('alert').waitFor()
    expect(languageNames.ta.own).toBe('தமிழ்')
    await screenshot(gone, 'whatsapp/listing-gone')
    await expectAccessible(gone)
  },
)
