import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remoteVoice } from './remote-voice.ts'

/** What the service was asked, and what it answers next. */
let asked: { authorization: string | undefined; body: unknown }[] = []
let answer = { status: 200, body: Buffer.from('sound') }
const service = createServer(async (request, response) => {
  let text = ''
  for await (const part of request) text += part
  asked.push({ authorization: request.headers.authorization, body: JSON.parse(text) })
  response.writeHead(answer.status).end(answer.body)
})
beforeAll(() => new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => service.close(resolve)))

const voice = () =>
  remoteVoice({
    url: `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1/audio/speech`,
    key: 'secret',
    model: 'tts-1',
    voice: 'alloy',
  })

test('a configured service gets the sentence, its language and the key', async () => {
  asked = []
  expect(Buffer.from(await voice().speak('வணக்கம்.', 'ta')).toString()).toBe('sound')
  expect(asked).toEqual([
    {
      authorization: 'Bearer secret',
      body: { model: 'tts-1', voice: 'alloy', input: 'வணக்கம்.', language: 'ta', response_format: 'mp3' },
    },
  ])
})

test.each([
  ['an error', 500, 'sound'],
  ['nothing', 200, ''],
])('%s of the service is a failure', async (_, status, body) => {
  answer = { status, body: Buffer.from(body) }
  await expect(voice().speak('Hello.', 'en')).rejects.toThrow(/The voice service/)
})
