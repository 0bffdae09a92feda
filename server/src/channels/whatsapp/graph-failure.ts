import { whatsappErrorSchema } from '@guru/contract/whatsapp'
import { z } from 'zod'

/** Why a call of the Graph API failed, and what is to be done about it. */
export class GraphFailure extends Error {
  readonly remedy: Remedy
  /** Meta's code, or a word of ours; never Meta's text, which may quote a number. */
  readonly reason: string
  /** Milliseconds to wait at least, where Meta says so. */
  readonly waitAtLeast: number

  constructor(remedy: Remedy, reason: string, waitAtLeast = 0) {
    super(`The Graph API: ${reason}`)
    this.name = 'GraphFailure'
    this.remedy = remedy
    this.reason = reason
    this.waitAtLeast = waitAtLeast
  }
}

export type Remedy =
  /** Again, with back-off. */
  | 'retry'
  /** Too much of everything: nothing is sent for a while. */
  | 'pause'
  /** The operator has to see to the access token. */
  | 'token'
  /** The operator has to see to the account or the number. */
  | 'account'
  /** Nobody knows whether it was sent: a status may tell before it is sent again. */
  | 'unknown'
  /** Never again. */
  | 'give_up'

const seconds = 1_000
const minutes = 60 * seconds

const permissionMissing = 10
/** Meta has a code for each permission. */
const isPermission = (code: number): boolean => code >= 200 && code <= 299

/** Codes that call for something else than giving up; all others blame the message. */
const remedies: Record<number, [remedy: Remedy, waitAtLeast: number]> = {
  // Access token missing, wrong or expired.
  0: ['token', minutes],
  190: ['token', minutes],
  // Permissions, policy, payment, registration: it would hit every message alike.
  3: ['account', minutes],
  [permissionMissing]: ['account', minutes],
  368: ['account', minutes],
  131005: ['account', minutes],
  131031: ['account', minutes],
  131042: ['account', minutes],
  131045: ['account', minutes],
  133010: ['account', minutes],
  // An error on Meta's side.
  1: ['retry', 0],
  2: ['retry', 5 * seconds],
  131000: ['retry', 0],
  131016: ['retry', 5 * seconds],
  // Limits of the application, the account, the number.
  4: ['pause', minutes],
  80007: ['pause', minutes],
  130429: ['pause', 2 * seconds],
  131048: ['pause', minutes],
  // Too fast to one person.
  131056: ['retry', 6 * seconds],
  // Not at once.
  131049: ['retry', 30 * minutes],
  130472: ['retry', 30 * minutes],
}

/** One answer must not stop everything for long, whatever it asks for. */
const longestAsked = 5 * minutes

const failureSchema = z.object({ error: whatsappErrorSchema })

/** Reads an answer that is none of the good ones. */
export function failureOf(status: number, body: unknown, retryAfter: string | null): GraphFailure {
  const read = failureSchema.safeParse(body)
  const asked = Math.min(Math.max(0, Number(retryAfter ?? 0) * seconds || 0), longestAsked)
  if (read.success) {
    const { code } = read.data.error
    const known = remedies[isPermission(code) ? permissionMissing : code]
    const [remedy, wait] = known ?? [byStatus(status), 0]
    return new GraphFailure(remedy, String(code), Math.max(wait, asked))
  }
  return new GraphFailure(byStatus(status), `http_${status}`, asked)
}

function byStatus(status: number): Remedy {
  if (status === 401) return 'token'
  if (status === 429) return 'pause'
  // Something between here and Meta that got no answer itself.
  if (status === 502 || status === 504) return 'unknown'
  return status >= 500 ? 'retry' : 'give_up'
}

/** Failures before anything went out. */
const neverLeft = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** What it means that a call got no answer at all. */
export function noAnswer(error: unknown): GraphFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (neverLeft.has(code)) return new GraphFailure('retry', 'unreachable')
  return new GraphFailure('unknown', 'no_answer')
}
