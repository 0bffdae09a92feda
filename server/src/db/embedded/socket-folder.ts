import { createHash } from 'node:crypto'
import { existsSync, lstatSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { SetupError } from '../../errors.ts'
import { clusterUser } from './cluster.ts'

/** The private folder in which a server listens. */
export interface SocketFolder {
  folder: string
  /** Held open by every process that uses the server; see watched-process.ts. */
  pipe: string
  lock: string
  connection: { host: string; port: number; user: string; database: string }
}

/** The folder for the database in `dir`: a short path, since a socket's may have 107 bytes only. */
export function socketFolderOf(dir: string): SocketFolder {
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 12)
  const folder = path.join(os.tmpdir(), `guru-${name}`)
  return {
    folder,
    pipe: path.join(folder, 'in-use'),
    lock: path.join(folder, '.s.PGSQL.5432.lock'),
    connection: { host: folder, port: 5432, user: clusterUser, database: 'postgres' },
  }
}

/**
 * Whoever may write to the folder could stand there as our database: it must belong to us, or to the user
 * to whom we gave the data folder, and be closed to everybody else.
 * @throws SetupError when it does not.
 */
export function requirePrivate(sockets: SocketFolder, dir: string): void {
  if (!existsSync(sockets.folder)) return
  const found = lstatSync(sockets.folder)
  const ours = found.uid === process.getuid?.() || found.uid === statSync(dir).uid
  if (found.isDirectory() && ours && (found.mode & 0o077) === 0) return
  // Left by a database whose files were removed since, which another user ran for root.
  const left = process.getuid?.() === 0 && !existsSync(path.join(dir, 'data'))
  if (!left)
    throw new SetupError(`${sockets.folder} is not a private folder of this user: remove it and start again.`)
  rmSync(sockets.folder, { recursive: true, force: true })
}

/** Whether a server takes connections there. */
export async function answers(sockets: SocketFolder): Promise<boolean> {
  const client = new pg.Client(sockets.connection)
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
