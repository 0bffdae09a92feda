import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { wavOf } from '@guru/server/providers/speech/listening/recording'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type FakeMicrophone, launchChromium } from '../harness/chromium.ts'
import { expectAccessible, journey as plainJourney } from '../harness/journey.ts'
import { startGuru } from '../harness/start-guru.ts'
import { openChat, say, textBox } from './chat-page.ts'

/** A microphone into which somebody hums, after half a second of silence. */
const hum = plainJourney.extend('wav', { scope: 'file' }, async ({ guru: _shared }, { onCleanup }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-voice-'))
  onCleanup(() => rmSync(folder, { recursive: true, force: true }))
  const rate = 16_000
  const samples = Float32Array.from({ length: 6 * rate }, (_, at) =>
    at < rate / 2 ? 0 : 0.5 * Math.sin(at / 12) * Math.sin(at / 900),
  )
  const wav = path.join(folder, 'mic.wav')
  writeFileSync(wav, wavOf({ samples, rate }))
  return wav
})

/** A service that writes everything down as the same words, and a server that asks it. */
const journey = hum.extend('listening', { scope: 'file' }, async ({ guru: _shared }, { onCleanup }) => {
  const service = { status: 200, heard: [] as Buffer[], url: '' }
  const http = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    service.heard.push(Buffer.concat(parts))
    response.writeHead(service.status, { 'content-type': 'application/json' })
    response.end('{"text":"two bedroom flat"}')
  })
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const guru = await startGuru({
    settings: {
      DEMO: 'off',
      STT_EMBEDDED: 'off',
      STT_URL: `http://127.0.0.1:${port}/v1/audio/transcriptions`,
    },
  })
  onCleanup(async () => {
    await guru.stop()
    await new Promise((resolve) => http.close(resolve))
  })
  service.url = guru.url
  return service
})

const microphone = (page: Page) => page.getByRole('button', { name: /^(Speak|Stop and write it down)$/ })

/** How loud the microphone's icon shows the voice. */
const volumeOf = (page: Page) =>
  microphone(page).evaluate((button) => Number(button.style.getPropertyValue('--volume')))

/** A chat in a browser with this microphone; errors that the page writes make it fail. */
async function withMicrophone(
  url: string,
  given: FakeMicrophone | undefined,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await launchChromium(given)
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: url })
    await context.addInitScript(() => localStorage.setItem('guru-sound', 'off'))
    const page = await context.newPage()
    await page.goto('/')
    await openChat(page)
    await work(page)
  } finally {
    await browser.close()
  }
}

journey('Guru reads replies aloud, the box waits, and silence comes at once', async ({ visit }) => {
  const page = await visit('/', { sound: true })
  const spoken: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/api/tts')) spoken.push(request.postDataJSON().text)
  })
  const sound = page.waitForResponse((answer) => answer.url().endsWith('/v1/api/tts'))
  await openChat(page)
  expect((await sound).headers()['content-type']).toBe('audio/mpeg')
  await expect.poll(() => textBox(page).getAttribute('aria-disabled')).toBe('true')
  const mouth = () => page.evaluate(() => Number(document.documentElement.style.getPropertyValue('--mouth')))
  await expect.poll(mouth, { timeout: 15_000 }).toBeGreaterThan(0.1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Turn the voice off' }).click()
  await expect.poll(() => textBox(page).getAttribute('aria-disabled')).toBe('false')
  await expect.poll(mouth).toBe(0)
  const before = spoken.length
  expect(before).toBeGreaterThan(0)
  await say(page, 'a flat to rent')
  await page.getByRole('log').getByRole('listitem').nth(2).waitFor()
  expect(spoken.length).toBe(before)
  await page.reload()
  await page.getByRole('button', { name: 'Turn the voice on' }).waitFor()
})

journey('a voice that ends lets the box be used again', { timeout: 90_000 }, async ({ visit }) => {
  const page = await visit('/', { sound: true })
  await openChat(page)
  await expect.poll(() => textBox(page).getAttribute('aria-disabled'), { timeout: 10_000 }).toBe('true')
  await expect.poll(() => textBox(page).getAttribute('aria-disabled'), { timeout: 60_000 }).toBe('false')
  const mouth = () => page.evaluate(() => Number(document.documentElement.style.getPropertyValue('--mouth')))
  await expect.poll(mouth).toBe(0)
})

