import { closeSync, existsSync, mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { SetupError } from '../../errors.ts'
import { findBinaries, linkLibraries, programEnvironment } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { handOver, obstacle, type RunAs, waysToRun } from './run-as.ts'
import { answers, requirePrivate, type SocketFolder, socketFolderOf } from './socket-folder.ts'
import { type PreparedServer, Starter } from './starter.ts'
import { holdPipe } from './watched-process.ts'

/** A PostgreSQL of our own that runs as long as a process of ours uses it. */
export interface EmbeddedServer {
  connection: SocketFolder['connection']
  /** Lets go of the server; the last one to do so stops it. */
  release(): Promise<void>
}

/** Further settings of the server, such as `{ fsync: 'off' }` for tests. */
export type ServerSettings = Record<string, string>

/**
 * Starts the PostgreSQL whose files are in `folder`, making them at the first start, or joins the one that
 * another process of ours runs there. It listens on a socket in a private folder only, never on a port.
 * @throws SetupError when it cannot run; the message says why in one line.
 */
export async function startEmbedded(folder: string, settings: ServerSettings = {}): Promise<EmbeddedServer> {
  const dir = makeFolder(folder)
  const sockets = socketFolderOf(dir)
  requirePrivate(sockets, dir)
  const joined = await join(sockets)
  if (joined) return joined
  const prepared = await oneAtATime(path.join(dir, 'preparing'), () => prepare(dir, sockets, settings)).catch(
    (cause: unknown) => {
      throw cause instanceof SetupError ? cause : unusable(dir, reasonOf(cause))
    },
  )
  const starter = new Starter(prepared)
  await starter.run()
  return { connection: sockets.connection, release: () => starter.release() }
}

async function join(sockets: SocketFolder): Promise<EmbeddedServer | null> {
  const held = holdPipe(sockets.pipe)
  if (held === null) return null
  if (await answers(sockets)) return { connection: sockets.connection, release: async () => closeSync(held) }
  closeSync(held)
  return null
}

/** The log must never quote a row or a statement: they hold names and numbers of people. */
const steadySettings: ServerSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  random_page_cost: '1.1',
  jit: 'off',
  // The indexes of 300,000 listings; a page that is not used takes no memory.
  shared_buffers: '256MB',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

async function prepare(
  dir: string,
  sockets: SocketFolder,
  settings: ServerSettings,
): Promise<PreparedServer> {
  const binaries = await findBinaries()
  const libraries = path.join(dir, 'lib')
  const env = programEnvironment(binaries, libraries)
  mkdirSync(sockets.folder, { recursive: true, mode: 0o700 })
  // Once more: somebody else may have made it since the first look.
  requirePrivate(sockets, dir)
  try {
    linkLibraries(binaries, libraries)
  } catch (cause) {
    throw unusable(dir, reasonOf(cause))
  }
  const way = chooseWay(dir, sockets.folder, binaries.postgres, env)
  const data = ensureCluster(dir, binaries, way, env)
  const all = { ...steadySettings, ...settings, unix_socket_directories: sockets.folder }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return { dir, sockets, way, env, command: [binaries.postgres, '-D', data, ...options] }
}

function makeFolder(folder: string): string {
  try {
    // Folders above it get the usual mode: closing those would shut out the user that runs PostgreSQL.
    mkdirSync(path.dirname(folder), { recursive: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return realpathSync(folder)
  } catch (cause) {
    throw unusable(folder, reasonOf(cause))
  }
}

/** The first way that works; see run-as.ts for their order. */
function chooseWay(dir: string, sockets: string, program: string, env: NodeJS.ProcessEnv): RunAs {
  const data = path.join(dir, 'data')
  const reasons: string[] = []
  for (const way of waysToRun(existsSync(data) ? data : null)) {
    handOver([dir, sockets], way)
    const reason = obstacle(way, program, [dir, sockets], env)
    if (reason === null) return way
    reasons.push(reason)
  }
  throw unusable(dir, reasons.join('; '))
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

const unusable = (folder: string, reason: string) =>
  new SetupError(
    `The embedded database cannot run in ${folder} (${reason}): start Guru as the folder's owner, choose another folder in DATABASE_URL=embedded:FOLDER, or set DATABASE_URL=postgres://…`,
  )
