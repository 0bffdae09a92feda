import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { threadPool } from '../../thread-pool.ts'
import type { Listener } from '../listener.ts'
import { wavOf } from '../recording.ts'

/** A recording for the worker. */
export interface SphinxTask {
  /** 16,000 samples a second. */
  wav: Uint8Array
  /** Where the worker keeps its model of words, and what it hears for as long as it listens. */
  folder: string
  /** Where the recogniser's own models lie. */
  models: string
}

/** Milliseconds for a recording, its wait included. */
const longestWait = 30_000
/** Where Debian puts `pocketsphinx-en-us`. */
const debiansModels = '/usr/share/pocketsphinx/model/en-us'

/**
 * PocketSphinx with what seekers say, for machines without a service: English only, and only about homes.
 * It runs in a thread of its own, so that chats go on while it listens.
 * @returns null where the program or its English models are missing.
 */
export function sphinxListener(models: string = debiansModels): Listener | null {
  if (!hasSphinx(models)) return null
  // Most servers are never spoken to.
  let folder: string | null = null
  const pool = threadPool<SphinxTask, string>({
    worker: path.join(import.meta.dirname, 'sphinx-worker.ts'),
    threads: 1,
    within: longestWait,
  })
  return {
    engine: 'pocketsphinx',
    languages: ['en'],
    transcribe(recording) {
      folder ??= mkdtempSync(path.join(os.tmpdir(), 'guru-sphinx-'))
      return pool.run({ wav: wavOf(recording), folder, models })
    },
    async close() {
      await pool.close()
      if (folder !== null) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Whether this machine has it. */
export function hasSphinx(models: string = debiansModels): boolean {
  const needed = ['en-us/mdef', 'cmudict-en-us.dict', 'en-us-phone.lm.bin']
  if (!needed.every((file) => existsSync(path.join(models, file)))) return false
  return spawnSync('pocketsphinx_batch', [], { stdio: 'ignore' }).error === undefined
}
