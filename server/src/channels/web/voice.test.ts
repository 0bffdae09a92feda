import { languageNames, languages } from '@guru/contract/vocabulary'
import { MPEGDecoder } from 'mpg123-decoder'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const say = (body: object) => server.post('/api/tts', body)

/** Seconds of sound in an MP3, and the loudest sample of it (1 is the most). */
async function heard(mp3: Uint8Array): Promise<{ seconds: number; loudest: number }> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, samplesDecoded, sampleRate } = decoder.decode(mp3)
  decoder.free()
  const loudest = (channelData[0] ?? new Float32Array()).reduce((most, at) => Math.max(most, Math.abs(at)), 0)
  return { seconds: samplesDecoded / sampleRate, loudest }
}

describe('Guru’s voice', () => {
  test.each(languages)('says an amount in %s as MP3', async (code) => {
    const answer = await say({ text: '₹ 45,00,000. 2 BHK', language: languageNames[code].english })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    const { seconds, loudest } = await heard(answer.rawPayload)
    expect(seconds).toBeGreaterThan(1)
    expect(seconds).toBeLessThan(15)
    expect(loudest).toBeGreaterThan(0.05)
  })

  test('says a long reply whole: as long as its sentences together', async () => {
    const seconds = async (text: string) =>
      (await heard((await say({ text, language: 'ta' })).rawPayload)).seconds
    const [first, second] = ['வேளச்சேரியில் மூன்று வீடுகள் உள்ளன.', 'எது பிடிக்கும்?']
    const apart = (await seconds(first)) + (await seconds(second))
    expect(Math.abs((await seconds(`${first}\n${second}`)) - apart)).toBeLessThan(0.5)
  })

  test('says what looks like commands as words', async () => {
    const text = '<speak>[[h@l@U]]</speak> <break time="60s"/> & more'
    const answer = await say({ text, language: 'en' })
    expect((await heard(answer.rawPayload)).seconds).toBeLessThan(15)
  })

  test.each([
    ['no text', 422, { language: 'en' }],
    ['an empty text', 422, { text: ' \n', language: 'en' }],
    ['a text without a word', 422, { text: '🏠 ---', language: 'en' }],
    ['a language that does not exist', 422, { text: 'hello', language: 'Klingon' }],
    ['a text of no text', 422, { text: 7, language: 'en' }],
    ['control characters', 422, { text: 'a\u0000b', language: 'en' }],
    ['half an hour of digits', 422, { text: '9'.repeat(4096), language: 'en' }],
    ['an endless text', 422, { text: 'a '.repeat(3000), language: 'en' }],
  ])('with %s refuses with %i', async (_, status, body) => {
    const answer = await say(body)
    expect([answer.statusCode, typeof answer.json().message]).toEqual([status, 'string'])
  })

  test('tells what it can', async () => {
    const answer = await server.app.inject({ url: '/v1/api/voice/capabilities' })
    expect(answer.json()).toMatchObject({
      tts: { languages: [...languages] },
      stt: { browserFallback: true },
    })
    expect(answer.json().tts.engine).toMatch(/^espeak-ng/)
  })
})
