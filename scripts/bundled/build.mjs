// Puts an entry and all that it imports into one file of code and one of data, and writes down beside them how its
// sources were: node scripts/bundled/build.mjs ENTRY FOLDER [FLAG OF NODE…]
// Where a file ENTRY.rehearsal.jsonl stands beside the entry it is run once with that as its input, for the code that it
// needs to be compiled ahead.
import { spawnSync } from 'node:child_process'
import {
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
import process from 'node:process'
import { rolldown } from 'rolldown'
import { madeAhead } from './ahead.mjs'
import { dataIn } from './data.mjs'
import { bundleFile } from './script.mjs'

const [entry, folder, ...flags] = process.argv.slice(2)
const started = Date.now()
/** Milliseconds. */
const keptFor = 3_600_000
/** Milliseconds; who starts for the first time waits for it. */
const longestRehearsal = 30_000
// A name of its own, so that no bundle ever meets the data of another.
const mark = `${started}-${process.pid}`
const data = dataIn(mark)
const ahead = madeAhead(mark)
const bundler = await rolldown({
  input: path.resolve(entry),
  platform: 'node',
  plugins: [data.plugin, ahead.plugin],
})
const { output } = await bundler.generate({ format: 'cjs', codeSplitting: false, comments: false })
const [{ code }] = output

mkdirSync(folder, { recursive: true })
const beside = [...data.contents(), ...ahead.made]
for (const [name, bytes] of beside) put(name, bytes)
put(bundleFile(mark), inAscii(code))
const rehearsal = entry.replace(/\.ts$/, '.rehearsal.jsonl')
if (existsSync(rehearsal)) rehearse()
const states = Object.fromEntries((await sources()).map((file) => [file, stateOf(file)]))
// What is made ahead is in the format of this Node's V8, which an older one may not read.
put('sources.json', JSON.stringify({ node: process.version, mark, states }))
// A younger one may be read by a start, or be another build that is under way.
for (const name of readdirSync(folder))
  if (name !== 'sources.json' && started - statSync(path.join(folder, name)).mtimeMs > keptFor)
    rmSync(path.join(folder, name), { force: true })

/** One that fails costs no more than the time that it would have spared. */
function rehearse() {
  const input = readFileSync(rehearsal)
  const script = path.join(import.meta.dirname, 'rehearse.mjs')
  spawnSync(process.execPath, [...flags, script, folder, mark], {
    input,
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: longestRehearsal,
  })
}

/** What the bundle is made of, and its data, which has to be there. */
async function sources() {
  // A new bundler may make another file of the same sources.
  const makers = ['build.mjs', 'data.mjs', 'ahead.mjs', 'script.mjs', 'rehearse.mjs'].map((name) =>
    path.join(import.meta.dirname, name),
  )
  const lockfile = path.resolve('package-lock.json')
  const all = [
    ...makers,
    ...(existsSync(lockfile) ? [lockfile] : []),
    ...(await bundler.watchFiles),
    ...data.files,
    ...(existsSync(rehearsal) ? [path.resolve(rehearsal)] : []),
  ]
  const written = [bundleFile(mark), ...beside.map(([name]) => name)].map((name) => path.join(folder, name))
  return [...all.map((file) => path.relative('', file)), ...written]
}

/** A module of ASCII alone is kept in half the memory and read sooner. Where texts are taken raw it stays as it is. */
function inAscii(text) {
  if (text.includes('String.raw')) return text
  return text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Whether it was made, not written by somebody. */
function isOfBundle(file) {
  return path.resolve(path.dirname(file)) === path.resolve(folder)
}

function stateOf(file) {
  const { mtimeMs, size } = statSync(file)
  // One that was written meanwhile may have been read before: it is never fresh.
  return mtimeMs < started || isOfBundle(file) ? `${mtimeMs} ${size}` : null
}

/** Nobody meets half of a file. */
function put(name, content) {
  const fresh = path.join(folder, `${name}-${process.pid}`)
  writeFileSync(fresh, content)
  renameSync(fresh, path.join(folder, name))
}
