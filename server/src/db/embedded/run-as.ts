import { spawnSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'

/** How PostgreSQL is started: as which user, and with which program in front of it. */
export interface RunAs {
  /** Put before the command. */
  prefix: string[]
  /** For `spawn`; absent where the prefix changes the user, or nothing has to. */
  user?: { uid: number; gid: number }
  /** Who must own the data folder, seen from here. */
  owner: { uid: number; gid: number }
}

/**
 * The ways in which PostgreSQL may be started, in the order in which they are tried. It refuses to run as
 * root, so a root process
 * 1. becomes the owner of the data folder (`nobody` for a new one); not possible where a folder above is
 *    closed to that user, as for a clone under root's home;
 * 2. runs it in a user namespace, where root is seen as user 1000 and still enters its own folders; some
 *    containers forbid namespaces;
 * 3. becomes that other user but keeps the right to pass closed folders.
 */
export function waysToRun(dataFolder: string | null): RunAs[] {
  const uid = process.getuid?.() ?? 0
  const gid = process.getgid?.() ?? 0
  if (uid !== 0) return [{ prefix: [], owner: { uid, gid } }]
  const owner = dataFolder === null ? nobody() : statSync(dataFolder)
  const ways: RunAs[] = []
  if (owner.uid !== 0) ways.push(becoming(owner.uid, owner.gid))
  if (owner.uid === 0 || dataFolder === null) ways.push(inUserNamespace)
  if (owner.uid !== 0) ways.push(keepingPassage(owner.uid, owner.gid))
  return ways
}

const becoming = (uid: number, gid: number): RunAs => ({
  prefix: [],
  user: { uid, gid },
  owner: { uid, gid },
})

const inUserNamespace: RunAs = {
  prefix: ['unshare', '--user', '--map-user=1000', '--'],
  owner: { uid: 0, gid: 0 },
}

const keepingPassage = (uid: number, gid: number): RunAs => ({
  prefix: [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ],
  owner: { uid, gid },
})

function nobody(): { uid: number; gid: number } {
  const ask = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: ask('-u') || 65534, gid: ask('-g') || 65534 }
}

/** Hands `folders` to the user of a way; only root may do that and only root needs to. */
export function handOver(folders: string[], way: RunAs): void {
  if (process.getuid?.() !== 0) return
  for (const folder of folders) chownSync(folder, way.owner.uid, way.owner.gid)
}

/**
 * Tries a way: can it run `program` and write to every folder?
 * @returns null when it can, otherwise what stood in the way.
 */
export function obstacle(
  way: RunAs,
  program: string,
  folders: string[],
  env: NodeJS.ProcessEnv,
): string | null {
  const script =
    'program=$1; shift; for f; do test -w "$f" || { echo "$f is not writable"; exit 1; }; done; "$program" --version'
  const [command = '/bin/sh', ...args] = [...way.prefix, '/bin/sh', '-c', script, 'sh', program, ...folders]
  const result = spawnSync(command, args, { ...way.user, env, cwd: '/', encoding: 'utf8' })
  if (result.status === 0) return null
  return (
    (result.stderr || result.stdout || String(result.error ?? 'it did not run')).trim().split('\n').at(-1) ??
    ''
  )
}
