import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { environmentWith, projectFolder } from '../config.ts'
import { SetupError } from '../errors.ts'

const webFolder = path.join(projectFolder, 'web')
const dist = path.join(webFolder, 'dist')
const cache = path.join(projectFolder, '.cache')
const stamp = path.join(cache, 'web-build')

/** What the web app is built of. */
const sources = ['web', 'contract/src', 'engine/src', 'package-lock.json']
const leftOut = /(^|\/)(dist|node_modules)$|\.test\.tsx?$/

/**
 * Builds the web app unless the last build was of the same sources.
 * @param apiLink the API's base address that the build takes in, '' for the same server.
 * @returns the folder of the build.
 * @throws SetupError when it cannot be built.
 */
export async function buildWeb(apiLink: string): Promise<string> {
  const wanted = fingerprint(apiLink)
  const built = existsSync(stamp) && existsSync(path.join(dist, 'index.html')) && readFileSync(stamp, 'utf8')
  if (built !== wanted) {
    console.log('Building the web app …')
    mkdirSync(cache, { recursive: true })
    const fresh = path.join(cache, `web-${process.pid}`)
    await build(apiLink, fresh)
    keepEarlierFiles(dist, fresh)
    replaceDist(fresh)
    writeFileSync(stamp, wanted)
  }
  return dist
}

function fingerprint(apiLink: string): string {
  const hash = createHash('sha256').update(apiLink)
  for (const source of sources) {
    for (const file of filesIn(path.join(projectFolder, source))) {
      hash.update(`\0${path.relative(projectFolder, file)}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

function filesIn(at: string): string[] {
  if (leftOut.test(at)) return []
  if (!statSync(at).isDirectory()) return [at]
  return readdirSync(at)
    .sort()
    .flatMap((name) => filesIn(path.join(at, name)))
}

/** How long a page that is open goes on with the files of the build that it came from, in milliseconds. */
const keptFor = 24 * 3_600_000

/**
 * Takes over what earlier builds had and the fresh one has not: a page that is open fetches parts of its own
 * build later. Names hold a hash of the content, so nothing old is taken for something new.
 */
export function keepEarlierFiles(earlier: string, fresh: string): void {
  const [from, to] = [path.join(earlier, 'assets'), path.join(fresh, 'assets')]
  if (!existsSync(from)) return
  for (const name of readdirSync(from)) {
    const [old, copy] = [path.join(from, name), path.join(to, name)]
    const isKept = !existsSync(copy) && Date.now() - statSync(old).mtimeMs < keptFor
    if (isKept) cpSync(old, copy, { preserveTimestamps: true })
  }
}

/** Puts a finished build in place, so that neither a running server nor another build meets half of one. */
function replaceDist(fresh: string): void {
  const old = `${fresh}-old`
  try {
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(fresh, dist)
  } catch (error) {
    // Another start put its own build, of the same sources, there at this moment.
    if (!existsSync(path.join(dist, 'index.html'))) throw error
  }
  for (const left of [old, fresh]) rmSync(left, { recursive: true, force: true })
}

function build(apiLink: string, folder: string): Promise<void> {
  const vite = path.join(projectFolder, 'node_modules/vite/bin/vite.js')
  const child = spawn(
    process.execPath,
    [vite, 'build', webFolder, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: projectFolder,
      // Vite follows NODE_ENV, and would build React's slow version outside of production.
      env: environmentWith({ NODE_ENV: 'production', VITE_API_LINK: apiLink }),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new SetupError(`The web app could not be built: ${output.trim()}`))
    })
  })
}
