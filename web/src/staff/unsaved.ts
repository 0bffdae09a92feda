import type { Role } from '@guru/contract/accounts'
import { useState } from 'react'
import { browserStore } from '../lib/storage.ts'

/** Where the e-mail address of each role's last login is kept, until its logout. */
const ownerKeys: Record<Role, string> = { admin: 'admin-email', realtor: 'realtor-email' }
const stores: Record<Role, { clear(): void }[]> = { admin: [], realtor: [] }

export interface Unsaved<Typed> {
  read(name?: string): Typed | undefined
  keep(typed: Typed, name?: string): void
  drop(name?: string): void
}

/**
 * What is typed in a form and not saved yet, by the name of what it is about. A form keeps it with every change
 * and drops it when it is saved or put away: so it outlives a login that ended, whichever call finds that out
 * first. It does not outlive the page or a logout, and nobody else who logs in here reads it.
 */
export function unsaved<Typed>(role: Role): Unsaved<Typed> {
  const owner = () => browserStore.read(ownerKeys[role])
  const byName = new Map<string, { typed: Typed; owner: string | null }>()
  stores[role].push(byName)
  return {
    read(name = '') {
      const kept = byName.get(name)
      return kept !== undefined && kept.owner === owner() ? kept.typed : undefined
    },
    keep: (typed, name = '') => void byName.set(name, { typed, owner: owner() }),
    drop: (name = '') => void byName.delete(name),
  }
}

/** State of a form that is kept so. */
export function useUnsaved<Typed>(
  kept: Unsaved<Typed>,
  name: string,
  otherwise: Typed,
): [Typed, (typed: Typed) => void] {
  const [typed, setTyped] = useState(() => kept.read(name) ?? otherwise)
  const set = (next: Typed) => {
    kept.keep(next, name)
    setTyped(() => next)
  }
  return [typed, set]
}

/** Somebody logged in: what is typed from now on is theirs. */
export const unsavedBelongsTo = (role: Role, email: string): void =>
  browserStore.write(ownerKeys[role], email.trim().toLowerCase())

/** Somebody logged out by hand: the role's forms begin anew. */
export function forgetUnsaved(role: Role): void {
  for (const store of stores[role]) store.clear()
  browserStore.remove(ownerKeys[role])
}
