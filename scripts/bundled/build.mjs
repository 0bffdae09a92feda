// Puts an entry and all that it imports into one file, and writes down beside it how its sources were:
// node scripts/bundled/build.mjs ENTRY FOLDER
import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { rolldown } from 'rolldown'

const [entry, folder] = process.argv.slice(2)
const started = Date.now()
const bundler = await rolldown({ input: path.resolve(entry), platform: 'node' })
const { output } = await bundler.generate({ format: 'esm', codeSplitting: false, comments: false })
const [{ code }] = output
// A new bundler may make another file of the same sources.
const makers = [import.meta.filename, path.resolve('package-lock.json')].filter((file) => existsSync(file))
const sources = [...makers, ...(await bundler.watchFiles)].map((file) => {
  const { mtimeMs, size } = statSync(file)
  // One that was written meanwhile may have been read before: it is never fresh.
  return [path.relative('', file), mtimeMs < started ? `${mtimeMs} ${size}` : null]
})

mkdirSync(folder, { recursive: true })
put('bundle.mjs', code)
put('sources.json', JSON.stringify(Object.fromEntries(sources)))

/** Nobody meets half of a file. */
function put(name, text) {
  const fresh = path.join(folder, `${name}-${process.pid}`)
  writeFileSync(fresh, text)
  renameSync(fresh, path.join(folder, name))
}
