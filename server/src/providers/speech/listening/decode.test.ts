import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
