import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { type ImportSettings, type ListingImport, sourcePattern } from '@guru/contract/listing-import'
import { takenSources } from '@guru/contract/listings'
import type { FastifyBaseLogger } from 'fastify'
import type { Account } from '../../accounts/access-tokens.ts'
import { writeAudit } from '../../db/audit.ts'
import type { Database } from '../../db/database.ts'
import { ApiFailure, SetupError } from '../../errors.ts'
import { type ImportProgress, type ImportReport, importFile } from '../import/import-file.ts'
import { plainFault } from '../import/plain-fault.ts'
import { describeMapping, type Look, lookAtFile, reasonsOf } from './look-at-file.ts'
import { UploadedFile } from './uploaded-file.ts'

/** The one file on the desk. */
interface Job {
  id: string
  upload: UploadedFile
  look: Look
  settings: ImportSettings
  source: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  progress: ImportProgress | null
  report: ImportReport | null
  fault: string | null
}

/**
 * Where an admin brings listings in from a file: it is looked at, then imported in the background. One file
 * at a time; it stays until it is cleared away, another takes its place or the server ends.
 */
export class ImportDesk {
  readonly #database: Database
  readonly #log: FastifyBaseLogger
  #job: Job | null = null
  /** A file is being uploaded or looked at. */
  #busy = false
  #ending = new AbortController()
  #work: Promise<void> = Promise.resolve()

  constructor(database: Database, log: FastifyBaseLogger) {
    this.#database = database
    this.#log = log
  }

  get current(): ListingImport | null {
    return this.#job && describe(this.#job)
  }

  /**
   * Takes a file in and looks at it; nothing of it is written to the database.
   * @throws ApiFailure 409 while another one is at work, 422 for a file that holds no listings.
   */
  async takeIn(name: string, stream: Readable & { truncated?: boolean }): Promise<ListingImport> {
    return this.#alone(async () => {
      const upload = await UploadedFile.from(name, stream).catch((cause) => {
        throw uploadFault(cause)
      })
      try {
        if (stream.truncated)
          throw new ApiFailure(413, 'too_large', 'The file is too large: import it with npm run listings.')
        const look = await this.#look(upload, {})
        await this.#clear()
        const job: Job = {
          ...newJob,
          id: randomUUID(),
          upload,
          look,
          settings: {},
          source: sourceOf(upload.name),
        }
        this.#job = job
        return describe(job)
      } catch (cause) {
        await upload.remove()
        throw cause
      }
    })
  }

  /** Looks at the file again, with what the admin says holds for every row. */
  async settle(id: string, settings: ImportSettings): Promise<ListingImport> {
    const job = this.#waiting(id)
    return this.#alone(async () => {
      job.look = await this.#look(job.upload, settings)
      job.settings = settings
      return describe(job)
    })
  }

  /** Starts the import and returns at once. */
  start(id: string, source: string, by: Account): ListingImport {
    const job = this.#waiting(id)
    if (this.#busy) throw busy()
    if (job.look.needs.length > 0)
      throw new ApiFailure(422, 'invalid_request', `The file does not say: ${job.look.needs.join(', ')}`)
    Object.assign(job, { source, state: 'running' } satisfies Partial<Job>)
    this.#ending = new AbortController()
    this.#work = this.#run(job, by)
    return describe(job)
  }

  /** Ends an import that runs, with nothing imported, or clears the file away. */
  async cancel(id: string): Promise<ListingImport | null> {
    const job = this.#named(id)
    if (this.#busy) throw busy()
    if (job.state === 'running') {
      this.#ending.abort()
      await this.#work
    } else await this.#clear()
    return this.current
  }

  /** The rows that were refused, with their reasons, as CSV. @throws ApiFailure 404 where there are none. */
  rejects(): { name: string; stream: Readable } {
    const file = this.#job?.report?.rejectsPath
    if (!this.#job || !file) throw new ApiFailure(404, 'no_rejects', 'No row was refused.')
    return { name: `${path.parse(this.#job.upload.name).name}.rejects.csv`, stream: createReadStream(file) }
  }

  /** Ends what runs and leaves nothing behind. */
  async close(): Promise<void> {
    this.#ending.abort()
    await this.#work
    await this.#clear()
  }

  async #run(job: Job, by: Account): Promise<void> {
    const { file, mapping } = job.look
    const { signal } = this.#ending
    try {
      job.report = await importFile(this.#database.pool, {
        file,
        mapping,
        source: job.source,
        confirmed: null,
        now: new Date(),
        signal,
        onProgress: (progress) => {
          job.progress = progress
        },
      })
      job.state = 'done'
      const { rows, added, changed, duplicates, kept, rejected } = job.report
      const detail = { source: job.source, rows, added, changed, duplicates, kept, rejected }
      await writeAudit(this.#database.kysely, { actor: by, action: 'listings_imported', detail })
    } catch (cause) {
      if (job.state === 'running') {
        job.state = 'failed'
        job.fault = signal.aborted ? 'Ended. Nothing was imported.' : this.#wordsFor(job.upload, cause)
      } else this.#log.error({ err: cause }, 'listings_imported_audit')
    }
  }

  #wordsFor(upload: UploadedFile, cause: unknown): string {
    const fault = plainFault(cause)
    if (fault instanceof SetupError) return upload.inWordsOf(fault.message)
    this.#log.error({ err: cause }, 'listing_import')
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
    if (this.#busy || this.#job?.state === 'running') throw busy()
    this.#busy = true
    try {
      return await work()
    } finally {
      this.#busy = false
    }
  }

  #named(id: string): Job {
    if (this.#job?.id !== id) throw new ApiFailure(404, 'unknown_import', 'This file is no longer there.')
    return this.#job
  }

  #waiting(id: string): Job {
    const job = this.#named(id)
    if (job.state !== 'waiting')
      throw new ApiFailure(409, 'import_started', 'This file was imported already.')
    return job
  }

  async #clear(): Promise<void> {
    const job = this.#job
    this.#job = null
    await job?.upload.remove()
  }
}

