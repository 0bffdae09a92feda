import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Turn } from './turns.ts'

/** What reading turns took that the process had not read before. */
export interface Reading {
  /** Of all threads, compiling and collecting included. */
  processorSeconds: number
  /** Of each turn by the clock. */
  milliseconds: number[]
  /** Of each turn, its words and marks. */
  lengths: number[]
}

/**
 * Reads the same unseen turns in several processes, one after the other: none of them has seen any text before. They
 * are given the turns alone: the corpora would be half of their heap, which a server has not to look through.
 */
export function readInFreshProcesses(turns: readonly Turn[], count: number): Reading[] {
  const input = JSON.stringify(turns)
  return Array.from({ length: count }, () => {
    const printed = execFileSync(
      process.execPath,
      ['--expose-gc', path.join(import.meta.dirname, 'reading.ts')],
      {
        input,
        maxBuffer: 2 ** 26,
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    )
    return JSON.parse(printed.toString())
  })
}
