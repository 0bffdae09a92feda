import { spawnSync } from 'node:child_process'
import type { EspeakSpeaker } from '@echogarden/espeak-ng-emscripten'
import type { EspeakTask } from './espeak.ts'
import { espeakVoices, withoutCommands, wordsPerMinute } from './espeak-voices.ts'
import { mp3Of, type Samples } from './mp3.ts'
import { readWav } from './wav.ts'

/** Milliseconds for a sentence. */
const longestRun = 10_000

/** Runs in a thread of its own: says one sentence. */
export default async function speak({ sentence, language, program }: EspeakTask): Promise<Uint8Array> {
  const voice = espeakVoices[language]
  const text = withoutCommands(sentence)
  return mp3Of(program === 'native' ? sayNatively(text, voice) : await sayInWasm(text, voice))
}

function sayNatively(text: string, voice: string): Samples {
  const { stdout, error, status } = spawnSync(
    'espeak-ng',
    ['-v', voice, '-s', String(wordsPerMinute), '-b', '1', '--stdin', '--stdout'],
    { input: text, timeout: longestRun, maxBuffer: 64 * 1024 * 1024 },
  )
  if (error) throw error
  if (status !== 0) throw new Error(`espeak-ng ended with code ${status}`)
  return readWav(stdout)
}

let speaker: Promise<EspeakSpeaker> | null = null

async function sayInWasm(text: string, voice: string): Promise<Samples> {
  speaker ??= loadSpeaker()
  const espeak = await speaker
  if (espeak.set_voice(voice) !== 0) throw new Error(`eSpeak NG has no voice ${voice}`)
  espeak.rate = wordsPerMinute
  const parts: Int16Array[] = []
  espeak.synthesize(escaped(text), (samples) => {
    if (samples) parts.push(samples.slice())
    return false
  })
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return { samples: whole, rate: espeak.samplerate }
}

/** An optional package: its licence is the GPL, so that an installation may do without. */
async function loadSpeaker(): Promise<EspeakSpeaker> {
  const { default: load } = await import('@echogarden/espeak-ng-emscripten')
  const { eSpeakNGWorker: Speaker } = await load()
  return new Speaker()
}

/** This build reads marks of SSML. */
const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[mark] ?? '')
