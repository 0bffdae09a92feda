import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** The folder whose lockfile names sherpa-onnx-node: it is installed there, and only where models are set. */
export const sherpaFolder = path.resolve(import.meta.dirname, '../../../../../local-models')

const lockSchema = z.object({
  packages: z.object({ 'node_modules/sherpa-onnx-node': z.object({ version: z.string() }) }),
})

/** Whether it is installed, in the version that the lockfile names. npm writes its record of a tree last. */
export function hasSherpa(): boolean {
  const record = path.join(sherpaFolder, 'node_modules/.package-lock.json')
  return existsSync(record) && versionIn(record) === versionIn(path.join(sherpaFolder, 'package-lock.json'))
}

function versionIn(lockfile: string): string | undefined {
  const { data } = lockSchema.safeParse(JSON.parse(readFileSync(lockfile, 'utf8')))
  return data?.packages['node_modules/sherpa-onnx-node'].version
}
