import { isDiskFull } from '../db/failures.ts'
import { SetupError } from '../errors.ts'

/**
 * Runs a command's work. What the operator has to put right is printed as it is, in one plain line, and
 * the process ends with 1; anything else that is thrown is a fault of ours and keeps its stack.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(toldToOperator(error))
    process.exit(1)
  }
}

/** One line where the operator can put it right, else the error as it is. */
export function toldToOperator(error: unknown): unknown {
  if (error instanceof SetupError) return error.message
  if (isDiskFull(error)) return 'The disk of the database is full: make room on it and try again.'
  return error
}
