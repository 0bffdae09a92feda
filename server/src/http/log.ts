import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config.ts'

/** Makes the log. It holds no bodies, addresses, names, numbers or session ids. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): FastifyBaseLogger {
  const serializers = { err: describeError, req: describeRequest, res: describeReply }
  const options = { level, serializers, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return destination ? pino(options, destination) : pino(options)
}

const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions?.url,
})

const describeReply = (reply: FastifyReply) => ({ status: reply.statusCode })

/**
 * An error without what it was about: PostgreSQL quotes values in messages and details, the validator in
 * its issues, the reader of JSON the text that is none (what a seeker said, at times). Where it happened stays, and what the operator has to put right (classes 53, 57 and 58: no
 * room, stopped, trouble with files), which is about no row.
 */
function describeError(error: Error) {
  const { code, severity, table, constraint } = {
    code: '',
    severity: '',
    table: '',
    constraint: '',
    ...error,
  }
  const quotes =
    (severity !== '' && !/^5[378]/.test(code)) ||
    error.name === 'ZodError' ||
    error.name === 'SyntaxError' ||
    code === 'FST_ERR_RESPONSE_SERIALIZATION'
  return {
    type: error.name,
    message: quotes ? '(left out)' : error.message,
    code,
    table,
    constraint,
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  }
}

/** Writes one line for each call: what was called, the answer's status and how long it took. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ req: request, res: reply, ms }, 'call')
  })
}
