import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../harness/accessible.ts'
import { openChat, say, textBox } from './chat-page.ts'
import { humming, journey, microphone, openMicrophones, volumeOf, withMicrophone } from './microphone.ts'

/** How far Guru's mouth is open, from 0 to 1. */
const mouthOf = (page: Page) =>
  page.evaluate(() => {
    const mouths = document.querySelectorAll<SVGElement>('[data-speaking]')
    return Math.max(0, ...Array.from(mouths, ({ style }) => Number(style.getPropertyValue('--mouth'))))
  })

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
  await expect.poll(() => mouthOf(page)).toBeGreaterThan(0.1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Turn the voice off' }).click()
  await expect.poll(() => textBox(page).getAttribute('aria-disabled')).toBe('false')
  await expect.poll(() => mouthOf(page)).toBe(0)
  const before = spoken.length
  expect(before).toBeGreaterThan(0)
  await say(page, 'a flat to rent')
  await page.getByRole('log').getByRole('listitem').nth(2).waitFor()
  expect(spoken.length).toBe(before)
  await page.reload()
  await page.getByRole('button', { name: 'Turn the voice on' }).waitFor()
})

journey('a voice that ends lets the box be used again', async ({ visit }) => {
  const page = await visit('/', { sound: true })
  await openChat(page)
  await expect.poll(() => textBox(page).getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => textBox(page).getAttribute('aria-disabled'), { timeout: 60_000 }).toBe('false')
  await expect.poll(() => mouthOf(page)).toBe(0)
})

journey('a call that takes the sound away lets the box be used again', async ({ visit }) => {
  const page = await visit('/privacy-policy', { sound: true })
  await page.addInitScript(() => {
    const made: HTMLAudioElement[] = []
    document.addEventListener('call', () => made.at(-1)?.pause())
    window.Audio = class extends Audio {
      constructor(address?: string) {
        super(address)
        made.push(this)
      }
    }
  })
  await page.goto('/')
  await openChat(page)
  await expect.poll(() => mouthOf(page)).toBeGreaterThan(0.1)
  await page.evaluate(() => document.dispatchEvent(new Event('call')))
  await expect.poll(() => textBox(page).getAttribute('aria-disabled')).toBe('false')
  expect(await mouthOf(page)).toBe(0)
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
  'what is spoken goes into the box as text, and is not sent by itself',
  async ({ listening, soundFile }) => {
    const given = { wav: soundFile(6, humming) }
    await withMicrophone({ url: listening.url, given }, async (page) => {
      await openChat(page)
      await microphone(page).click()
      await expect.poll(() => microphone(page).getAttribute('aria-pressed')).toBe('true')
      await expect.poll(() => volumeOf(page)).toBeGreaterThan(5)
      await expectAccessible(page)
      await page.getByPlaceholder('I am listening').waitFor()
      // Send ends a recording: its words are to be read before they go, also where the box was empty.
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByPlaceholder('Writing down what you said').waitFor()
      await expect.poll(() => textBox(page).inputValue()).toBe('two bedroom flat')
      expect(await page.getByRole('log').getByText('You', { exact: true }).count()).toBe(0)
      const recording = listening.heard.at(-1) ?? Buffer.alloc(0)
      expect(recording.includes('audio.mp3')).toBe(true)
      expect(recording.length).toBeGreaterThan(3_000)

      // A second press does the same, and what stood there already stays.
      await microphone(page).click()
      await expect.poll(() => volumeOf(page)).toBeGreaterThan(5)
      await microphone(page).click()
      await expect.poll(() => textBox(page).inputValue()).toBe('two bedroom flat two bedroom flat')
      expect(await page.getByRole('log').getByText('You', { exact: true }).count()).toBe(0)
    })
  },
)

journey('each way of failing to listen has its text', async ({ listening, soundFile }) => {
  await withMicrophone({ url: listening.url, given: 'denied' }, async (page) => {
    await openChat(page)
    await microphone(page).click()
    await page.getByText('Error accessing microphone.').waitFor()
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true }),
    )
    await microphone(page).click()
    await page.getByText('Media devices not supported in this browser.').waitFor()
  })
  listening.status = 500
  const given = { wav: soundFile(6, humming) }
  await withMicrophone({ url: listening.url, given, tolerate: [/status of 503/] }, async (page) => {
    await openChat(page)
    await microphone(page).click()
    await expect.poll(() => volumeOf(page)).toBeGreaterThan(5)
    await microphone(page).click()
    await page.getByText('Failed to convert speech to text.').waitFor()
    await expect.poll(() => textBox(page).getAttribute('aria-disabled')).toBe('false')
  })
  listening.status = 200
})

