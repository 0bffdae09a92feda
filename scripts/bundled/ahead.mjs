// What an entry would work out of its data at every start is worked out when it is bundled. A module `….ahead.ts`
// exports `ahead(key)`, which works it out or has nothing; `made` of the module `….made.ts` beside it has it for every
// key. In a bundle each key has a file, which `ahead` reads; what it is made of is left out.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { serialize } from 'node:v8'

const isAhead = /\.ahead\.ts$/

/**
 * A plugin for the bundler; the files to put beside the bundle, by name.
 *
 * @param {string} mark tells the files of one bundle from those of another
 */
export function madeAhead(mark) {
  const made = new Map()
  const plugin = {
    name: 'ahead',
    transform: {
      filter: { id: isAhead },
      async handler(_, id) {
        const maker = id.replace(isAhead, '.made.ts')
        const name = `${path.basename(id, '.ahead.ts')}-${mark}`
        for (const [key, value] of Object.entries((await import(pathToFileURL(maker).href)).made))
          made.set(`${name}-${key}.made`, serialize(value))
        return `import { readFileSync } from 'node:fs'
          import { deserialize } from 'node:v8'
          export const ahead = (key) =>
            deserialize(readFileSync(new URL(\`${name}-\${key}.made\`, import.meta.url)))`
      },
    },
  }
  return { plugin, made }
}
