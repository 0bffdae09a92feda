import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { ImportSettings, ListingImport } from '@guru/contract/listing-import'
import type { FastifyBaseLogger } from 'fastify'
import type { Account } from '../../accounts/access-tokens.ts'
import { auditInsert } from '../../db/audit.ts'
import type { Database } from '../../db/database.ts'
import { ApiFailure, SetupError } from '../../errors.ts'
import { every } from '../../repeated-work.ts'
import { type ImportProgress, importFile } from '../import/import-file.ts'
import { plainFault } from '../import/plain-fault.ts'
import { aboutOf, describe, type Job, newJob } from './import-job.ts'
import {
  beginImport,
  failImport,
  finishImport,
  ImportEnded,
  type ImportRecord,
  importRunning,
  lastImport,
  noteProgress,
  removeFinished,
} from './import-record.ts'
import { type Look, lookAtFile, reasonsOf } from './look-at-file.ts'
import { UploadedFile } from './uploaded-file.ts'

/** Milliseconds between two signs of life of an import. */
const heardEvery = 1_000

/**
 * Where an admin brings listings in from a file: it is looked at, then imported in the background. One file at a
 * time, on however many servers: until it is started it lies on the server that took it in, from then on each
 * knows how it goes and may end it. What became of it stays until it is cleared away or another takes its place.
 */
export class ImportDesk {
  readonly #database: Database
  readonly #log: FastifyBaseLogger
  #job: Job | null = null
  /** A file is being uploaded or looked at. */
  #busy = false
  #ending = new AbortController()
  #work: Promise<unknown> = Promise.resolve()

  constructor(database: Database, log: FastifyBaseLogger) {
    this.#database = database
    this.#log = log
  }

  /** What runs, else what waits here, else what became of the last one. */
  async current(): Promise<ListingImport | null> {
    const last = await lastImport(this.#database.kysely)
    if (last?.state !== 'running' && this.#job && !this.#job.started) return describe(this.#job)
    return last && { ...last, has_rejects: this.#rejectsOf(last) !== null }
  }

  /**
   * Takes a file in and looks at it; no listing of it is written to the database.
   * @throws ApiFailure 409 while another one is at work, 422 for a file that holds no listings.
   */
  async takeIn(name: string, stream: Readable & { truncated?: boolean }): Promise<ListingImport> {
    return this.#alone(async () => {
      const { kysely } = this.#database
      if ((await lastImport(kysely))?.state === 'running') throw importRunning()
      const upload = await UploadedFile.from(name, stream).catch((cause) => {
        throw uploadFault(cause)
      })
      try {
        if (stream.truncated)
          throw new ApiFailure(413, 'too_large', 'The file is too large: import it with npm run listings.')
        const look = await this.#look(upload, {})
        await this.#clear()
        await removeFinished(kysely)
        this.#job = newJob(upload, look)
        return describe(this.#job)
      } catch (cause) {
        await upload.remove()
        throw cause
      }
    })
  }

  /** Looks at the file again, with what the admin says holds for every row. */
  async settle(id: string, settings: ImportSettings): Promise<ListingImport> {
    const job = await this.#waiting(id)
    return this.#alone(async () => {
      job.look = await this.#look(job.upload, settings)
      job.settings = settings
      return describe(job)
    })
  }

