import pg from 'pg'

/** Serialization failure and deadlock: the same work, begun anew, may succeed. */
const conflicts = new Set(['40001', '40P01'])

/** PostgreSQL is stopping, starting, or has no connection, disk space or memory left. */
const absences = new Set(['57P01', '57P02', '57P03', '53300', '53100', '53200'])

/** The network's words for the same; ENOENT is a socket that is gone, and no other file. */
const networkFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'connect ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

/** `pg` gives these no code. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** Whether a transaction failed only because of another one. */
const isConflict = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && conflicts.has(error.code ?? '')

/** Whether a row was refused because one with the same key is there. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505'

/** Whether there was no room left for what was to be written. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '53100'

/** Whether the database could not be reached, or left while it was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError)
    return absences.has(error.code ?? '') || !!error.code?.startsWith('08')
  return isOfNetwork(error) || lostConnection.test(error.message)
}

function isOfNetwork(error: Error): boolean {
  if (!('syscall' in error) || !('code' in error)) return false
  return [`${error.code}`, `${error.syscall} ${error.code}`].some((failure) => networkFailures.has(failure))
}

const mostAttempts = 5

/** Does `work`, a transaction or a single statement, again when another one got in its way. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error) || attempt === mostAttempts) throw error
    }
  }
}
