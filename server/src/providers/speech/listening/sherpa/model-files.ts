import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** The files of a model, each by the name that sherpa-onnx's settings have for it; `model` where there is one. */
export interface ModelFiles {
  files: Readonly<Record<string, string>>
  tokens: string
}

/** How files are called in the archives that sherpa-onnx offers; the first that fits says which it is. */
const roles: readonly (readonly [role: string, name: RegExp])[] = [
  ['mergedDecoder', /decode.*merged/],
  ['uncachedDecoder', /uncached/],
  ['cachedDecoder', /cached/],
  ['preprocessor', /preprocess/],
  ['joiner', /joiner/],
  ['encoder', /encode/],
  ['decoder', /decode/],
  ['model', /./],
]

/**
 * Finds the files of a model in a folder, or beside a model of one file.
 * @throws Error with what is wrong and what to do, going on from “names such a path, which”.
 */
export function findModelFiles(at: string): ModelFiles {
  const found = statSync(at, { throwIfNoEntry: false })
  if (found === undefined) throw new Error('is not there: correct the path, or put the model there')
  const folder = found.isDirectory() ? at : path.dirname(at)
  const names = readdirSync(folder).sort()
  const tokens = names.filter((name) => name.endsWith('tokens.txt'))
  return {
    files: found.isDirectory() ? filesByRole(folder, names) : { model: at },
    tokens: path.join(folder, theOnly(tokens, 'tokens.txt', 'put the one of the model there')),
  }
}

function filesByRole(folder: string, names: readonly string[]): Record<string, string> {
  const byRole = Map.groupBy(
    names.filter((name) => /\.(onnx|ort)$/.test(name)),
    (name) => roles.find(([, pattern]) => pattern.test(name))?.[0] ?? 'model',
  )
  // Beside the parts of a model anything else (a detector of voices, say) is none of it.
  if (byRole.size > 1) byRole.delete('model')
  if (byRole.size === 0) throw new Error('holds no model (*.onnx): name the folder that does')
  return Object.fromEntries(
    [...byRole].map(([role, all]) => {
      // Where a file comes in two precisions, the one that takes less memory and time.
      const small = all.filter((name) => name.includes('int8'))
      const advice = role === 'model' ? 'name the file itself' : 'leave one there'
      return [role, path.join(folder, theOnly(small.length > 0 ? small : all, role, advice))]
    }),
  )
}

function theOnly(names: readonly string[], what: string, advice: string): string {
  const [first, ...more] = names
  if (first === undefined) throw new Error(`has no ${what} beside it: ${advice}`)
  if (more.length > 0) throw new Error(`holds more than one ${what} (${names.join(', ')}): ${advice}`)
  return first
}
