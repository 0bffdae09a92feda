import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, constants, existsSync, openSync, renameSync, statSync } from 'node:fs'
import { SetupError } from '../../errors.ts'
import type { RunAs } from './run-as.ts'

/**
 * Runs PostgreSQL and stops it once nobody holds the pipe named by `$1` open for writing: every Guru
 * process that uses the database holds it, and the kernel lets go of it even when one is killed with -9.
 * The pipe is opened first: a Guru that dies at this very moment leaves a shell that waits, no database.
 */
const script = `
exec 3<"$1"; shift
"$@" </dev/null 3<&- & postgres=$!
trap "" INT TERM HUP
( read -r _ <&3; kill -INT $postgres ) 2>/dev/null & watch=$!
exec 3<&-
wait $postgres; code=$?
kill -KILL $watch 2>/dev/null
exit $code`

/**
 * Makes the pipe that keeps the database alive, owned by the user that runs it.
 * @throws SetupError when its folder does not take one.
 */
export function makePipe(pipe: string, way: RunAs, env: NodeJS.ProcessEnv): void {
  if (existsSync(pipe)) return
  const [command = 'mkfifo', ...args] = [...way.prefix, 'mkfifo', '-m', '600', pipe]
  const { status } = spawnSync(command, args, { ...way.user, env, cwd: '/' })
  if (status !== 0 && !existsSync(pipe))
    throw new SetupError(`Cannot make ${pipe}: check the temporary folder.`)
}

/**
 * Holds a database alive.
 * @returns the descriptor to close when done with it; null when nothing watches the pipe, so that no
 * database runs there or it is just stopping.
 */
export function holdPipe(pipe: string): number | null {
  try {
    return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    return null
  }
}

/** Opens the pipe before anybody reads it, for the process that starts the database. */
export const openPipe = (pipe: string): number => openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)

/** Starts PostgreSQL; the process lives on its own and does not keep Node from ending. */
export function startWatched(
  command: string[],
  pipe: string,
  way: RunAs,
  options: { env: NodeJS.ProcessEnv; cwd: string; log: string },
): ChildProcess {
  const log = openLog(options.log)
  const [program = '/bin/sh', ...args] = [...way.prefix, '/bin/sh', '-c', script, 'sh', pipe, ...command]
  const child = spawn(program, args, {
    ...way.user,
    env: options.env,
    cwd: options.cwd,
    stdio: ['ignore', 'ignore', log],
    detached: true,
  })
  closeSync(log)
  child.unref()
  return child
}

const largestLog = 4_000_000

function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > largestLog) renameSync(file, `${file}.old`)
  return openSync(file, 'a', 0o600)
}
