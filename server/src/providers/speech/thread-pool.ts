import { Piscina } from 'piscina'

/** More would wait longer than anybody listens. */
export const mostWaiting = 60
/** Milliseconds without work after which a thread gives its memory back (eSpeak's is 100 MB). */
const restsAfter = 60_000

export interface ThreadPool<Task, Result> {
  /**
   * Does a task in one of the threads.
   * @throws PoolBusy when too many wait already; otherwise what the task throws, or when it takes too long.
   */
  run(task: Task): Promise<Result>
  close(): Promise<void>
}

export interface ThreadPoolOptions {
  /** The module whose default export does the work. */
  worker: string
  threads: number
  /** Milliseconds for a task, its wait included. */
  within: number
}

/** Threads for work that would hold chats up. They start with the first task. */
export function threadPool<Task, Result>(options: ThreadPoolOptions): ThreadPool<Task, Result> {
  const { worker, threads, within } = options
  const pool = new Piscina<Task, Result>({
    filename: worker,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: restsAfter,
  })
  // Counted here: the library's own limit leaves out tasks that can be given up.
  let underWay = 0
  return {
    async run(task) {
      if (underWay >= threads + mostWaiting) throw new PoolBusy()
      underWay += 1
      try {
        return await pool.run(task, { signal: AbortSignal.timeout(within) })
      } finally {
        underWay -= 1
      }
    },
    close: () => pool.destroy(),
  }
}

/** Too many tasks wait. */
export class PoolBusy extends Error {
  constructor() {
    super('Too many tasks wait')
    this.name = 'PoolBusy'
  }
}
