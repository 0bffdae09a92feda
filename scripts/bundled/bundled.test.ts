import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const runner = path.join(import.meta.dirname, 'run.mjs')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'guru-bundled-'))
  put('main.ts', "import { word } from './part.ts'\nconst said: string = word\nconsole.log(said)")
  put('part.ts', "export const word: string = 'one'")
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A file last written a while ago. */
function put(name: string, text: string, minutesAgo = 10): void {
  writeFileSync(path.join(folder, name), text)
  const then = new Date(Date.now() - minutesAgo * 60_000)
  utimesSync(path.join(folder, name), then, then)
}

function run(warning = ''): string {
  const { stdout, stderr } = spawnSync(process.execPath, [runner, 'main.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).toBe(warning)
  return stdout.trim()
}

const bundle = () => statSync(path.join(folder, '.cache/bundled/main/bundle.mjs'))

it('an entry runs out of one file, which is made once', () => {
  expect(run()).toBe('one')
  const made = bundle().mtimeMs
  expect(run()).toBe('one')
  expect(bundle().mtimeMs).toBe(made)
})

it('a source that changed is bundled anew, also where it is older than the bundle', () => {
  expect(run()).toBe('one')
  put('part.ts', "export const word: string = 'two'", 5)
  expect(run()).toBe('two')
})

it('a source that is written while it is bundled is bundled once more', () => {
  put('part.ts', "export const word: string = 'one'", -1)
  expect(run()).toBe('one')
  const made = bundle().mtimeMs
  expect(run()).toBe('one')
  expect(bundle().mtimeMs).toBeGreaterThan(made)
})

it('a changed lockfile bundles anew', () => {
  put('package-lock.json', '{}')
  expect(run()).toBe('one')
  const made = bundle().mtimeMs
  put('package-lock.json', '{ }', 5)
  expect(run()).toBe('one')
  expect(bundle().mtimeMs).toBeGreaterThan(made)
})

it('an entry runs as it stands where nothing can be bundled, and says so', () => {
  put('.cache', 'no folder')
  expect(run('main.ts could not be put into one file and takes longer to start.\n')).toBe('one')
  expect(existsSync(path.join(folder, '.cache/bundled'))).toBe(false)
})
