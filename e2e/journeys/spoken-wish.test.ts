import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDecoder } from '@guru/server/providers/speech/listening/decode'
import { wavOf } from '@guru/server/providers/speech/listening/recording'
import { hasSphinx } from '@guru/server/providers/speech/listening/sphinx/sphinx-listener'
import { expect } from 'vitest'
import { startGuru } from '../harness/start-guru.ts'
import { openChat, textBox } from './chat-page.ts'
import {
  microphone,
  noise,
  openMicrophones,
  journey as plainJourney,
  volumeOf,
  withMicrophone,
} from './microphone.ts'

const sentence = 'three bedroom house to buy in hyderabad'

/** A server whose machine listens, and a microphone into which its own voice says a wish. */
const journey = plainJourney.extend('sphinx', { scope: 'file' }, async ({ guru: _shared }, { onCleanup }) => {
  const guru = await startGuru({ settings: { DEMO: 'off' } })
  const decoder = createDecoder()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-wish-'))
  onCleanup(async () => {
    await decoder.close()
    await guru.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const said = await fetch(`${guru.url}/v1/api/tts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: sentence, language: 'en' }),
  })
  const recording = await decoder.decode(new Uint8Array(await said.arrayBuffer()), 'audio/mpeg')
  if (recording === null) throw new Error('What Guru said is no recording.')
  const { samples, rate } = recording
  // A microphone needs a moment, and people do not shout.
  const before = 1.5 * rate
  const padded = new Float32Array(before + samples.length + 8 * rate)
  padded.set(
    samples.map((sample) => sample / 2),
    before,
  )
  const wav = path.join(folder, 'mic.wav')
  writeFileSync(wav, wavOf({ ...recording, samples: padded }))
  return { url: guru.url, wav, milliseconds: ((before + samples.length) / rate) * 1000 }
})

journey.skipIf(!hasSphinx())(
  'a sentence spoken into the microphone comes back as text, is read back, and becomes wishes',
  async ({ sphinx }) => {
    const { stt } = await (await fetch(`${sphinx.url}/v1/api/voice/capabilities`)).json()
    expect(stt).toEqual({ engine: 'pocketsphinx', languages: ['en'], browserFallback: true })
    await withMicrophone({ url: sphinx.url, given: { wav: sphinx.wav } }, async (page) => {
      await openChat(page)
      await page.getByRole('button', { name: 'Speak', exact: true }).click()
      await page.getByRole('button', { name: 'Stop and write it down' }).waitFor()
      await page.waitForTimeout(sphinx.milliseconds + 3_000)
      await page.getByRole('button', { name: 'Stop and write it down' }).click()
      await expect.poll(() => textBox(page).inputValue()).toBe(sentence)
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByRole('log').getByText('You said 3 bedrooms — right?').waitFor()
      await page.getByRole('button', { name: 'Yes', exact: true }).click()
      await page.getByRole('button', { name: /^What you want/ }).click()
      await expect.poll(() => page.getByRole('button', { name: /^Bedrooms/ }).textContent()).toMatch('3')
      expect(await page.getByRole('button', { name: /^City/ }).textContent()).toMatch('Hyderabad')
    })
  },
)

journey.skipIf(!hasSphinx())('noise is no wish, and the page says so', async ({ sphinx, soundFile }) => {
  const refused = [/status of 422/]
  await withMicrophone(
    { url: sphinx.url, given: { wav: soundFile(6, noise) }, tolerate: refused },
    async (page) => {
      await openChat(page)
      await microphone(page).click()
      await expect.poll(() => volumeOf(page)).toBeGreaterThan(2)
      await page.waitForTimeout(2_000)
      await microphone(page).click()
      await page.getByText('Failed to convert speech to text.').waitFor()
      expect([await textBox(page).inputValue(), await openMicrophones(page)]).toEqual(['', 0])
    },
  )
})
