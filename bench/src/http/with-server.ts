import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

/** Runs one of the measured servers in a process of its own for as long as the work takes. */
export async function withServer<Result>(
  which: 'guru' | 'bare' | 'whatsapp',
  databaseUrl: string,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const program = path.join(import.meta.dirname, 'server.ts')
  const child = spawn(process.execPath, [program, which, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    return await work(await addressOf(child))
  } finally {
    child.kill()
    await ended
  }
}

function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    stdout?.once('data', (line) => resolve(String(line).trim()))
    stdout?.once('end', () => reject(new Error('The server ended before it was ready.')))
  })
}
