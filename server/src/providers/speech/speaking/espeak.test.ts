import { languages } from '@guru/contract/vocabulary'
import { MPEGDecoder } from 'mpg123-decoder'
import { afterAll, describe, expect, test } from 'vitest'
import { type EspeakProgram, espeakProgram, espeakVoice } from './espeak.ts'
import { VoiceBusy } from './voice.ts'

/** What every installation has, and what this machine has. */
const programs: EspeakProgram[] = [...new Set(['wasm' as const, espeakProgram() ?? 'wasm'])]

describe.each(programs)('eSpeak NG, %s', (program) => {
  const voice = espeakVoice(program)
  afterAll(() => voice?.close())

  const sound = async (sentence: string, language: (typeof languages)[number]) => {
    const mp3 = await voice?.speak(sentence, language)
    const decoder = new MPEGDecoder()
    await decoder.ready
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(mp3 ?? new Uint8Array())
    decoder.free()
    return { seconds: samplesDecoded / sampleRate, samples: channelData[0] ?? new Float32Array() }
  }

  test('has a voice of its own for each language', async () => {
    const said = new Map<string, string>()
    for (const language of languages) {
      const { seconds, samples } = await sound('1, 2, 3.', language)
      expect(seconds, language).toBeGreaterThan(0.5)
      said.set(language, samples.slice(8_000, 12_000).join())
    }
    expect(new Set(said.values()).size).toBe(languages.length)
  })

  test('says many sentences that come at once, each one whole', async () => {
    const alone = await sound('வேளச்சேரியில் இரண்டு வீடுகள் உள்ளன.', 'ta')
    const together = await Promise.all(
      Array.from({ length: 10 }, () => sound('வேளச்சேரியில் இரண்டு வீடுகள் உள்ளன.', 'ta')),
    )
    for (const { seconds } of together) expect(seconds).toBeCloseTo(alone.seconds, 3)
  })

  test('says that it is busy when more come at once than anybody would wait for', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 90 }, () => voice?.speak('Yes.', 'en')))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(30)
    for (const reason of refused) expect(reason).toBeInstanceOf(VoiceBusy)
  })

  test('reads marks of SSML and phonemes as text', async () => {
    expect((await sound('<break time="30s"/> [[h@l@U]] & done', 'en')).seconds).toBeLessThan(12)
  })
})
