import type { FastifyInstance } from 'fastify'

/**
 * Lets a server that is closing end as soon as its last answer is out: answers given from then on tell
 * the browser to close the connection, which would otherwise be kept open for its next call.
 */
export function closeGracefully(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
