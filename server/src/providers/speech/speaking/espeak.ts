import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import { PoolBusy, threadPool } from '../thread-pool.ts'
import { type Voice, VoiceBusy } from './voice.ts'

/** A sentence for the worker. */
export interface EspeakTask {
  sentence: string
  language: LanguageCode
  program: EspeakProgram
}
export type EspeakProgram = 'native' | 'wasm'

/** Milliseconds for a sentence, its wait included. */
const longestWait = 20_000

/**
 * eSpeak NG in threads of its own, so that chats go on while it speaks: the machine's program where there is
 * one, otherwise the WebAssembly build, where that is installed.
 * @returns null where there is neither.
 */
export function espeakVoice(program: EspeakProgram | null = espeakProgram()): Voice | null {
  if (program === null) return null
  const pool = threadPool<EspeakTask, Uint8Array>({
    worker: path.join(import.meta.dirname, 'espeak-worker.ts'),
    threads: Math.max(1, Math.floor(os.availableParallelism() / 2)),
    within: longestWait,
  })
  return {
    engine: program === 'native' ? 'espeak-ng' : 'espeak-ng-wasm',
    languages,
    speak: (sentence, language) =>
      pool.run({ sentence, language, program }).catch((cause: unknown) => {
        throw cause instanceof PoolBusy ? new VoiceBusy() : cause
      }),
    close: pool.close,
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
