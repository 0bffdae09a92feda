import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { liveLanguages } from '@guru/contract/vocabulary'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { voiceNote } from '../../../test/voice-note.ts'
import { type WhatsappApp, whatsappApp } from '../../../test/whatsapp.ts'
import { whatsappTexts } from './texts/index.ts'

const { en } = whatsappTexts
let heard: string[] = []
let words = 'a flat for rent in Chennai'
const service = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  heard.push(Buffer.concat(parts).toString('latin1'))
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text: words }))
})

let guru: WhatsappApp
let deaf: WhatsappApp
beforeAll(async () => {
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1/audio/transcriptions`
  guru = await whatsappApp({ settings: { STT_URL: url, STT_EMBEDDED: 'off' } })
  deaf = await whatsappApp({ settings: { STT_EMBEDDED: 'off' } })
})
afterAll(async () => {
  await guru.close()
  await deaf.close()
  await new Promise((resolve) => service.close(resolve))
})
afterEach(() => {
  heard = []
  words = 'a flat for rent in Chennai'
})

let notes = 0
/** Sends a voice note out of a conversation in English. */
async function speak(on: WhatsappApp, media: Parameters<WhatsappApp['graph']['media']['set']>[1] | null) {
  notes += 1
  const meera = on.phone({ number: `9193000${10_000 + notes}` })
  await meera.say('English')
  const id = `media-${notes}`
  if (media !== null) on.graph.media.set(id, media)
  return meera.send('audio', { audio: { id, mime_type: 'audio/ogg; codecs=opus', voice: true } })
}

describe('a voice note', () => {
  test('is fetched, written down, said back and answered', async () => {
    const answer = await speak(guru, { bytes: voiceNote(3) })
    expect(answer.text).toContain(en.heard('a flat for rent in Chennai'))
    expect(heard[0]).toContain('audio.ogg')
  })

  test('with an amount is read back before it counts', async () => {
    words = 'a flat to buy in Chennai below sixty lakh'
    const answer = await speak(guru, { bytes: voiceNote(3) })
    expect(answer.text).toContain('right?')
    expect(answer.options.map(({ title }) => title)).toEqual(['Yes', 'No'])
  })

  test('without words is asked for once more', async () => {
    words = ''
    expect((await speak(guru, { bytes: voiceNote(3) })).text).toBe(en.voiceUnclear)
  })

  test.each([
    ['of two minutes', { bytes: voiceNote(119) }, en.voiceTooLong],
    ['that says it is larger than may be', { bytes: voiceNote(1), saysBytes: 50_000_000 }, en.voiceTooLong],
    ['that is larger than it says', { bytes: new Uint8Array(3_000_000), saysBytes: 1000 }, en.voiceTooLong],
    ['that is no voice note', { bytes: new Uint8Array(Buffer.from('<html>')) }, en.voiceUnclear],
    ['that is not there', null, en.voiceUnclear],
    ['that takes too long to come', { bytes: voiceNote(1), slow: 5_000 }, en.voiceUnclear],
  ])('%s is refused kindly, and nobody listens to it', async (_, media, text) => {
    expect((await speak(guru, media)).text).toBe(text)
    expect(heard).toEqual([])
  })

  test('that is too large takes nobody else’s turn, however often one comes', async () => {
    const prankster = guru.phone({ number: '919300077777' })
    await prankster.say('English')
    for (let at = 0; at < 16; at++) {
      guru.graph.media.set(`large ${at}`, { bytes: voiceNote(1), saysBytes: 50_000_000 })
      await prankster.send('audio', { audio: { id: `large ${at}` } })
    }
    expect((await speak(guru, { bytes: voiceNote(3) })).text).toContain(en.heard(words))
  })

  test('is not looked up any more after fifteen that Meta refused', async () => {
    const unlucky = await whatsappApp({ settings: { STT_URL: 'http://127.0.0.1:9', STT_EMBEDDED: 'off' } })
    try {
      const meera = unlucky.phone({ number: '919300066666' })
      await meera.say('English')
      for (let at = 0; at < 17; at++) await meera.send('audio', { audio: { id: `gone ${at}` } })
      expect(unlucky.graph.mediaCalls).toBe(15)
    } finally {
      await unlucky.close()
    }
  })

  test('that comes slowly holds up nobody else', async () => {
    const slow = speak(guru, { bytes: voiceNote(2), slow: 1_500 })
    const other = guru.phone({ number: '919300099999' })
    const started = performance.now()
    await other.say('English')
    expect(performance.now() - started).toBeLessThan(1_400)
    expect((await slow).text).toContain(en.heard(words))
  })

  test('that comes first waits for the language, and is answered in it by one message', async () => {
    words = 'ചെന്നൈയിൽ വാടകയ്ക്ക് ഫ്ലാറ്റ് വേണം'
    const meera = guru.phone({ number: '919300088888' })
    guru.graph.media.set('first', { bytes: voiceNote(3) })
    const asked = await meera.send('audio', { audio: { id: 'first', voice: true } })
    expect(asked.options).toHaveLength(liveLanguages.length)
    expect(heard).toEqual([])
    const answer = await meera.tap('language:ml', 'മലയാളം')
    expect(answer.text).toContain(whatsappTexts.ml.heard(words))
    expect(answer.text).toContain('ഗുരു')
    expect(heard[0]).toMatch(/name="language"\r\n\r\nml/)
    expect((await meera.say('20000 വരെ')).text).not.toContain(words)
    expect([meera.received().length, heard.length]).toEqual([3, 1])
  })

  test('that comes first and cannot be heard lets the language be chosen all the same', async () => {
    const meera = guru.phone({ number: '919300088889' })
    await meera.send('audio', { audio: { id: 'not there', voice: true } })
    const question = await meera.tap('language:ml', 'മലയാളം')
    expect(question.text).toContain('ഗുരു')
    expect(question.options.length).toBeGreaterThan(1)
  })

  test('where nobody listens gets a friendly line and is not fetched', async () => {
    expect((await speak(deaf, { bytes: voiceNote(3) })).text).toBe(en.voiceOff)
    expect(deaf.graph.mediaCalls).toBe(0)
  })
})
