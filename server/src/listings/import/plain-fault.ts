import { isDiskFull } from '../../db/failures.ts'
import { SetupError } from '../../errors.ts'

/** What the operator can put right, in one line; other faults as they are. */
export function plainFault(fault: unknown): unknown {
  if (isDiskFull(fault))
    return new SetupError('The disk of the database is full. Nothing was imported.', { cause: fault })
  if (isLostConnection(fault))
    return new SetupError('The database went away. Nothing was imported.', { cause: fault })
  return fault
}

/** SQLSTATE classes 08 and 57P: connection lost, server going down. */
function isLostConnection(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  const code = 'code' in fault ? String(fault.code) : ''
  return (
    /^(08|57P)|^(ECONN(RESET|REFUSED)|EPIPE|ENOENT)$/.test(code) ||
    fault.message.startsWith('Connection terminated')
  )
}
