import path from 'node:path'
import { type ImportSettings, type ListingImport, sourcePattern } from '@guru/contract/listing-import'
import { takenSources } from '@guru/contract/listings'
import { uuidV7 } from '../../db/uuid.ts'
import { describeMapping, type Look } from './look-at-file.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** The file on the desk of this server. Once it is started the database says how it goes. */
export interface Job {
  id: string
  upload: UploadedFile
  look: Look
  settings: ImportSettings
  source: string
  started: boolean
  rejectsPath: string | null
}

/** A file that was just uploaded and looked at. */
export const newJob = (upload: UploadedFile, look: Look): Job => ({
  id: uuidV7(),
  upload,
  look,
  settings: {},
  source: sourceOf(upload.name),
  started: false,
  rejectsPath: null,
})

/** A file and how it is read. */
export const aboutOf = ({ upload, look, source, settings }: Job) => ({
  file: upload.name,
  bytes: look.file.bytes,
  source,
  settings,
  mapping: describeMapping(look.file, look.mapping),
  needs: look.needs,
  preview: look.preview,
})

/** A file that waits for a yes. */
export const describe = (job: Job): ListingImport => ({
  id: job.id,
  state: job.look.needs.length > 0 ? 'unsettled' : 'settled',
  ...aboutOf(job),
  progress: null,
  report: null,
  fault: null,
  has_rejects: false,
})

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
