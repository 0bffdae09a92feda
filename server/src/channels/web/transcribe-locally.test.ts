import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { toyModel, writeModel } from '../../../test/toy-model.ts'
import { hasSherpa } from '../../providers/speech/listening/sherpa/sherpa-package.ts'
import { mp3Of } from '../../providers/speech/speaking/mp3.ts'

/** A tone of a second, which the toy model hears as a word. */
const tone = (hertz: number, rate = 48_000) =>
  mp3Of({
    rate,
    samples: Int16Array.from(
      { length: rate },
      (_, at) => 12_000 * Math.sin((2 * Math.PI * hertz * at) / rate),
    ),
  })

describe.skipIf(!hasSherpa())('where models of the operator’s listen', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-local-'))
  let server: TestApp
  beforeAll(async () => {
    const broken = writeModel(path.join(folder, 'broken'), toyModel({ vocab_size: '' }))
    const good = writeModel(path.join(folder, 'good'), toyModel())
    server = await testApp({ settings: { STT_MODELS: `hi+bn=${broken}, hi+ta=${good}` } })
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  async function send(mp3: Uint8Array<ArrayBuffer>, language: string) {
    const form = new FormData()
    form.append('language', language)
    form.append('audio', new Blob([mp3], { type: 'audio/mpeg' }), 'audio.mp3')
    const encoded = new Response(form)
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/transcribe/transcribe-audio',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    return [answer.statusCode, answer.json().text ?? answer.json().code]
  }

  const stt = async () => (await server.app.inject({ url: '/v1/api/voice/capabilities' })).json().stt

  test('a recording comes back as text, by the model of its language', async () => {
    expect(await send(await tone(300), 'ta')).toEqual([200, 'low'])
    expect(await send(await tone(4_000), 'ta')).toEqual([200, 'high'])
  })

  test('where a model fails the next one of the language listens, and the log says so', async () => {
    expect(await send(await tone(300), 'hi')).toEqual([200, 'low'])
    expect(server.log.join()).toContain('vocab_size')
  })

  test('where the only one fails the seeker is told to type, and what was said is in no log', async () => {
    expect(await send(await tone(300), 'bn')).toEqual([503, 'stt_failed'])
    expect(server.log.join()).not.toContain('"low"')
  })

  test('a language without a model is nobody’s', async () => {
    expect(await send(await tone(300), 'pa')).toEqual([501, 'stt_unavailable'])
  })

  test('a server that begins to listen finds out which model is of no use, says so once and no longer offers it', async () => {
    expect((await stt()).languages.toSorted()).toEqual(['bn', 'hi', 'ta'])
    await server.app.listen({ port: 0 })
    await expect
      .poll(async () => (await stt()).languages.toSorted(), { timeout: 20_000 })
      .toEqual(['hi', 'ta'])
    expect(await stt()).toMatchObject({ engine: 'sherpa-onnx', browserFallback: true })
    const lines = server.log.filter((line) => line.includes('cannot be used'))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '').msg).toMatch(/^The model of STT_MODELS in .*broken cannot be used/)
    expect(await send(await tone(300), 'bn')).toEqual([501, 'stt_unavailable'])
  })
})
