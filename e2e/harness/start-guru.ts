import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { patience } from './patience.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A server process as `npm start` runs it. */
export interface Guru {
  /** Its address, without a slash at the end. */
  url: string
  /** For DATABASE_URL of another process, such as an import. */
  databaseUrl: string
  process: ChildProcess
  /** What it has written to its standard output and standard error so far. */
  output(): string
  /** SIGTERM, and waits for its end. @returns the exit code. */
  stop(): Promise<number | null>
  /** SIGKILL, as a power cut would. The data folder stays. */
  kill(): Promise<void>
}

export interface StartOptions {
  /** Settings beside HOST, PORT and DATABASE_URL; no setting of the caller's environment reaches the server. */
  settings?: Record<string, string>
  /** An embedded data folder, or a PostgreSQL, to use again; a new temporary folder when absent. */
  databaseUrl?: string
}

/**
 * Starts a server on a free port and waits until it is ready.
 * A folder that it makes is removed at `stop`.
 * @throws with the server's output when it ends before, or is not ready within two minutes.
 */
export async function startGuru({ settings = {}, databaseUrl }: StartOptions = {}): Promise<Guru> {
  const folder = databaseUrl ? null : mkdtempSync(path.join(os.tmpdir(), 'guru-e2e-'))
  const database = databaseUrl ?? `embedded:${folder}/pg`
  const { PATH, HOME, TMPDIR, LANG, NODE_COMPILE_CACHE } = process.env
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/src/cli/start.ts'],
    {
      cwd: root,
      env: {
        ...{ PATH, HOME, TMPDIR, LANG, NODE_COMPILE_CACHE },
        ...{ HOST: '127.0.0.1', PORT: '0', DATABASE_URL: database },
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data
    })
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  const url = await ready(child, () => output)
  return {
    url,
    databaseUrl: database,
    process: child,
    output: () => output,
    stop: async () => {
      const code = await end('SIGTERM')
      if (folder) rmSync(folder, { recursive: true, force: true })
      return code
    },
    kill: async () => void (await end('SIGKILL')),
  }
}

/** A start is several steps. */
const startPatience = 4 * patience

function ready(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(waited)
      child.kill('SIGKILL')
      reject(new Error(`The server ${why}:\n${output()}`))
    }
    const waited = setTimeout(() => fail(`was not ready in ${startPatience / 60_000} minutes`), startPatience)
    child.on('close', (code) => fail(`ended with code ${code} before it was ready`))
    child.stdout?.on('data', () => {
      const address = /^Guru is ready: (\S+)$/m.exec(output())?.[1]
      if (!address) return
      clearTimeout(waited)
      resolve(address.replace(/\/$/, ''))
    })
  })
}
