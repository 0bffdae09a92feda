import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { mp3Of } from '../../providers/speech/speaking/mp3.ts'

/** A service that listens, on loopback. */
let heard: { path: string; type: string; body: Buffer }[] = []
let reply = { status: 200, body: '{"text":" two bedroom flat "}' }
const service = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const { url = '', headers } = request
  heard.push({ path: url, type: String(headers['content-type']), body: Buffer.concat(parts) })
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
})
const address = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`

let without: TestApp
let listening: TestApp
beforeAll(async () => {
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve))
  without = await testApp()
  listening = await testApp({ settings: { STT_URL: `${address()}/v1/audio/transcriptions` } })
})
afterAll(async () => {
  await without.close()
  await listening.close()
  await new Promise((resolve) => service.close(resolve))
})

/** A tone: an MP3 of so many seconds. */
const tone = (seconds: number, rate = 22_050) =>
  mp3Of({ rate, samples: Int16Array.from({ length: seconds * rate }, (_, at) => 9_000 * Math.sin(at / 9)) })

async function send(server: TestApp, file: Uint8Array | null, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('audio', new Blob([new Uint8Array(file)], { type: 'audio/mpeg' }), 'audio.mp3')
  return sendForm(server, form)
}

async function sendForm(server: TestApp, form: FormData) {
  const encoded = new Response(form)
  return server.app.inject({
    method: 'POST',
    url: '/v1/transcribe/transcribe-audio',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

describe('a recording', () => {
  test('comes back as text, and the service got the file, model and language', async () => {
    heard = []
    const mp3 = await tone(2)
    const answer = await send(listening, mp3, { language: 'Tamil' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { text: 'two bedroom flat' }])
    const [call] = heard
    expect(call?.path).toBe('/v1/audio/transcriptions')
    expect(call?.body.includes(Buffer.from(mp3))).toBe(true)
    expect(call?.body.toString('latin1')).toMatch(/name="language"\r\n\r\nta\r\n/)
  })

  test('is heard in its language, too, where that is named behind the file', async () => {
    heard = []
    const form = new FormData()
    form.append('audio', new Blob([await tone(1)], { type: 'audio/mpeg' }), 'audio.mp3')
    form.append('language', 'hi')
    expect((await sendForm(listening, form)).statusCode).toBe(200)
    expect(heard[0]?.body.toString('latin1')).toMatch(/name="language"\r\n\r\nhi\r\n/)
  })

  test.each([
    ['whisper.cpp', '{"text":"veedu"}', /filename="audio\.wav"/],
    ['sarvam', '{"transcript":"veedu"}', /name="language_code"\r\n\r\nta-IN\r\n/],
  ])('is sent to %s as it wants it', async (style, body, form) => {
    const server = await testApp({ settings: { STT_URL: address(), STT_STYLE: style } })
    ;[heard, reply] = [[], { status: 200, body }]
    const answer = await send(server, await tone(1), { language: 'ta' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { text: 'veedu' }])
    expect(heard[0]?.body.toString('latin1')).toMatch(form)
    await server.close()
  })

  test.each([
    ['fails', 500, '{}', 503, 'stt_failed'],
    ['answers nonsense', 200, '[]', 503, 'stt_failed'],
    ['understands nothing', 200, '{"text":""}', 422, 'not_understood'],
  ])('where the service %s gets a clear answer', async (_, status, body, expected, code) => {
    reply = { status, body }
    const answer = await send(listening, await tone(1))
    expect([answer.statusCode, answer.json().code]).toEqual([expected, code])
  })

  test('where nobody listens gets 501, and a way out', async () => {
    const answer = await send(without, await tone(1))
    expect([answer.statusCode, answer.json()]).toMatchObject([
      501,
      { code: 'stt_unavailable', fallback: 'browser' },
    ])
  })
})

describe('what is no recording is refused', () => {
  const noise = Uint8Array.from({ length: 50_000 }, (_, at) => (at * 7919 + (at >> 3) * 104_729) % 256)
  const wav = new Uint8Array(Buffer.concat([Buffer.from('RIFF$$$$WAVEfmt '), Buffer.from(noise)]))
  const cases: [what: string, status: number, file: () => Promise<Uint8Array | null>][] = [
    ['no file', 422, async () => null],
    ['an empty file', 422, async () => new Uint8Array()],
    ['noise', 415, async () => noise],
    ['a WAV file', 415, async () => wav],
    ['noise behind the head of an MP3', 415, async () => new Uint8Array([0xff, 0xfb, 0x90, 0x44, ...noise])],
    ['a text', 415, async () => new TextEncoder().encode('hello '.repeat(100))],
    ['more than a minute', 422, () => tone(61, 8_000)],
    ['more than 3 MB', 413, async () => new Uint8Array(3 * 1024 * 1024 + 1)],
  ]
  test.each(cases)('%s, with %i', async (_, status, file) => {
    const answer = await send(without, await file())
    expect([answer.statusCode, typeof answer.json().message]).toEqual([status, 'string'])
  })

  test('a second file', async () => {
    const form = new FormData()
    for (const name of ['audio', 'more']) form.append(name, new Blob([await tone(1)]), `${name}.mp3`)
    expect((await sendForm(without, form)).statusCode).toBe(413)
  })

  test('a body that is no form', async () => {
    const answer = await without.post('/transcribe/transcribe-audio', { audio: 'x' })
    expect(answer.statusCode).toBe(422)
  })

  test('an unknown language', async () => {
    expect((await send(without, await tone(1), { language: 'Klingon' })).json().code).toBe('unknown_language')
  })
})
