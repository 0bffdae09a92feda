import type { ApiError } from '@guru/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseAway } from '../db/failures.ts'
import { ApiFailure } from '../errors.ts'

/** Every failure leaves as `{code, message}`; what the caller did not cause is told in general words. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiFailure, request, reply) =>
    sendFailure(error, request, reply),
  )
}

export function sendFailure(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error)
  if (failure.status >= 500) request.log.error({ err: error }, failure.code)
  if (failure.status === 503) reply.header('retry-after', '5')
  const { code, message, fallback } = failure
  const body: ApiError = { code, message, ...(fallback && { fallback }) }
  return reply.status(failure.status).send(body)
}

function failureOf(error: Error): ApiFailure {
  if (error instanceof ApiFailure) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const lines = error.validation.map(({ instancePath, message = '' }) => lineOf(instancePath, message))
    return new ApiFailure(422, 'invalid_request', [...new Set(lines)].join('; '))
  }
  if (isDatabaseAway(error)) return databaseAway
  if ('code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT') return tooSlow
  return (
    refusalOf(error) ?? new ApiFailure(500, 'internal_error', 'Something went wrong here. Please try again.')
  )
}

const databaseAway = new ApiFailure(
  503,
  'database_unavailable',
  'Guru cannot reach its database. Please try again soon.',
)

export const tooSlow = new ApiFailure(
  503,
  'too_slow',
  'Guru takes too long to answer just now. Please try again soon.',
)

/** The validator's own wording names no field; the contract's are sentences for people. */
const validatorsWording = /^(Invalid (?!email)|Too big|Too small|Unrecognized)/

function lineOf(instancePath: string, message: string): string {
  const field = instancePath.slice(1).replaceAll('/', '.')
  if (field === '' && message.startsWith('Invalid input: expected object'))
    return 'The body must be a JSON object'
  return validatorsWording.test(message) ? `${field || 'body'}: ${message}` : message
}

/** What Fastify itself refuses before a route is reached. */
function refusalOf(error: Error): ApiFailure | null {
  if ('code' in error && error.code === 'FST_ERR_BAD_URL')
    return new ApiFailure(400, 'invalid_request', 'The address of the request cannot be read.')
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status < 400 || status >= 500) return null
  const [code, message] = refusals[status] ?? ['invalid_request', 'The request cannot be read.']
  return new ApiFailure(status, code, message)
}

const refusals: Record<number, [code: string, message: string]> = {
  400: ['invalid_request', 'The request cannot be read: its body must be JSON.'],
  413: ['too_large', 'The request is too large.'],
  415: ['unsupported_media_type', 'The request must be sent as application/json.'],
}
