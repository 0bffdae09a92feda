import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/** Colours are for terminals; the log of a run is easier to read and search without. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }

const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill('SIGTERM')
    process.exitCode = 130
    setTimeout(() => process.exit(), 10_000).unref()
  })
}

/** Whether the run was called off; then no further program is started. */
export const calledOff = () => process.exitCode === 130

/**
 * Runs a program in the project's folder, its output going to ours.
 * @returns its exit code; 127 when it cannot be started.
 */
export async function runProgram(
  command: string,
  args: readonly string[],
  environment: Record<string, string | undefined> = {},
): Promise<number> {
  if (calledOff()) return 130
  const env = { ...process.env, ...plain, ...environment }
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  running.add(child)
  return new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}

/** Runs a program of an installed package with the Node that runs us. */
export const runTool = (file: string, args: readonly string[], environment?: Record<string, string>) =>
  runProgram(process.execPath, [path.join(root, 'node_modules', file), ...args], environment)