const newJob = { state: 'waiting', progress: null, report: null, fault: null } as const

const busy = () => new ApiFailure(409, 'import_running', 'Another file is being imported. Wait for its end.')

/** The disk's faults are the server's; any other breaks the stream, and with it the upload. */
function uploadFault(cause: unknown): unknown {
  if (cause instanceof SetupError) return new ApiFailure(507, 'disk_full', cause.message)
  const isOfDisk = cause instanceof Error && 'syscall' in cause
  return isOfDisk
    ? cause
    : new ApiFailure(400, 'upload_broken', 'The file did not arrive whole. Send it again.')
}

function describe(job: Job): ListingImport {
  const { look, report, progress } = job
  return {
    id: job.id,
    file: job.upload.name,
    bytes: look.file.bytes,
    state: job.state !== 'waiting' ? job.state : look.needs.length > 0 ? 'unsettled' : 'settled',
    source: job.source,
    settings: job.settings,
    mapping: describeMapping(look.file, look.mapping),
    needs: look.needs,
    preview: look.preview,
    progress: progress && { ...progress, part: Math.min(1, progress.part) },
    report: report && {
      rows: report.rows,
      rejected: report.rejected,
      added: report.added,
      changed: report.changed,
      duplicates: report.duplicates,
      kept: report.kept,
      reasons: reasonsOf(report.reasons),
    },
    fault: job.fault,
  }
}

/** A name for the source out of the file's own. */
function sourceOf(file: string): string {
  const name = path
    .parse(file)
    .name.replace(/[^\p{L}\p{N} ._-]/gu, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, 60)
    .trim()
  return sourcePattern.test(name) && !takenSources.includes(name) ? name : 'Uploaded file'
}
