import path from 'node:path'
import { Piscina } from 'piscina'
import type { Recording } from './recording.ts'

/** Milliseconds for a recording of a minute on a slow machine. */
const longestRun = 15_000
const mostWaiting = 60
/** Milliseconds without work after which the thread gives its memory back. */
const restsAfter = 60_000

export interface Decoder {
  /**
   * @returns null for what is no MP3.
   * @throws when too many wait, or it takes too long.
   */
  decode(mp3: Uint8Array<ArrayBuffer>): Promise<Recording | null>
  close(): Promise<void>
}

/** Decodes recordings in a thread of its own, so that chats go on meanwhile. */
export function createDecoder(): Decoder {
  const pool = new Piscina<Uint8Array, Pick<Recording, 'samples' | 'rate'> | null>({
    filename: path.join(import.meta.dirname, 'decode-worker.ts'),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: mostWaiting,
    idleTimeout: restsAfter,
  })
  return {
    async decode(mp3) {
      const sound = await pool.run(mp3, { signal: AbortSignal.timeout(longestRun) })
      return sound && { mp3, ...sound }
    },
    close: () => pool.destroy(),
  }
}
