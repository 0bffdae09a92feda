import type { ApiError } from '@guru/contract/errors'

/**
 * An error that a person or a program on the other side of the API may see. Everything else that is
 * thrown inside the server becomes a 500 without its text.
 */
export class ApiFailure extends Error {
  readonly status: number
  /** For programs; snake_case. */
  readonly code: string
  /** What a page may do instead. */
  readonly fallback: ApiError['fallback']

  /** `message` is for people: a whole sentence, and what to do about it where that can be said. */
  constructor(status: number, code: string, message: string, fallback?: ApiError['fallback']) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = code
    this.fallback = fallback
  }
}

/**
 * Something that the operator has to put right before a command can run: a setting, a folder, a port.
 * Commands print the message as one plain line and exit with 1.
 */
export class SetupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SetupError'
  }
}
