import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that goes away with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes a file into a folder that goes away with the test; gives its path. */
export function temporaryFile(name: string, content: string | Uint8Array): string {
  const file = path.join(temporaryFolder(), name)
  writeFileSync(file, content)
  return file
}
