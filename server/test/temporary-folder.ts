import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Writes a file into a folder that goes away with the test; gives its path. */
export function temporaryFile(name: string, content: string | Uint8Array): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}
