import { createHash, randomBytes } from 'node:crypto'

/** A random secret of 256 bits, fit for an address and a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret or of a key that must not be readable: sha256, hex. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex')
