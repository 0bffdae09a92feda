import { randomId } from './ids.ts'
import { storageKeys } from './storage.ts'
import type { TextStore } from './text-store.ts'

/** This browser's id: made once, then always the same. */
export function deviceId(store: TextStore): string {
  const known = store.read(storageKeys.device)
  if (known) return known
  const made = randomId()
  store.write(storageKeys.device, made)
  return made
}

/** A new chat's id, remembered so that a reload goes on with the same session. */
export function openSession(store: TextStore): string {
  const made = randomId()
  store.write(storageKeys.session, made)
  return made
}