journey(
  'where the server does not listen the browser may, once the seeker knows',
  async ({ guru, soundFile }) => {
    await withMicrophone({ url: guru.url, given: { wav: soundFile(1, () => 0) } }, async (page) => {
      await openChat(page)
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
  },
)

journey('where nobody listens the seeker reads that it does not work here', async ({ guru, soundFile }) => {
  await withMicrophone({ url: guru.url, given: { wav: soundFile(1, () => 0) } }, async (page) => {
    await openChat(page)
    await page.evaluate(() =>
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
    )
    await microphone(page).click()
    await page.getByText('Media devices not supported in this browser.').waitFor()
    expect(await microphone(page).getAttribute('aria-pressed')).toBe('false')
  })
})

journey(
  'a second press while the microphone is being opened gives it up',
  async ({ listening, soundFile }) => {
    const given = { wav: soundFile(6, humming) }
    await withMicrophone({ url: listening.url, given }, async (page) => {
      await openChat(page)
      // A phone asks whether the page may, and the answer takes its time.
      await page.evaluate(() => {
        const devices = navigator.mediaDevices
        const ask = devices.getUserMedia.bind(devices)
        let asked = 0
        devices.getUserMedia = async (wanted) => {
          const allowed = new Promise((resolve) =>
            document.addEventListener('allowed', resolve, { once: true }),
          )
          asked += 1
          document.documentElement.dataset.asked = String(asked)
          await allowed
          const stream = await ask(wanted)
          document.documentElement.dataset.allowed = 'yes'
          return stream
        }
      })
      // The page asks once it knows who listens, which it says it waits for before that.
      const asked = (times: number) => page.locator(`html[data-asked="${times}"]`).waitFor()
      const allow = () => page.evaluate(() => document.dispatchEvent(new Event('allowed')))
      const isOpening = () => microphone(page).getAttribute('aria-busy')
      await microphone(page).click()
      await expect.poll(isOpening).toBe('true')
      await asked(1)
      expect(await microphone(page).getAttribute('aria-pressed')).toBe('false')
      await microphone(page).click()
      await expect.poll(isOpening).toBe('false')
      await allow()
      await page.locator('html[data-allowed]').waitFor()
      await expect.poll(() => openMicrophones(page)).toBe(0)
      expect(await microphone(page).getAttribute('aria-pressed')).toBe('false')
      await microphone(page).click()
      await expect.poll(isOpening).toBe('true')
      await asked(2)
      await allow()
      await expect.poll(() => volumeOf(page)).toBeGreaterThan(5)
    })
  },
)

journey('an answer that is tapped during a recording ends it unheard', async ({ listening, soundFile }) => {
  const given = { wav: soundFile(6, humming) }
  await withMicrophone({ url: listening.url, given }, async (page) => {
    await openChat(page)
    const before = listening.heard.length
    await microphone(page).click()
    await expect.poll(() => volumeOf(page)).toBeGreaterThan(5)
    await page.getByRole('list', { name: 'Quick answers' }).getByRole('button').first().click()
    await expect.poll(() => openMicrophones(page)).toBe(0)
    await page.getByRole('log').getByText('Guru AI').nth(1).waitFor()
    expect(await microphone(page).getAttribute('aria-pressed')).toBe('false')
    expect([await textBox(page).inputValue(), listening.heard.length]).toEqual(['', before])
  })
})
