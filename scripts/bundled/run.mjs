// Runs a TypeScript entry out of one file, which takes less time and memory to load than several hundred:
// node scripts/bundled/run.mjs ENTRY
// The file is made anew when a source of it, what makes it or a package has changed. Plain JavaScript, since the
// first TypeScript that Node meets may bring its compiler into memory.
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { readBundle } from './script.mjs'

const [entry] = process.argv.slice(2)
const folder = path.join('.cache', 'bundled', path.parse(entry).name)
const builder = path.join(import.meta.dirname, 'build.mjs')

/** Which bundle was made last, by which Node and of which files; null where there is none. */
function lastBuilt() {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'sources.json'), 'utf8'))
  } catch {
    return null
  }
}

/** Whether this Node made a bundle, of the files as they are now; build.mjs wrote down how they were. */
function isFresh({ node, states }) {
  try {
    if (node !== process.version) return false
    return Object.entries(states).every(([file, then]) => {
      const { mtimeMs, size } = statSync(file)
      return then === `${mtimeMs} ${size}`
    })
  } catch {
    return false
  }
}

/** In a process of its own, whose memory goes with it. */
async function build() {
  // A start that finds the bundle fresh need not wait for what starts processes.
  const { spawnSync } = await import('node:child_process')
  const { status } = spawnSync(process.execPath, [builder, entry, folder, ...process.execArgv], {
    stdio: 'ignore',
  })
  if (status !== 0) console.error(`${entry} could not be put into one file and takes longer to start.`)
  return status === 0 ? lastBuilt() : null
}

const last = lastBuilt()
const built = last !== null && isFresh(last) ? last : await build()
// Where nothing can be built, as in a folder that cannot be written, the entry runs as it stands.
if (built === null) await import(pathToFileURL(entry).href)
else readBundle(folder, built.mark).run()