  /** Starts the import and returns at once. */
  async start(id: string, source: string, by: Account): Promise<ListingImport> {
    const job = await this.#waiting(id)
    if (job.look.needs.length > 0)
      throw new ApiFailure(422, 'invalid_request', `The file does not say: ${job.look.needs.join(', ')}`)
    return this.#alone(async () => {
      job.source = source
      await beginImport(this.#database.kysely, { id, about: aboutOf(job) })
      job.started = true
      this.#ending = new AbortController()
      this.#work = Promise.all([this.#work, this.#run(job, by, this.#ending)])
      return { ...describe(job), state: 'running' }
    })
  }

  /** Ends an import that runs, with nothing imported, or clears the file away. */
  async cancel(id: string): Promise<ListingImport | null> {
    const { kysely } = this.#database
    const isHere = this.#job?.id === id
    if (isHere && !this.#job?.started) {
      if (this.#busy) throw importRunning()
      await this.#clear()
      return this.current()
    }
    const last = await lastImport(kysely)
    if (last?.id !== id) throw unknownImport()
    if (last.state === 'running') {
      await failImport(kysely, id, 'Ended. Nothing was imported.')
      if (isHere) {
        this.#ending.abort()
        await this.#work
      }
    } else {
      await removeFinished(kysely)
      if (isHere) await this.#clear()
    }
    return this.current()
  }

  /** The rows that were refused, with their reasons, as CSV. @throws ApiFailure 404 where there are none. */
  async rejects(): Promise<{ name: string; stream: Readable }> {
    const last = await lastImport(this.#database.kysely)
    const file = last && this.#rejectsOf(last)
    if (!file) throw new ApiFailure(404, 'no_rejects', 'There are no refused rows here.')
    return { name: `${path.parse(last.file).name}.rejects.csv`, stream: createReadStream(file) }
  }

  /** Ends what runs here and leaves no file behind. */
  async close(): Promise<void> {
    this.#ending.abort()
    await this.#work
    await this.#clear()
  }

  /** Where the refused rows of an import lie; null: not here, or there are none. */
  #rejectsOf({ id, state }: ImportRecord): string | null {
    return state === 'done' && this.#job?.id === id ? this.#job.rejectsPath : null
  }

  async #run(job: Job, by: Account, ending: AbortController): Promise<void> {
    const { kysely, pool } = this.#database
    const { id, source } = job
    let progress: ImportProgress | null = null
    const signs = every(
      heardEvery,
      async () => {
        // Ended on another server.
        if (!(await noteProgress(kysely, id, progress))) ending.abort()
      },
      (err) => this.#log.error({ err }, 'listing_import_progress'),
    )
    try {
      await importFile(pool, {
        file: job.look.file,
        mapping: job.look.mapping,
        source,
        confirmed: null,
        now: new Date(),
        signal: ending.signal,
        onProgress: (now) => {
          progress = { ...now, part: Math.min(1, now.part) }
        },
        beforeCommit: async (transaction, { rejectsPath, reasons, ...counts }) => {
          await finishImport(transaction, id, { ...counts, reasons: reasonsOf(reasons) })
          const audit = { actor: by, action: 'listings_imported', detail: { source, ...counts } } as const
          const { sql: text, parameters } = auditInsert(kysely, audit).compile()
          await transaction.query({ text, values: [...parameters] })
          job.rejectsPath = rejectsPath
        },
      })
    } catch (cause) {
      await this.#tellFailure(job, cause, ending.signal)
    } finally {
      await signs.stop()
    }
  }

  /** Says why nothing was imported; of an import that is done, or was ended, that changes nothing. */
  async #tellFailure({ id, upload }: Job, cause: unknown, { aborted }: AbortSignal): Promise<void> {
    const fault = aborted ? 'The server was stopped. Nothing was imported.' : this.#wordsFor(upload, cause)
    await failImport(this.#database.kysely, id, fault).catch((err: unknown) =>
      this.#log.error({ err }, 'listing_import_failed'),
    )
  }

  #wordsFor(upload: UploadedFile, cause: unknown): string {
    const fault = plainFault(cause)
    if (fault instanceof SetupError) return upload.inWordsOf(fault.message)
    if (!(fault instanceof ImportEnded)) this.#log.error({ err: cause }, 'listing_import')
    return 'Something went wrong here. Nothing was imported.'
  }

  async #look(upload: UploadedFile, settings: ImportSettings): Promise<Look> {
    try {
      return await lookAtFile(upload.path, settings)
    } catch (cause) {
      if (!(cause instanceof SetupError)) throw cause
      throw new ApiFailure(422, 'unreadable_file', upload.inWordsOf(cause.message))
    }
  }

  async #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#busy) throw importRunning()
    this.#busy = true
    try {
      return await work()
    } finally {
      this.#busy = false
    }
  }

  /** The file that waits here. @throws ApiFailure 404 for another one, 409 when it was started. */
  async #waiting(id: string): Promise<Job> {
    if (this.#job?.id === id && !this.#job.started) return this.#job
    const last = await lastImport(this.#database.kysely)
    if (last?.id !== id) throw unknownImport()
    throw new ApiFailure(409, 'import_started', 'This file was imported already.')
  }

  async #clear(): Promise<void> {
    const job = this.#job
    this.#job = null
    await job?.upload.remove()
  }
}

const unknownImport = () => new ApiFailure(404, 'unknown_import', 'This file is no longer there.')

/** The disk's faults are the server's; any other breaks the stream, and with it the upload. */
function uploadFault(cause: unknown): unknown {
  if (cause instanceof SetupError) return new ApiFailure(507, 'disk_full', cause.message)
  const isOfDisk = cause instanceof Error && 'syscall' in cause
  return isOfDisk
    ? cause
    : new ApiFailure(400, 'upload_broken', 'The file did not arrive whole. Send it again.')
}
