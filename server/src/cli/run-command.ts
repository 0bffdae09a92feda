import { SetupError } from '../errors.ts'

/**
 * Runs a command's work. What the operator has to put right is printed as it is, in one plain line, and
 * the process ends with 1; anything else that is thrown is a fault of ours and keeps its stack.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error)
    process.exit(1)
  }
}
