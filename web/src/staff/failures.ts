import { LoginNeeded } from './call.ts'
import { notice } from './notices.ts'

/** What people read of a failure; one without words is a server that does not answer. */
export const failureText = (error: Error): string => error.message || 'The server cannot be reached.'

/**
 * Tells that something failed, unless it is a lost login: that one leads to the login page by itself.
 * @returns whether it was told.
 */
export function tellFailure(title: string, error: Error, stays?: number): boolean {
  if (error instanceof LoginNeeded) return false
  notice('failure', title, { message: failureText(error), ...(stays !== undefined && { stays }) })
  return true
}
