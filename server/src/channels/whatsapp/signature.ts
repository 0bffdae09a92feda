import { createHmac, timingSafeEqual } from 'node:crypto'

const header = /^sha256=([0-9a-f]{64})$/i

/** How Meta signs a body: HMAC-SHA256 with the app secret over the bytes as they are sent. */
export const sign = (body: Uint8Array, appSecret: string): string =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`

/** Whether a text is a signature at all, right or wrong. */
export const looksSigned = (signature: unknown): signature is string =>
  typeof signature === 'string' && header.test(signature)

/** Whether the bytes were signed with the app secret; takes as long whatever the signature is. */
export function isSigned(body: Uint8Array, signature: unknown, appSecret: string): boolean {
  if (!looksSigned(signature)) return false
  return equal(signature.toLowerCase(), sign(body, appSecret))
}

/** Compares two secrets in a time that tells nothing of where they differ. */
export function equal(one: string, other: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
