import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mostWaiting, PoolBusy } from './thread-pool.ts'

/**
 * A process of its own for work whose failure may end the process that it runs in. It starts with the first
 * task, does one at a time, and starts anew after it broke down.
 */
export interface OwnProcess<Task, Result> {
  /**
   * @throws PoolBusy when too many tasks wait already; otherwise when the process breaks down or it takes too long.
   */
  run(task: Task): Promise<Result>
  /** Gives its memory back until the next task, unless one is under way. */
  rest(): void
  /** Gives up what waits, and takes nothing more. */
  close(): Promise<void>
}

export interface OwnProcessOptions<Result> {
  /** The module that answers each message with one. */
  module: string
  args: readonly string[]
  /** Reads an answer. @throws when the task failed. */
  read(answer: unknown): Result
  /** Milliseconds for a task, its wait included. */
  within: number
  /** Milliseconds without a task after which it rests. */
  restsAfter: number
}

/** Characters of what the process says on standard error, which tell why it broke down. */
const mostLastWords = 2_000

export function ownProcess<Task extends object, Result>(
  options: OwnProcessOptions<Result>,
): OwnProcess<Task, Result> {
  let child: ChildProcess | null = null
  let turnBefore: Promise<unknown> = Promise.resolve()
  let underWay = 0
  const closing = new AbortController()
  let idle: NodeJS.Timeout | undefined

  function end(): void {
    child?.kill('SIGKILL')
    child = null
  }

  function start(): ChildProcess {
    const started = fork(options.module, options.args, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    const forget = () => {
      if (child === started) child = null
    }
    return started.on('exit', forget).on('error', forget)
  }

  /** Sends a task and waits for its answer, or for the end of the process. */
  function answerTo(task: Task): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    child ??= start()
    const asked = child
    let lastWords = ''
    const hear = (words: Buffer) => {
      lastWords = `${lastWords}${words}`.slice(-mostLastWords)
    }
    const ended = (code: number | null, by: string | null) =>
      reject(new Error([`The process ended (${code ?? by})`, ...lastLines(lastWords)].join(': ')))
    // Who asked may have given up long ago, for the wait alone; the work goes on unless it hangs itself.
    const hanging = setTimeout(end, options.within)
    asked.stderr?.on('data', hear)
    asked.once('message', resolve).once('close', ended).once('error', reject)
    // Its end tells more than that nothing could be sent to it.
    asked.send(task, (error) => error && asked.kill('SIGKILL'))
    return promise.then(options.read).finally(() => {
      asked.stderr?.off('data', hear)
      asked.off('message', resolve).off('close', ended).off('error', reject)
      clearTimeout(hanging)
    })
  }

  return {
    rest() {
      if (underWay === 0) end()
    },
    async run(task) {
      if (underWay > mostWaiting) throw new PoolBusy()
      underWay += 1
      clearTimeout(idle)
      const signal = AbortSignal.any([AbortSignal.timeout(options.within), closing.signal])
      const turn = turnBefore.then(() => {
        signal.throwIfAborted()
        return answerTo(task)
      })
      turnBefore = turn.catch(() => {})
      try {
        return await Promise.race([turn, once(signal, 'abort').then(() => Promise.reject(signal.reason))])
      } finally {
        underWay -= 1
        if (underWay === 0) idle = setTimeout(end, options.restsAfter).unref()
      }
    },
    async close() {
      closing.abort()
      clearTimeout(idle)
      end()
    },
  }
}

const lastLines = (words: string) =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(-2)