journey('a voice that fails is told nowhere on the page', async ({ visit }) => {
  const page = await visit('/', { sound: true, tolerate: [/Speech failed/, /status of 503/] })
  await page.route('**/v1/api/tts', (route) => route.fulfill({ status: 503, body: '{}' }))
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Speech failed'))
  await openChat(page)
  await logged
  await expect.poll(() => textBox(page).getAttribute('aria-disabled')).toBe('false')
  expect(await page.getByRole('alert').count()).toBe(0)
})

journey(
  'a recording that is forgotten ends before its minute is over, and is written down',
  async ({ listening, wav }) => {
    await withMicrophone(listening.url, { wav }, async (page) => {
      await page.clock.install()
      await microphone(page).click()
      await expect.poll(() => volumeOf(page), { timeout: 15_000 }).toBeGreaterThan(5)
      await page.clock.fastForward('00:45')
      expect(await microphone(page).getAttribute('aria-pressed')).toBe('true')
      await page.clock.fastForward('00:14')
      await expect.poll(() => textBox(page).inputValue(), { timeout: 15_000 }).toBe('two bedroom flat')
      expect(await microphone(page).getAttribute('aria-pressed')).toBe('false')
    })
  },
)

journey('what is spoken goes into the box as text, and is not sent by itself', async ({ listening, wav }) => {
  await withMicrophone(listening.url, { wav }, async (page) => {
    await microphone(page).click()
    await expect.poll(() => microphone(page).getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => volumeOf(page), { timeout: 15_000 }).toBeGreaterThan(5)
    await expectAccessible(page)
    await microphone(page).click()
    await expect.poll(() => textBox(page).inputValue(), { timeout: 15_000 }).toBe('two bedroom flat')
    expect(await page.getByRole('log').getByText('You', { exact: true }).count()).toBe(0)
    const recording = listening.heard.at(-1) ?? Buffer.alloc(0)
    expect(recording.includes('audio.mp3')).toBe(true)
    expect(recording.length).toBeGreaterThan(3_000)

    // Send ends a recording first: its words are to be read before they go.
    await microphone(page).click()
    await expect.poll(() => volumeOf(page), { timeout: 15_000 }).toBeGreaterThan(5)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => textBox(page).inputValue()).toBe('two bedroom flat two bedroom flat')
    expect(await page.getByRole('log').getByText('You', { exact: true }).count()).toBe(0)
  })
})

journey('each way of failing to listen has its text', async ({ listening, wav }) => {
  await withMicrophone(listening.url, 'denied', async (page) => {
    await microphone(page).click()
    await page.getByText('Error accessing microphone.').waitFor()
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true }),
    )
    await microphone(page).click()
    await page.getByText('Media devices not supported in this browser.').waitFor()
  })
  listening.status = 500
  await withMicrophone(listening.url, { wav }, async (page) => {
    await microphone(page).click()
    await page.waitForTimeout(1_500)
    await microphone(page).click()
    await page.getByText('Failed to convert speech to text.').waitFor()
    await expect.poll(() => textBox(page).getAttribute('aria-disabled')).toBe('false')
  })
  listening.status = 200
})

journey('where the server does not listen the browser may, once the seeker knows', async ({ guru, wav }) => {
  await withMicrophone(guru.url, { wav }, async (page) => {
    await page.evaluate(() => {
      class Recognition {
        onresult: ((event: object) => void) | null = null
        onend: (() => void) | null = null
        start() {}
        stop() {
          this.onresult?.({ results: [[{ transcript: 'plot in Mysuru' }]] })
          this.onend?.()
        }
        abort() {}
      }
      Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition })
    })
    await microphone(page).click()
    const hint = page.getByRole('dialog')
    await hint.getByText('Your browser listens').waitFor()
    await expectAccessible(page)
    await hint.getByRole('button', { name: 'Go on' }).click()
    await microphone(page).click()
    await expect.poll(() => textBox(page).inputValue()).toBe('plot in Mysuru')
    await microphone(page).click()
    await expect.poll(() => microphone(page).getAttribute('aria-pressed')).toBe('true')
    expect(await hint.count()).toBe(0)
  })
})
