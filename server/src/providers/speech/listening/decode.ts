import path from 'node:path'
import { threadPool } from '../thread-pool.ts'
import type { Recording } from './recording.ts'

/** Milliseconds for a recording of a minute on a slow machine. */
const longestRun = 15_000

export interface Decoder {
  /**
   * @returns null for what is no MP3.
   * @throws PoolBusy when too many wait; any other error when it takes too long.
   */
  decode(mp3: Uint8Array<ArrayBuffer>): Promise<Recording | null>
  close(): Promise<void>
}

/** Decodes recordings in a thread of its own, so that chats go on meanwhile. */
export function createDecoder(): Decoder {
  const pool = threadPool<Uint8Array, Pick<Recording, 'samples' | 'rate'> | null>({
    worker: path.join(import.meta.dirname, 'decode-worker.ts'),
    threads: 1,
    within: longestRun,
  })
  return {
    async decode(mp3) {
      const sound = await pool.run(mp3)
      return sound && { mp3, ...sound }
    },
    close: pool.close,
  }
}
