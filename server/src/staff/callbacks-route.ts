import { callbacksQuerySchema, callbacksResponseSchema } from '@guru/contract/callbacks'
import { apiErrorSchema } from '@guru/contract/errors'
import { paths } from '@guru/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { callerOf } from '../http/guard-access.ts'
import { findCallbacks } from '../leads/find-callbacks.ts'
import { noteNumbersSeen } from '../leads/numbers-seen.ts'
import type { StaffParts } from './staff-parts.ts'

/** Who wants to be called, and who takes care of it: for admins. */
export const callbacksRoute: FastifyPluginAsyncZod<StaffParts> = async (app, { database }) => {
  app.get(
    paths.adminCallbacks,
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Callback requests: to whom they were offered, who took them, which nobody took',
        querystring: callbacksQuerySchema,
        response: { 200: callbacksResponseSchema, 422: apiErrorSchema },
      },
    },
    async (request) => {
      const found = await findCallbacks(database.kysely, request.query)
      await noteNumbersSeen(database.kysely, callerOf(request), found.callbacks)
      return found
    },
  )
}
