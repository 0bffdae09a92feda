import type { ChildProcess } from 'node:child_process'
import { closeSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SetupError } from '../../errors.ts'
import { removeStaleLocks } from './cluster.ts'
import type { RunAs } from './run-as.ts'
import { answers, type SocketFolder } from './socket-folder.ts'
import { makePipe, openPipe, startWatched } from './watched-process.ts'

/** A server that is ready to be started. */
export interface PreparedServer {
  /** Holds `data`, `lib` and `log`. */
  dir: string
  sockets: SocketFolder
  way: RunAs
  env: NodeJS.ProcessEnv
  /** The program and its options. */
  command: string[]
}

const startWithin = 30_000
const stopWithin = 15_000
const restartAfter = 5_000

/** Starts a server and keeps it running until it is released. */
export class Starter {
  private readonly server: PreparedServer
  private child: ChildProcess | null = null
  private held: number | null = null

  constructor(server: PreparedServer) {
    this.server = server
  }

  /** @throws SetupError when the server does not come up. */
  async run(): Promise<void> {
    const { sockets, way, env } = this.server
    makePipe(sockets.pipe, way, env)
    this.held = openPipe(sockets.pipe)
    try {
      await this.start()
    } catch (error) {
      closeSync(this.held)
      this.held = null
      throw error
    }
  }

  /** Lets go of the server and waits for its end, unless somebody else still uses it. */
  async release(): Promise<void> {
    if (this.held === null) return
    closeSync(this.held)
    this.held = null
    const until = Date.now() + stopWithin
    await sleep(50)
    while (this.child && isRunning(this.child) && Date.now() < until) {
      if (await answers(this.server.sockets)) return
      await sleep(50)
    }
  }

  /** Tries for a while: a server that was just left by its processes may still be stopping. */
  private async start(): Promise<void> {
    const { dir, sockets } = this.server
    const until = Date.now() + startWithin
    while (Date.now() < until) {
      removeStaleLocks([path.join(dir, 'data', 'postmaster.pid'), sockets.lock])
      const child = this.spawn()
      while (isRunning(child)) {
        if (await answers(sockets)) return this.keepUp(child)
        await sleep(20)
      }
      if (await answers(sockets)) return // another process of ours was faster
      await sleep(200)
    }
    const log = path.join(dir, 'log')
    throw new SetupError(`The embedded database did not start: ${lastLine(log)} (${log})`)
  }

  private spawn(): ChildProcess {
    const { dir, sockets, command, way, env } = this.server
    return startWatched(command, sockets.pipe, way, { env, cwd: dir, log: path.join(dir, 'log') })
  }

  /** Starts it again should it end by itself, for instance killed for want of memory. */
  private keepUp(child: ChildProcess): void {
    this.child = child
    child.once('exit', () => void this.restart())
  }

  private async restart(): Promise<void> {
    this.child = null
    while (this.held !== null && this.child === null) {
      await this.start().catch(() => sleep(restartAfter, undefined, { ref: false }))
      if (this.child === null && (await answers(this.server.sockets))) return
    }
  }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

function lastLine(file: string): string {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return lines.at(-1) ?? 'it left no log'
}
