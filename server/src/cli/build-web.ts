import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environmentWith, projectFolder } from '../config.ts'
import { SetupError } from '../errors.ts'

const webFolder = path.join(projectFolder, 'web')
const stamp = path.join(projectFolder, '.cache', 'web-build')

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
  const dist = path.join(webFolder, 'dist')
  const wanted = fingerprint(apiLink)
  const built = existsSync(stamp) && existsSync(path.join(dist, 'index.html')) && readFileSync(stamp, 'utf8')
  if (built !== wanted) {
    console.log('Building the web app …')
    await build(apiLink)
    mkdirSync(path.dirname(stamp), { recursive: true })
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

function build(apiLink: string): Promise<void> {
  const vite = path.join(projectFolder, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', webFolder, '--logLevel', 'error'], {
    cwd: projectFolder,
    // Vite follows NODE_ENV, and would build React's slow version outside of production.
    env: environmentWith({ NODE_ENV: 'production', VITE_API_LINK: apiLink }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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
