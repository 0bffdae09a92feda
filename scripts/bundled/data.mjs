// Modules that export data alone, such as the words of a language, stand in a file of JSON beside the bundle. Node
// keeps the text of a module as long as it runs, that of JSON until it is read.
import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

const mayBeData = /[\\/]languages[\\/]|\.generated\.ts$/

/**
 * A plugin for the bundler; what it finds: exports by module, and the files that they were made of.
 *
 * @param {string} file name of the file beside the bundle
 */
export function dataIn(file) {
  const data = {}
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
           export const data = JSON.parse(readFileSync(new URL('${file}', import.meta.url), 'utf8'))`
        : null,
    transform: {
      filter: { id: mayBeData },
      async handler(_, id) {
        const exported = { ...(await import(pathToFileURL(id).href)) }
        if (!isData(exported)) return null
        const name = path.relative('', id)
        data[name] = exported
        const names = Object.keys(exported).join(', ')
        const code = `import { data } from 'data'\nexport const { ${names} } = data[${JSON.stringify(name)}]`
        return { code, moduleSideEffects: false }
      },
    },
  }
  return { plugin, data, files }
}

/** Numbers, words, lists and records: what is the same once it was JSON. */
function isData(exported) {
  return Object.keys(exported).length > 0 && isDeepStrictEqual(JSON.parse(JSON.stringify(exported)), exported)
}
