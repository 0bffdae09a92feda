import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Turn } from './turns.ts'

const root = path.resolve(import.meta.dirname, '../../..')

export interface CommandRun {
  /** Milliseconds from the start of the process to the first answer. */
  firstAnswer: number
  milliseconds: number
  /** The most memory that the process ever held, in bytes; null where the system does not tell. */
  peakMemory: number | null
}

/** `npm run understand` without npm: the process itself, fed with these turns. */
export async function runUnderstand(turns: readonly Turn[]): Promise<CommandRun> {
  const started = performance.now()
  const { args, env } = settings()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let firstAnswer = 0
  let peakMemory: number | null = null
  const watch = setInterval(() => {
    peakMemory = peakOf(child.pid) ?? peakMemory
  }, 20)
  child.stdout.on('data', () => {
    firstAnswer ||= performance.now() - started
  })
  child.stdin.end(
    turns.map(({ text, context }, id) => `${JSON.stringify({ id, text, ...context })}\n`).join(''),
  )
  await once(child, 'exit')
  clearInterval(watch)
  return { firstAnswer, milliseconds: performance.now() - started, peakMemory }
}

/** What Node is given by the command, and the environment that it runs with. */
function settings(): { args: string[]; env: Record<string, string> } {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const words = String(scripts.understand).split(' ')
  const assignments = words.slice(0, words.indexOf('exec'))
  return {
    args: words.slice(words.indexOf('scripts/run.mjs') + 1),
    env: Object.fromEntries(assignments.map((word) => word.split('=', 2))),
  }
}

function peakOf(pid: number | undefined): number | null {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    return null
  }
}
