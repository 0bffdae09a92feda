import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** What reading turns took that the process had not read before. */
export interface Reading {
  /** Of all threads, compiling and collecting included. */
  processorSeconds: number
  /** Of each turn by the clock. */
  milliseconds: number[]
}

/** Reads the same unseen turns in several processes, one after the other: none of them has seen any text before. */
export function readInFreshProcesses(count: number): Reading[] {
  return Array.from({ length: count }, () => {
    const printed = execFileSync(process.execPath, [path.join(import.meta.dirname, 'reading.ts')], {
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return JSON.parse(printed.toString())
  })
}
