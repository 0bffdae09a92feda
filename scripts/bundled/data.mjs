// Modules that export data alone, such as the words of a language, stand in a file of JSON beside the bundle. Node
// keeps the text of a module as long as it runs, that of JSON until it is read. What has letters of one byte alone stands
// in a file of its own: both are then read as they lie, which takes half as long as UTF-8.
import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

const mayBeData = /[\\/]languages[\\/]|\.generated\.ts$/

/**
 * A plugin for the bundler; what to put beside the bundle, by name; and the files that it was made of.
 *
 * @param {string} mark tells the files of one bundle from those of another
 */
export function dataIn(mark) {
  const data = { latin1: {}, utf16le: {} }
  const fileOf = (encoding) => `data-${mark}-${encoding}.json`
  const files = new Set()
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:')) files.add(fileURLToPath(url))
      return next(url, context)
    },
  })
  const plugin = {
    name: 'data',
    resolveId: (id) => (id === 'data' ? '\0data' : null),
    load: (id) =>
      id === '\0data'
        ? `import { readFileSync } from 'node:fs'
           const read = (file, encoding) => JSON.parse(readFileSync(new URL(file, import.meta.url), encoding))
           export const latin1 = read('${fileOf('latin1')}', 'latin1')
           export const utf16le = read('${fileOf('utf16le')}', 'utf16le')`
        : null,
    transform: {
      filter: { id: mayBeData },
      async handler(_, id) {
        const exported = { ...(await import(pathToFileURL(id).href)) }
        if (!isData(exported)) return null
        const name = path.relative('', id)
        const encoding = hasLatinOnly(JSON.stringify(exported)) ? 'latin1' : 'utf16le'
        data[encoding][name] = exported
        const names = Object.keys(exported).join(', ')
        const code = `import { ${encoding} } from 'data'\nexport const { ${names} } = ${encoding}[${JSON.stringify(name)}]`
        return { code, moduleSideEffects: false }
      },
    },
  }
  const contents = () =>
    Object.entries(data).map(([encoding, all]) => [
      fileOf(encoding),
      Buffer.from(JSON.stringify(all), encoding),
    ])
  return { plugin, contents, files }
}

/** One byte a letter. */
function hasLatinOnly(text) {
  return /^[\0-\xff]*$/.test(text)
}

/** Numbers, words, lists and records: what is the same once it was JSON. */
function isData(exported) {
  return Object.keys(exported).length > 0 && isDeepStrictEqual(JSON.parse(JSON.stringify(exported)), exported)
}
