import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import { Piscina } from 'piscina'
import { type Voice, VoiceBusy } from './voice.ts'

/** A sentence for the worker. */
export interface EspeakTask {
  sentence: string
  language: LanguageCode
  program: EspeakProgram
}
export type EspeakProgram = 'native' | 'wasm'

/** More would wait longer than anybody listens. */
const mostWaiting = 60
/** Milliseconds for a sentence, its wait included. */
const longestWait = 20_000
/** Milliseconds without work after which a thread gives its memory back (the WebAssembly's is 100 MB). */
const restsAfter = 60_000

/**
 * eSpeak NG in threads of its own, so that chats go on while it speaks: the machine's program where there is
 * one, otherwise the WebAssembly build, where that is installed.
 * @returns null where there is neither.
 */
export function espeakVoice(program: EspeakProgram | null = espeakProgram()): Voice | null {
  if (program === null) return null
  const pool = new Piscina<EspeakTask, Uint8Array>({
    filename: path.join(import.meta.dirname, 'espeak-worker.ts'),
    minThreads: 0,
    maxThreads: Math.max(1, Math.floor(os.availableParallelism() / 2)),
    maxQueue: mostWaiting,
    idleTimeout: restsAfter,
  })
  return {
    engine: program === 'native' ? 'espeak-ng' : 'espeak-ng-wasm',
    languages,
    speak: async (sentence, language) => {
      if (pool.queueSize >= mostWaiting) throw new VoiceBusy()
      return pool.run({ sentence, language, program }, { signal: AbortSignal.timeout(longestWait) })
    },
    close: () => pool.destroy(),
  }
}

/** Which one this machine has. */
export function espeakProgram(): EspeakProgram | null {
  if (spawnSync('espeak-ng', ['--version']).status === 0) return 'native'
  try {
    import.meta.resolve('@echogarden/espeak-ng-emscripten')
    return 'wasm'
  } catch {
    return null
  }
}
