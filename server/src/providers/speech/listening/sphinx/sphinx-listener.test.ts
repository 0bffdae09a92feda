import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { espeakVoice } from '../../speaking/espeak.ts'
import type { Voice } from '../../speaking/voice.ts'
import { createDecoder, type Decoder } from '../decode.ts'
import type { Listener } from '../listener.ts'
import { type Recording, wavOf } from '../recording.ts'
import { hasSphinx, sphinxListener } from './sphinx-listener.ts'
import listen from './sphinx-worker.ts'

test('where the models are missing nobody listens', () => {
  expect(sphinxListener('/no/such/folder')).toBe(null)
})

describe.skipIf(!hasSphinx())('PocketSphinx', () => {
  let voice: Voice
  let decoder: Decoder
  let listener: Listener
  beforeAll(() => {
    const [speaking, listening] = [espeakVoice(), sphinxListener()]
    if (speaking === null || listening === null) throw new Error('There is no voice or no recogniser.')
    voice = speaking
    listener = listening
    decoder = createDecoder()
  })
  afterAll(async () => {
    await Promise.all([voice.close(), decoder.close(), listener.close?.()])
  })

  async function hears(sentence: string): Promise<string> {
    const mp3 = new Uint8Array(await voice.speak(sentence, 'en'))
    const recording = await decoder.decode(mp3, 'audio/mpeg')
    if (recording === null) throw new Error('What was said is no recording.')
    return listener.transcribe(recording, 'en')
  }

  test.each([
    'i want a two bedroom flat for rent in chennai',
    'my budget is one crore',
    'forty five thousand',
    'yes',
    'looking for a villa in hyderabad within two crore',
  ])('writes down “%s”', async (sentence) => {
    expect(await hears(sentence)).toBe(sentence)
  })

  test.each([
    'my mother cooks the best biryani in town',
    'please play some music for me',
    'he bought a red car for his brother',
    'open the door and let the cat out',
  ])('makes no wish of “%s”', async (sentence) => {
    expect(await hears(sentence)).toBe('')
  })

  const tone = (loud: (at: number) => number): Recording => ({
    file: new Uint8Array(),
    type: 'audio/mpeg',
    samples: Float32Array.from({ length: 48_000 }, (_, at) => loud(at)),
    rate: 16_000,
  })

  test.each([
    ['silence', tone(() => 0)],
    ['a hum', tone((at) => 0.5 * Math.sin(at / 12) * Math.sin(at / 900))],
    ['noise', tone((at) => ((at * 7919) % 251) / 1000)],
  ])('hears no words in %s', async (_, recording) => {
    expect(await listener.transcribe(recording, 'en')).toBe('')
  })

  test('throws away what an ended thread has left behind', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-sphinx-test-'))
    mkdirSync(path.join(folder, 'said-before'))
    writeFileSync(path.join(folder, 'said-before', 'said.wav'), 'a voice')
    try {
      listen({ wav: wavOf(tone(() => 0)), folder, models: '/usr/share/pocketsphinx/model/en-us' })
      expect(readdirSync(folder).filter((name) => name.startsWith('said-'))).toEqual([])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('listens to several at once, one after the other', async () => {
    const all = await Promise.all(['thirty lakh', 'sixty lakh', 'any budget'].map(hears))
    expect(all).toEqual(['thirty lakh', 'sixty lakh', 'any budget'])
  })
})
