import { Transform, type TransformCallback } from 'node:stream'
import { SetupError } from '../../errors.ts'

export const fileEncodings = ['utf-8', 'utf-16le', 'windows-1252'] as const
export type FileEncoding = (typeof fileEncodings)[number]

/** Encodings with the bytes by which a file tells that it is in them. */
export const encodings: { name: FileEncoding; mark: readonly number[] }[] = [
  { name: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { name: 'utf-16le', mark: [0xff, 0xfe] },
]

/** The text of a stream of bytes, without its byte order mark; ends with a SetupError where it is none. */
export function decoded(
  bytes: NodeJS.ReadableStream,
  { path, encoding }: { path: string; encoding: FileEncoding },
): Transform {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const step = (chunk: Buffer | undefined, done: TransformCallback) => {
    try {
      done(null, decoder.decode(chunk, { stream: chunk !== undefined }))
    } catch {
      done(new SetupError(notText(path, encoding)))
    }
  }
  const text = new Transform({
    decodeStrings: false,
    encoding: 'utf8',
    transform: (chunk: Buffer, _, done) => step(chunk, done),
    flush: (done) => step(undefined, done),
  })
  bytes.once('error', (error: Error) => text.destroy(error))
  return bytes.pipe(text)
}

function notText(path: string, encoding: FileEncoding): string {
  const hint = encoding === 'utf-8' ? ' Save it as UTF-8, or pass --encoding windows-1252.' : ''
  return `${path} is not ${encoding} text.${hint} Nothing was imported.`
}
