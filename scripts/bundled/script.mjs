// The file that an entry was put into, as a script: unlike a module it takes the code that V8 compiled for an earlier run,
// also that of functions which are first called long after a start.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Script } from 'node:vm'

/** @param {string} mark of the bundle */
export const bundleFile = (mark) => `bundle-${mark}.cjs`

/**
 * The compiled code of a bundle. V8 tells by the length of a text alone that code is of it: each bundle has its own.
 *
 * @param {string} mark of the bundle
 */
export const codeFile = (mark) => `bundle-${mark}.code`

/**
 * A bundle and a function that runs it. Code that is not there or was compiled with other flags is compiled anew.
 *
 * @param {string} folder
 * @param {string} mark of the bundle
 */
export function readBundle(folder, mark) {
  const filename = path.resolve(folder, bundleFile(mark))
  const text = readFileSync(filename, 'utf8')
  const head = '(function (exports, require, module, __filename, __dirname) {"use strict";'
  const script = new Script(`${head}${text}\n})`, {
    filename,
    cachedData: codeIn(path.join(folder, codeFile(mark))),
  })
  const module = { exports: {} }
  const run = () =>
    script.runInThisContext()(
      module.exports,
      createRequire(filename),
      module,
      filename,
      path.dirname(filename),
    )
  return { script, run }
}

function codeIn(file) {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
