import path from 'node:path'
import { threadPool } from '../thread-pool.ts'
import type { Recording, RecordingType } from './recording.ts'

/** Milliseconds for a recording of a minute on a slow machine. */
const longestRun = 15_000

/** What a thread is given. */
export interface DecodeWork {
  file: Uint8Array
  type: RecordingType
}

export interface Decoder {
  /**
   * @returns null for what is none of the type.
   * @throws PoolBusy when too many wait; any other error when it takes too long.
   */
  decode(file: Uint8Array<ArrayBuffer>, type: RecordingType): Promise<Recording | null>
  close(): Promise<void>
}

/** Decodes recordings in a thread of its own, so that chats go on meanwhile. */
export function createDecoder(): Decoder {
  const pool = threadPool<DecodeWork, Pick<Recording, 'samples' | 'rate'> | null>({
    worker: path.join(import.meta.dirname, 'decode-worker.ts'),
    threads: 1,
    within: longestRun,
  })
  return {
    async decode(file, type) {
      const sound = await pool.run({ file, type })
      return sound && { file, type, ...sound }
    },
    close: pool.close,
  }
}
