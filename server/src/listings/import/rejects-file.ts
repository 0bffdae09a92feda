import { access, constants, type FileHandle, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { SetupError } from '../../errors.ts'

const bufferedLength = 64 * 1024

/**
 * Rows that could not be used, as they came, with the reason in a last column. The file appears under its
 * name only when everything is read and written; without rejects there is none.
 */
export class RejectsFile {
  readonly path: string
  readonly #header: readonly string[]
  #file: FileHandle | null = null
  #waiting = ''
  #kept = false

  private constructor(file: string, header: readonly string[]) {
    this.path = file
    this.#header = header
  }

  /** Beside the file that is imported, or in the working folder where that one cannot be written to. */
  static async beside(file: string, header: readonly string[]): Promise<RejectsFile> {
    const folder = path.dirname(path.resolve(file))
    const writable = await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    )
    return new RejectsFile(path.join(writable ? folder : '.', `${path.basename(file)}.rejects.csv`), header)
  }

  /** @throws SetupError when it cannot be written. */
  async add(cells: readonly string[], reason: string): Promise<void> {
    if (this.#file === null) {
      this.#waiting = csvLine([...this.#header, 'reason'])
      this.#file = await this.#written(() => open(this.#part, 'w'))
    }
    this.#waiting += csvLine([...cells, reason])
    if (this.#waiting.length > bufferedLength) await this.#flush(this.#file)
  }

  /** Writes out what waits. Called while the import can still be given up. */
  async finish(): Promise<void> {
    if (this.#file === null) return
    await this.#flush(this.#file)
    await this.#file.close()
  }

  /** Puts the file in its place; null where nothing was rejected: one of an earlier import goes away then. */
  async keep(): Promise<string | null> {
    if (this.#file === null) {
      await Promise.all([this.path, this.#part].map((file) => rm(file, { force: true })))
      return null
    }
    await rename(this.#part, this.path)
    this.#kept = true
    return this.path
  }

  /** Leaves nothing. */
  async discard(): Promise<void> {
    await this.#file?.close().catch(() => {})
    await rm(this.#kept ? this.path : this.#part, { force: true })
  }

  get #part(): string {
    return `${this.path}.part`
  }

  async #flush(file: FileHandle): Promise<void> {
    const text = this.#waiting
    this.#waiting = ''
    await this.#written(() => file.appendFile(text))
  }

  async #written<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await write()
    } catch (cause) {
      const full = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC'
      const why = full ? 'the disk is full' : String(cause)
      throw new SetupError(`${this.path} cannot be written (${why}). Nothing was imported.`, { cause })
    }
  }
}

function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => (/[",\r\n;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
  return `${quoted.join(',')}\r\n`
}
