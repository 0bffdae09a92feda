import { mkdtemp, realpath, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { SetupError } from '../../errors.ts'

/** Gives a path for the file of rejects; may make the folder for it, or throw. */
export type Place = () => string | Promise<string>

/** Where a file of rejects is while it is being written. */
export const partOf = (file: string) => `${file}.part`

const nameFor = (file: string) => `${path.basename(file)}.rejects.csv`

/** Beside the file that is imported; where nothing can be written, the working folder, and then one for passing files. */
export const placesBeside = (file: string, workingFolder = '.'): readonly Place[] => [
  () => path.join(path.dirname(path.resolve(file)), nameFor(file)),
  () => path.resolve(workingFolder, nameFor(file)),
  async () => path.join(await mkdtemp(path.join(os.tmpdir(), 'guru-rejects-')), nameFor(file)),
]

/** True where the rejects of a file had to go elsewhere than beside it. */
export const isElsewhere = (rejects: string, file: string): boolean =>
  path.dirname(path.resolve(rejects)) !== path.dirname(path.resolve(file))

/**
 * The path that an operator asked for: a file, or a folder for it. It is tried before anything is read.
 * @throws SetupError when it cannot be written, or is the very file that is imported.
 */
export async function askedPlace(asked: string, file: string): Promise<string> {
  const isFolder = await stat(asked).then(
    (found) => found.isDirectory(),
    () => false,
  )
  const place = path.resolve(isFolder ? path.join(asked, nameFor(file)) : asked)
  if ((await same(place)) === (await same(file)))
    throw new SetupError('--rejects names the file that is imported. Nothing was imported.')
  const trial = partOf(place)
  try {
    await writeFile(trial, '')
    await rm(trial)
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    throw new SetupError(`${place} cannot be written (${why}). Nothing was imported.`, { cause })
  }
  return place
}

const same = (file: string) => realpath(file).catch(() => path.resolve(file))
