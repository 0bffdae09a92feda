import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { wavOf } from '@guru/server/providers/speech/listening/recording'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type FakeMicrophone, launchChromium } from '../harness/chromium.ts'
import { journey as plainJourney } from '../harness/journey.ts'
import { patience } from '../harness/patience.ts'
import { startGuru } from '../harness/start-guru.ts'
import { watchPage } from '../harness/watch-page.ts'

const rate = 16_000

/** The sound at a second, from -1 to 1. */
type Wave = (second: number) => number

export const hum: Wave = (second) => 0.5 * Math.sin((second * rate) / 12) * Math.sin((second * rate) / 900)
/** Somebody who hums without an end, after half a second of silence. */
export const humming: Wave = (second) => (second < 0.5 ? 0 : hum(second))
/** The same each time, and without any order. */
export const noise: Wave = (second) => (((Math.round(second * rate) * 7919) % 251) / 251 - 0.5) / 2

/** Makes the sound of a microphone, which begins again when it is over. @returns the file's name. */
type SoundFile = (seconds: number, wave: Wave) => string

/** A journey with a microphone, and with a server whose service writes everything down as the same words. */
export const journey = plainJourney
  .extend('soundFile', { scope: 'file' }, ({ guru: _shared }, { onCleanup }): SoundFile => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-voice-'))
    onCleanup(() => rmSync(folder, { recursive: true, force: true }))
    let made = 0
    return (seconds, wave) => {
      const samples = Float32Array.from({ length: seconds * rate }, (_, at) => wave(at / rate))
      made += 1
      const file = path.join(folder, `microphone-${made}.wav`)
      writeFileSync(file, wavOf({ samples, rate }))
      return file
    }
  })
  .extend('listening', { scope: 'file' }, async ({ guru: _shared }, { onCleanup }) => {
    const heard: Buffer[] = []
    const service = { status: 200, words: 'two bedroom flat', heard, url: '' }
    const http = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      heard.push(Buffer.concat(parts))
      response.writeHead(service.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ text: service.words }))
    })
    await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve))
    const address = http.address()
    if (address === null || typeof address === 'string') throw new Error('The service has no port.')
    const guru = await startGuru({
      settings: {
        DEMO: 'off',
        STT_EMBEDDED: 'off',
        STT_URL: `http://127.0.0.1:${address.port}/v1/audio/transcriptions`,
      },
    })
    onCleanup(async () => {
      await guru.stop()
      await new Promise((resolve) => http.close(resolve))
    })
    service.url = guru.url
    return service
  })

export const microphone = (page: Page) =>
  page.getByRole('button', { name: /^(Speak|Stop and write it down)$/ })

/** How loud the microphone's icon shows the voice. */
export const volumeOf = (page: Page) =>
  microphone(page).evaluate((button) => Number(button.style.getPropertyValue('--volume')))

/** How many microphones are open. */
export const openMicrophones = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.openMicrophones ?? 0))

/** A silent page in a browser with this microphone; errors that the page writes make it fail. */
export async function withMicrophone(
  { url, given, tolerate = [] }: { url: string; given: FakeMicrophone; tolerate?: RegExp[] },
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await launchChromium(given)
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: url })
    context.setDefaultTimeout(patience)
    await context.addInitScript(countMicrophones)
    const page = await context.newPage()
    const faults = watchPage(page, new URL(url).origin, tolerate)
    await page.goto('/')
    await work(page)
    expect(faults, 'errors on the page').toEqual([])
  } finally {
    await browser.close()
  }
}

/** Runs in the page: Guru is silent, and the root tells how many microphones are open. */
function countMicrophones(): void {
  localStorage.setItem('guru-sound', 'off')
  const count = (by: number) => {
    const { dataset } = document.documentElement
    dataset.openMicrophones = String(Number(dataset.openMicrophones ?? 0) + by)
  }
  const devices = navigator.mediaDevices
  const getUserMedia = devices.getUserMedia.bind(devices)
  devices.getUserMedia = async (wanted) => {
    const stream = await getUserMedia(wanted)
    for (const track of stream.getTracks()) {
      const stop = track.stop.bind(track)
      count(1)
      let open = true
      track.stop = () => {
        if (open) count(-1)
        open = false
        stop()
      }
    }
    return stream
  }
}
