// Puts an entry and all that it imports into one file of code and one of data, and writes down beside them how its
// sources were: node scripts/bundled/build.mjs ENTRY FOLDER
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { rolldown } from 'rolldown'
import { madeAhead } from './ahead.mjs'
import { dataIn } from './data.mjs'

const [entry, folder] = process.argv.slice(2)
const started = Date.now()
// A name of its own, so that no bundle ever meets the data of another.
const mark = `${started}-${process.pid}`
const data = dataIn(mark)
const ahead = madeAhead(mark)
const bundler = await rolldown({
  input: path.resolve(entry),
  platform: 'node',
  plugins: [data.plugin, ahead.plugin],
})
const { output } = await bundler.generate({ format: 'esm', codeSplitting: false, comments: false })
const [{ code }] = output

mkdirSync(folder, { recursive: true })
const beside = [...data.contents(), ...ahead.made]
for (const [name, bytes] of beside) put(name, bytes)
put('bundle.mjs', inAscii(code))
const states = Object.fromEntries((await sources()).map((file) => [file, stateOf(file)]))
// What is made ahead is in the format of this Node's V8, which an older one may not read.
put('sources.json', JSON.stringify({ node: process.version, states }))
// Another build may be under way, or about to be used.
for (const name of readdirSync(folder))
  if (isOfOneBundle(name) && statSync(path.join(folder, name)).mtimeMs < started)
    rmSync(path.join(folder, name))

/** What the bundle is made of, and its data, which has to be there. */
async function sources() {
  // A new bundler may make another file of the same sources.
  const makers = ['build.mjs', 'data.mjs', 'ahead.mjs'].map((name) => path.join(import.meta.dirname, name))
  const lockfile = path.resolve('package-lock.json')
  const all = [
    ...makers,
    ...(existsSync(lockfile) ? [lockfile] : []),
    ...(await bundler.watchFiles),
    ...data.files,
  ]
  const written = beside.map(([name]) => path.join(folder, name))
  return [...all.map((file) => path.relative('', file)), ...written]
}

/** A module of ASCII alone is kept in half the memory and read sooner. Where texts are taken raw it stays as it is. */
function inAscii(text) {
  if (text.includes('String.raw')) return text
  return text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function stateOf(file) {
  const { mtimeMs, size } = statSync(file)
  // One that was written meanwhile may have been read before: it is never fresh.
  return mtimeMs < started || isOfOneBundle(path.basename(file)) ? `${mtimeMs} ${size}` : null
}

function isOfOneBundle(name) {
  return name.startsWith('data-') || name.endsWith('.made')
}

/** Nobody meets half of a file. */
function put(name, content) {
  const fresh = path.join(folder, `${name}-${process.pid}`)
  writeFileSync(fresh, content)
  renameSync(fresh, path.join(folder, name))
}
