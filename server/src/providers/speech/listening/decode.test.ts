import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMp3Encoder } from 'wasm-media-encoders'
import { voiceNote } from '../../../../test/voice-note.ts'
import { createDecoder, type Decoder } from './decode.ts'
import { secondsOf } from './recording.ts'

let decoder: Decoder
beforeAll(() => {
  decoder = createDecoder()
})
afterAll(() => decoder.close())

describe('a voice note', () => {
  test('is decoded to its length', async () => {
    const recording = await decoder.decode(voiceNote(3), 'audio/ogg')
    expect(recording && secondsOf(recording)).toBeCloseTo(3, 1)
  })

  test('of an hour is not decoded to its end', async () => {
    const recording = await decoder.decode(voiceNote(3600), 'audio/ogg')
    expect(recording && secondsOf(recording)).toBeLessThan(250)
    expect(recording && secondsOf(recording)).toBeGreaterThan(60)
  })

  test.each([
    ['noise', new Uint8Array(5000).map((_, at) => (at * 7919) % 251)],
    ['nothing', new Uint8Array()],
    ['a page alone', new Uint8Array(Buffer.from('OggS and nothing that belongs to it'))],
  ])('that is %s is none', async (_, file) => {
    expect(await decoder.decode(file, 'audio/ogg')).toBe(null)
  })
})

describe('an MP3', () => {
  /** As thin as it gets: a minute takes 60 kB. */
  async function tone(seconds: number): Promise<Uint8Array<ArrayBuffer>> {
    const rate = 24_000
    const encoder = await createMp3Encoder()
    encoder.configure({ channels: 1, sampleRate: rate, bitrate: 8 })
    const samples = Float32Array.from({ length: seconds * rate }, (_, at) => 0.3 * Math.sin(at / 9))
    const parts = [encoder.encode([samples]).slice(), encoder.finalize().slice()]
    return new Uint8Array(Buffer.concat(parts))
  }

  test('is decoded to its length', async () => {
    const recording = await decoder.decode(await tone(7), 'audio/mpeg')
    expect(recording && secondsOf(recording)).toBeCloseTo(7, 0)
  })

  test('of an hour, which an upload has room for, is not decoded to its end', async () => {
    const minute = await tone(60)
    const hour = new Uint8Array(Buffer.concat(Array.from({ length: 50 }, () => minute)))
    expect(hour.length).toBeLessThan(3 * 1024 * 1024 + 1)
    const recording = await decoder.decode(hour, 'audio/mpeg')
    expect(recording && secondsOf(recording)).toBeGreaterThan(60)
    expect(recording && secondsOf(recording)).toBeLessThan(130)
  })
})
