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
 * Does pieces of work, `count` at a time, until none is left; then waits to be woken. Whoever is woken and finds
 * work wakes one more, so that a single piece does not set all of them looking for it. One of those that rest is
 * also woken from time to time.
 * @param work does one piece; false when there was none.
 */
export function startWorkers(
  count: number,
  work: () => Promise<boolean>,
  onFailure: (error: unknown) => void,
): Workers {
  const ending = new AbortController()
  const idle = new Set<() => void>()
  /** Somebody was to be woken while all were busy: the next one that has nothing to do looks once more. */
  let missed = false

  function wake(): void {
    const [first] = idle
    if (first === undefined) missed = true
    else first()
  }

  const rest = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: ending.signal, ref: false }).catch(() => {})

  async function untilWoken(): Promise<void> {
    if (missed || ending.signal.aborted) {
      missed = false
      return
    }
    await new Promise<void>((resolve) => {
      const wakeUp = () => {
        idle.delete(wakeUp)
        resolve()
      }
      idle.add(wakeUp)
    })
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        if (await work()) wake()
        else await untilWoken()
      } catch (error) {
        onFailure(error)
        await rest(restAfterFailure)
      }
    }
  }

  const done = Promise.all(Array.from({ length: count }, run))
  const clock = setInterval(wake, lookEvery).unref()
  return {
    wake,
    stop: async () => {
      clearInterval(clock)
      ending.abort()
      for (const wakeUp of [...idle]) wakeUp()
      await done
    },
  }
}
