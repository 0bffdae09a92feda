import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SetupError } from '../../errors.ts'

/** A file that an admin uploaded, in a temporary folder of its own. */
export class UploadedFile {
  /** As it was called at the admin's. */
  readonly name: string
  readonly path: string
  readonly #folder: string

  private constructor(name: string, folder: string) {
    this.name = name
    this.#folder = folder
    this.path = path.join(folder, 'listings.csv')
  }

  /** Writes a stream down; leaves nothing when that fails. */
  static async from(name: string, stream: Readable): Promise<UploadedFile> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'guru-listings-'))
    const file = new UploadedFile(shortName(name), folder)
    try {
      await pipeline(stream, createWriteStream(file.path))
      return file
    } catch (cause) {
      await file.remove()
      const isFull = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC'
      throw isFull ? new SetupError('The disk of the server is full.', { cause }) : cause
    }
  }

  /** Takes the folder away, with everything that was written into it. */
  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }

  /** A message without the server's own paths. */
  inWordsOf(message: string): string {
    return message.replaceAll(this.path, this.name).replaceAll(`${this.#folder}${path.sep}`, '')
  }
}

const longestName = 100

/** Without a path and without what no page should show. */
const shortName = (name: string): string =>
  path
    .basename(name.replaceAll('\\', '/'))
    .replace(/\p{Cc}/gu, '')
    .slice(0, longestName)
    .toWellFormed() || 'listings.csv'
