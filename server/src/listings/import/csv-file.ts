import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse'
import { SetupError } from '../../errors.ts'
import { decoded, encodings, type FileEncoding } from './decoding.ts'

/** A file of rows, looked at and found readable. */
export interface CsvFile {
  path: string
  bytes: number
  encoding: FileEncoding
  delimiter: string
  header: string[]
  /** Whether the last line is closed; one that is not may have broken off. */
  closed: boolean
}

export interface CsvRow {
  cells: string[]
  /** Bytes of the file read so far, at least. */
  read: number
}

const sampleBytes = 256 * 1024
/** No listing is longer; a quote that is never closed is. */
const longestRow = 1024 * 1024

/**
 * Looks at the beginning of a file.
 * @throws SetupError in one line when it is not there, cannot be read or holds no rows of text.
 */
export async function inspectCsv(path: string, encoding: FileEncoding | null): Promise<CsvFile> {
  const { sample, bytes, closed } = await beginning(path)
  if (bytes === 0) throw new SetupError(`${path} is empty.`)
  const found = encoding ?? encodings.find(({ mark }) => startsWith(sample, mark))?.name ?? 'utf-8'
  if (sample.subarray(0, 2).toString('latin1') === 'PK')
    throw new SetupError(`${path} is a workbook or an archive, not CSV: save it as CSV first.`)
  if (found !== 'utf-16le' && sample.includes(0))
    throw new SetupError(`${path} is not a CSV file: it is not text.`)
  const text = new TextDecoder(found).decode(sample)
  const delimiter = delimiterOf(text)
  const rows = readCsv({ path, bytes, encoding: found, delimiter, header: [], closed })
  const first = await rows.next()
  if (first.done) throw new SetupError(`${path} is empty.`)
  const second = await rows.next()
  await rows.return(undefined)
  if (second.done) throw new SetupError(`${path} has a header but no rows.`)
  const header = first.value.cells.map((name) => name.trim())
  if (header.length < 2)
    throw new SetupError(`${path} is not a CSV file: its first line names only one column.`)
  return { path, bytes, encoding: found, delimiter, header, closed }
}

/** The rows of a file; the first is the header unless `file` was inspected, then it is left out. */
export async function* readCsv(file: CsvFile, signal?: AbortSignal): AsyncGenerator<CsvRow, void, undefined> {
  const bytes = createReadStream(file.path, { highWaterMark: 256 * 1024, ...(signal && { signal }) })
  const parser = parse({
    delimiter: file.delimiter,
    from: file.header.length > 0 ? 2 : 1,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  })
  const text = decoded(bytes, file)
  // Errors of the file end the parser, and with it this loop.
  text.once('error', (error) => parser.destroy(error))
  text.pipe(parser)
  let columns = file.header.length
  try {
    for await (const cells of parser) {
      columns = cells.length
      yield { cells, read: bytes.bytesRead }
    }
    if (!file.closed && columns < file.header.length) throw brokenOff(file.path)
  } catch (cause) {
    throw cause instanceof CsvError ? brokenCsv(file.path, cause) : cause
  } finally {
    bytes.destroy()
    parser.destroy()
  }
}

function brokenCsv(path: string, cause: CsvError): SetupError {
  const unclosed = cause.code === 'CSV_QUOTE_NOT_CLOSED' || cause.code === 'CSV_MAX_RECORD_SIZE'
  const fault = unclosed ? 'a quotation mark is opened and never closed' : cause.message
  return new SetupError(`${path} is not a whole CSV file: ${fault}. Nothing was imported.`, { cause })
}

const brokenOff = (path: string) =>
  new SetupError(`${path} is not a whole CSV file: it breaks off in its last row. Nothing was imported.`)

async function beginning(path: string): Promise<{ sample: Buffer; bytes: number; closed: boolean }> {
  try {
    if ((await stat(path)).isDirectory()) throw new SetupError(`${path} is a folder, not a file.`)
    const file = await open(path)
    const sample = Buffer.alloc(sampleBytes)
    const { bytesRead } = await file.read(sample, 0, sampleBytes, 0)
    const { size } = await file.stat()
    const end = Buffer.alloc(2)
    await file.read(end, 0, 2, Math.max(0, size - 2))
    await file.close()
    const closed = end.includes('\n') || end.includes('\r')
    return { sample: sample.subarray(0, bytesRead), bytes: size, closed }
  } catch (cause) {
    if (cause instanceof SetupError) throw cause
    const code = cause instanceof Error && 'code' in cause ? cause.code : ''
    if (code === 'ENOENT') throw new SetupError(`There is no file ${path}.`, { cause })
    throw new SetupError(`${path} cannot be read (${String(code)}).`, { cause })
  }
}

/** The mark between columns: the one that the header has most of, outside quotation marks. */
function delimiterOf(text: string): string {
  const header = (text.split(/\r?\n|\r/).find((line) => line.trim() !== '') ?? '').replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: header.split(mark).length }))
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).mark
}

function startsWith(sample: Buffer, mark: readonly number[]): boolean {
  return mark.length > 0 && mark.every((byte, at) => sample[at] === byte)
}
