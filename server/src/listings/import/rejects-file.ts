import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { SetupError } from '../../errors.ts'
import { type Place, partOf } from './rejects-places.ts'

const bufferedLength = 64 * 1024

/**
 * Rows that could not be used, as they came, with the reason in a last column. The file appears under its
 * name only when everything is read and written; without rejects there is none.
 */
export class RejectsFile {
  readonly #places: readonly Place[]
  readonly #header: readonly string[]
  #file: { handle: FileHandle; path: string } | null = null
  /** No place took it: the rows are counted and nothing else. */
  #lost = false
  #waiting = ''
  #kept: string | null = null

  /** @param places where it may be; the first that can be written is taken. */
  constructor(places: readonly Place[], header: readonly string[]) {
    this.#places = places
    this.#header = header
  }

  /** @throws SetupError when what was begun cannot be written on. */
  async add(cells: readonly string[], reason: string): Promise<void> {
    if (this.#file === null && !this.#lost) {
      this.#file = await firstOpened(this.#places)
      this.#lost = this.#file === null
      this.#waiting = csvLine([...this.#header, 'reason'])
    }
    if (this.#lost) return
    this.#waiting += csvLine([...cells, reason])
    if (this.#waiting.length > bufferedLength) await this.#flush()
  }

  /** Writes out what waits. Called while the import can still be given up. */
  async finish(): Promise<void> {
    if (this.#file === null) return
    await this.#flush()
    await this.#file.handle.close()
  }

  /**
   * Puts the file in its place and says where; null where nothing was rejected, and one of an earlier import goes
   * away then, or where no place could be written.
   */
  async keep(): Promise<string | null> {
    if (this.#file === null) {
      if (!this.#lost) await removeEarlier(this.#places[0])
      return null
    }
    const { path } = this.#file
    // What is written is not given up for its name.
    this.#kept = await rename(partOf(path), path).then(
      () => path,
      () => partOf(path),
    )
    return this.#kept
  }

  /** Leaves nothing. */
  async discard(): Promise<void> {
    if (this.#file === null) return
    await this.#file.handle.close().catch(() => {})
    await rm(this.#kept ?? partOf(this.#file.path), { force: true })
  }

  async #flush(): Promise<void> {
    if (this.#file === null) return
    const text = this.#waiting
    this.#waiting = ''
    try {
      await this.#file.handle.appendFile(text)
    } catch (cause) {
      const full = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC'
      const why = full ? 'the disk is full' : String(cause)
      throw new SetupError(
        `${this.#file.path} cannot be written (${why}): --rejects FILE names another place. Nothing was imported.`,
        { cause },
      )
    }
  }
}

/** Tried and not asked about: rights are not all that keeps a file from being written. */
async function firstOpened(places: readonly Place[]) {
  for (const place of places) {
    try {
      const path = await place()
      return { path, handle: await open(partOf(path), 'w') }
    } catch {
      // The next one, then.
    }
  }
  return null
}

/** Only in the first place: elsewhere a file of that name may be another import's. */
async function removeEarlier(place: Place | undefined): Promise<void> {
  const path = await place?.()
  if (path === undefined) return
  // One that cannot be removed is no reason to give the import up.
  await Promise.all([path, partOf(path)].map((file) => rm(file, { force: true }).catch(() => {})))
}

function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => (/[",\r\n;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
  return `${quoted.join(',')}\r\n`
}
