import { createHash, randomBytes } from 'node:crypto'

/** A new identifier: uuid v7, so that rows made after one another lie together in an index. */
export function uuidV7(now: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  return format(bytes, 7)
}

/** The identifier that always belongs to `key`: uuid v8 out of SHA-256. */
export function derivedUuid(key: string): string {
  return format(createHash('sha256').update(key).digest().subarray(0, 16), 8)
}

function format(bytes: Buffer, version: number): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4)
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
