import type { Role } from '@guru/contract/accounts'
import { staffPagePaths } from '@guru/contract/paths'
import { browserStore } from '../lib/storage.ts'

/** Where each role's token is kept. */
const tokenKeys: Record<Role, string> = { admin: 'admin-token', realtor: 'realtor-token' }

/** Where each role logs in. */
export const loginPages: Record<Role, string> = { admin: '/admin/login', realtor: '/login' }

/** The logins that this browser holds; one of each role. */
export const session = {
  token: (role: Role): string | null => browserStore.read(tokenKeys[role]),
  open: (role: Role, token: string): void => browserStore.write(tokenKeys[role], token),
  close: (role: Role): void => browserStore.remove(tokenKeys[role]),
}

/** The login page of a role, which leads back to where one was. */
export const loginPageBackTo = (role: Role, address: string): string =>
  `${loginPages[role]}?back=${encodeURIComponent(address)}`

/** Where to go after a login: back to a page of realtors and admins, and nowhere else. */
export function afterLogin(search: string, otherwise: string): string {
  const back = new URLSearchParams(search).get('back') ?? ''
  const [path] = back.split(/[?#]/, 1)
  return staffPagePaths.some((page) => page === path) ? back : otherwise
}
