import { storageKeys } from '../../lib/storage.ts'
import type { TextStore } from '../../lib/text-store.ts'

/** Who uses this browser, as the seeker typed it; kept in this browser only. */
export interface VisitorProfile {
  user_name: string
  mobile_number: string
}

export function storeVisitor(store: TextStore, visitor: VisitorProfile): void {
  store.write(storageKeys.visitor, JSON.stringify(visitor))
}

/** The stored visitor; null when there is none or it cannot be read. */
export function storedVisitor(store: TextStore): VisitorProfile | null {
  try {
    const kept: unknown = JSON.parse(store.read(storageKeys.visitor) ?? 'null')
    return isVisitor(kept) ? kept : null
  } catch {
    return null
  }
}

function isVisitor(kept: unknown): kept is VisitorProfile {
  if (typeof kept !== 'object' || kept === null) return false
  return (
    'user_name' in kept &&
    typeof kept.user_name === 'string' &&
    'mobile_number' in kept &&
    typeof kept.mobile_number === 'string'
  )
}
