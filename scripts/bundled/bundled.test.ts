import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

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
  mkdirSync(path.join(folder, name, '..'), { recursive: true })
  writeFileSync(path.join(folder, name), text)
  const then = new Date(Date.now() - minutesAgo * 60_000)
  utimesSync(path.join(folder, name), then, then)
}

function run(warning = '', flags: readonly string[] = []): string {
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, runner, 'main.ts'], {
    cwd: folder,
    encoding: 'utf8',
    input: '',
  })
  expect(stderr).toBe(warning)
  return stdout.trim()
}

/** Whether a process without flags takes the code beside the bundle. */
function takesCode(): boolean {
  const read = `import { readBundle } from ${JSON.stringify(path.join(import.meta.dirname, 'script.mjs'))}
    console.log(readBundle(${JSON.stringify(made())}, ${JSON.stringify(mark())}).script.cachedDataRejected)`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', read], { encoding: 'utf8' })
  return stdout.trim() === 'false'
}

const made = () => path.join(folder, '.cache/bundled/main')
const mark = (): string => JSON.parse(readFileSync(path.join(made(), 'sources.json'), 'utf8')).mark
const files = () => readdirSync(made()).filter((name) => name.includes(mark()))
const bundleFile = () => path.join(made(), `bundle-${mark()}.cjs`)
const bundle = () => statSync(bundleFile())

it('an entry runs out of one file, which is made once', () => {
  expect(run()).toBe('one')
  const before = bundle().mtimeMs
  expect(run()).toBe('one')
  expect(bundle().mtimeMs).toBe(before)
})

it('a source that changed is bundled anew, also where it is older than the bundle', () => {
  expect(run()).toBe('one')
  put('part.ts', "export const word: string = 'two'", 5)
  expect(run()).toBe('two')
})

it('a source that is written while it is bundled is bundled once more', () => {
  put('part.ts', "export const word: string = 'one'", -1)
  expect(run()).toBe('one')
  const before = bundle().mtimeMs
  expect(run()).toBe('one')
  expect(bundle().mtimeMs).toBeGreaterThan(before)
})

it('a changed lockfile bundles anew', () => {
  put('package-lock.json', '{}')
  expect(run()).toBe('one')
  const before = bundle().mtimeMs
  put('package-lock.json', '{ }', 5)
  expect(run()).toBe('one')
  expect(bundle().mtimeMs).toBeGreaterThan(before)
})

it('a bundle of another Node is made anew', () => {
  expect(run()).toBe('one')
  const sources = path.join(made(), 'sources.json')
  writeFileSync(sources, readFileSync(sources, 'utf8').replace(process.version, 'v1.0.0'))
  const before = bundle().mtimeMs
  expect(run()).toBe('one')
  expect(bundle().mtimeMs).toBeGreaterThan(before)
})

it('a bundle is kept for a start that reads it, and goes when it is an hour old', () => {
  expect(run()).toBe('one')
  const first = bundleFile()
  put('part.ts', "export const word: string = 'two'", 5)
  expect(run()).toBe('two')
  expect(existsSync(first)).toBe(true)
  const then = new Date(Date.now() - 2 * 3_600_000)
  utimesSync(first, then, then)
  put('part.ts', "export const word: string = 'three'", 4)
  expect(run()).toBe('three')
  expect(existsSync(first)).toBe(false)
})

describe('an entry with a rehearsal', () => {
  const codeFiles = () => files().filter((name) => name.endsWith('.code'))

  beforeEach(() => {
    put(
      'main.ts',
      "import { readFileSync } from 'node:fs'\nconst double = (it: string) => it + it\nconsole.log(double(readFileSync(0, 'utf8')) || 'nothing')",
    )
    put('main.rehearsal.jsonl', 'ha')
  })

  it('has the code compiled that it needed, and answers as without it', () => {
    expect(run()).toBe('nothing')
    expect(codeFiles()).toHaveLength(1)
    expect(run()).toBe('nothing')
    expect(takesCode()).toBe(true)
  })

  it('is rehearsed with the flags that it runs with, for V8 takes no other code', () => {
    expect(run('', ['--stack-size=900'])).toBe('nothing')
    expect(takesCode()).toBe(false)
  })

  it('is bundled anew with another rehearsal', () => {
    expect(run()).toBe('nothing')
    const before = mark()
    put('main.rehearsal.jsonl', 'hm', 5)
    expect(run()).toBe('nothing')
    expect(mark()).not.toBe(before)
  })

  it('runs without code where none can be read', () => {
    expect(run()).toBe('nothing')
    for (const name of codeFiles()) writeFileSync(path.join(made(), name), 'no code')
    expect(run()).toBe('nothing')
  })
})

describe('words of a language', () => {
  const dataFiles = () => files().filter((name) => name.startsWith('data-'))

  beforeEach(() => {
    put('main.ts', "import { say } from './languages/xx/say.ts'\nconsole.log(say('one'))")
    put(
      'languages/xx/say.ts',
      "import { words } from './words.ts'\nexport const say = (it: string) => words[it]",
    )
    put(
      'languages/xx/words.ts',
      "import { one } from './one.ts'\nexport const words: Record<string, string> = { one }",
    )
    put('languages/xx/one.ts', "export const one = 'ஒன்று'")
  })

  it('stand beside the bundle as data, and what is done with them in it', () => {
    expect(run()).toBe('ஒன்று')
    expect(readFileSync(bundleFile(), 'utf8')).not.toContain('ஒன்று')
    expect(dataFiles()).toHaveLength(2)
  })

  it('that changed are bundled anew, also where other words alone are made of them', () => {
    expect(run()).toBe('ஒன்று')
    put('languages/xx/one.ts', "export const one = 'ഒന്ന്'", 5)
    expect(run()).toBe('ഒന്ന്')
    expect(dataFiles()).toHaveLength(2)
  })

  it('that are gone are bundled anew', () => {
    expect(run()).toBe('ஒன்று')
    for (const name of dataFiles()) rmSync(path.join(made(), name))
    expect(run()).toBe('ஒன்று')
  })
})

describe('what is worked out at a start', () => {
  const madeFiles = () => files().filter((name) => name.endsWith('.made'))

  beforeEach(() => {
    put('main.ts', "import { ahead } from './squares.ahead.ts'\nconsole.log(ahead('three'))")
    put(
      'squares.ahead.ts',
      "import { made } from './squares.made.ts'\nexport const ahead = (key) => made[key]",
    )
    put(
      'squares.made.ts',
      "import { square } from './square.ts'\nexport const made = { two: square(2), three: square(3) }",
    )
    put('square.ts', 'export const square = (it: number): number => it * it')
  })

  it('is worked out when it is bundled, a file for each key', () => {
    expect(run()).toBe('9')
    expect(madeFiles()).toHaveLength(2)
    expect(readFileSync(bundleFile(), 'utf8')).not.toContain('it * it')
  })

  it('is worked out anew when what makes it has changed', () => {
    expect(run()).toBe('9')
    put('square.ts', 'export const square = (it: number): number => it * it + 1', 5)
    expect(run()).toBe('10')
    expect(madeFiles()).toHaveLength(2)
  })

  it('is worked out anew when it is gone', () => {
    expect(run()).toBe('9')
    for (const name of madeFiles()) rmSync(path.join(made(), name))
    expect(run()).toBe('9')
  })
})

it('an entry runs as it stands where nothing can be bundled, and says so', () => {
  put('.cache', 'no folder')
  expect(run('main.ts could not be put into one file and takes longer to start.\n')).toBe('one')
  expect(existsSync(path.join(folder, '.cache/bundled'))).toBe(false)
})
