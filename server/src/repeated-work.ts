import { setTimeout as sleep } from 'node:timers/promises'

/** Work that is done again and again until it is stopped. */
export interface RepeatedWork {
  /** Ends after the round that is under way. */
  stop(): Promise<void>
}

/**
 * Does some work, waits, and does it again; a round that fails is told to `onFailure` and the next one comes
 * all the same.
 */
export function every(
  milliseconds: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): RepeatedWork {
  const ending = new AbortController()
  const rounds = async () => {
    while (!ending.signal.aborted) {
      await work().catch(onFailure)
      await sleep(milliseconds, undefined, { signal: ending.signal, ref: false }).catch(() => {})
    }
  }
  const done = rounds()
  return {
    stop: async () => {
      ending.abort()
      await done
    },
  }
}
