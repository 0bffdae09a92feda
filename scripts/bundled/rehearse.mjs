// Runs a bundle and puts the code that was compiled for it beside it:
// node FLAGS scripts/bundled/rehearse.mjs FOLDER MARK < what its entry is rehearsed with
import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { codeFile, readBundle } from './script.mjs'

const [folder, mark] = process.argv.slice(2)
const { script, run } = readBundle(folder, mark)
process.on('exit', () => {
  const file = path.join(folder, codeFile(mark))
  // Nobody meets half of it.
  writeFileSync(`${file}-fresh`, script.createCachedData())
  renameSync(`${file}-fresh`, file)
})
run()
