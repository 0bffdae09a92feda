import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Making a cluster takes seconds; a lock of this age was left behind, whoever has its number now. */
const longest = 60_000

/**
 * Does work that two Gurus starting on one folder must do one after the other: each of them hands the folder
 * to the user that it means to run PostgreSQL as.
 * @param lock a file that exists while somebody is at it; one that a killed process left is taken over.
 */
export async function oneAtATime<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  while (!taken(lock)) {
    if (isLeftBehind(lock)) rmSync(lock, { force: true })
    else await sleep(50)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function taken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isLeftBehind(lock: string): boolean {
  const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  if (made === undefined) return false
  return Date.now() - made > longest || !isAlive(ownerOf(lock))
}

/** The process that holds the lock; our own number while it is being written or just gone. */
function ownerOf(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
