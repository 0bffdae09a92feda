import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { SetupError } from '../../errors.ts'
import type { Binaries } from './binaries.ts'
import type { RunAs } from './run-as.ts'

/** Name of the database superuser inside the cluster; reachable through the socket folder alone. */
export const clusterUser = 'guru'

const version = '18'

/**
 * Makes the database cluster in `folder/data` unless it is there. initdb works under a name of its own
 * that is renamed at the end, so that a first start that was killed leaves no half cluster and two first
 * starts do not meet.
 */
export function ensureCluster(
  folder: string,
  binaries: Binaries,
  way: RunAs,
  env: NodeJS.ProcessEnv,
): string {
  const data = path.join(folder, 'data')
  if (!existsSync(data)) {
    const fresh = `${data}.${process.pid}.new`
    rmSync(fresh, { recursive: true, force: true })
    initialise(fresh, binaries, way, env)
    try {
      renameSync(fresh, data)
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true })
      if (!existsSync(data)) throw error
    }
  }
  const found = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim()
  if (found !== version) {
    throw new SetupError(
      `The database in ${folder} was made by PostgreSQL ${found}, this installation brings ${version}: dump it with the old one and restore it here, or choose another folder in DATABASE_URL.`,
    )
  }
  return data
}

function initialise(data: string, binaries: Binaries, way: RunAs, env: NodeJS.ProcessEnv): void {
  // With a C character type, trigrams of Tamil, Hindi or Punjabi would all be empty. macOS has no C.UTF-8.
  const characters = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const options = ['-D', data, '-U', clusterUser, '-E', 'UTF8', '--auth=trust', '--data-checksums']
  const locale = ['--locale=C', '--lc-collate=C', `--lc-ctype=${characters}`]
  const [command = binaries.initdb, ...args] = [...way.prefix, binaries.initdb, ...options, ...locale]
  const result = spawnSync(command, args, { ...way.user, env, cwd: path.dirname(data), encoding: 'utf8' })
  if (result.status === 0) return
  rmSync(data, { recursive: true, force: true })
  const lines = (result.stderr || String(result.error)).trim().split('\n')
  const reason = lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1)
  throw new SetupError(`The embedded database could not be made in ${data}: ${reason}`)
}

/**
 * Removes the lock files that a crash left behind when their process number now belongs to a program that
 * is not PostgreSQL, as happens after a restart of a machine or container. PostgreSQL itself only sees
 * that the number is in use and would refuse to start.
 */
export function removeStaleLocks(files: string[]): void {
  for (const file of files) {
    if (!existsSync(file)) continue
    const owner = Number.parseInt(readFileSync(file, 'utf8'), 10)
    if (!(owner > 0) || !commandOf(owner).includes('postgres')) rmSync(file, { force: true })
  }
}

/** The command of a process, '' when there is none of that number. */
function commandOf(pid: number): string {
  const listed = `/proc/${pid}/comm`
  if (existsSync(listed)) return readFileSync(listed, 'utf8')
  return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}
