import { setTimeout as sleep } from 'node:timers/promises'

export interface Workers {
  /** There is something to do. */
  wake(): void
  /** Ends after what is under way. */
  stop(): Promise<void>
}

/** Milliseconds between two looks for work that nobody announced: of other servers, or that has become due. */
const lookEvery = 1_000
/** Milliseconds after a failure, such as a database that is away. */
const restAfterFailure = 2_000

/**
 * Does pieces of work, `count` at a time, until none is left; then waits to be woken. The first worker looks
 * by itself from time to time and wakes the others.
 * @param work does one piece; false when there was none.
 */
export function startWorkers(
  count: number,
  work: () => Promise<boolean>,
  onFailure: (error: unknown) => void,
): Workers {
  const ending = new AbortController()
  let bell = Promise.withResolvers<void>()
  const wake = () => {
    bell.resolve()
    bell = Promise.withResolvers<void>()
  }
  const rest = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: ending.signal, ref: false }).catch(() => {})

  async function run(looks: boolean): Promise<void> {
    while (!ending.signal.aborted) {
      const { promise } = bell
      try {
        if (await work()) {
          if (looks) wake()
          continue
        }
      } catch (error) {
        onFailure(error)
        await rest(restAfterFailure)
        continue
      }
      await (looks ? Promise.race([promise, rest(lookEvery)]) : promise)
    }
  }

  const done = Promise.all(Array.from({ length: count }, (_, at) => run(at === 0)))
  return {
    wake,
    stop: async () => {
      ending.abort()
      wake()
      await done
    },
  }
}
