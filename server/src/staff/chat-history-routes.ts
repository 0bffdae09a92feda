import {
  chatHistoryQuerySchema,
  chatHistoryResponseSchema,
  chatResponseSchema,
  personIdParamsSchema,
} from '@guru/contract/chat-history'
import { apiErrorSchema } from '@guru/contract/errors'
import { paths } from '@guru/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { chatHistory, chatOf } from '../chat-history/chat-history.ts'
import { writeAudit } from '../db/audit.ts'
import { callerOf } from '../http/guard-access.ts'
import type { StaffParts } from './staff-parts.ts'

/** What was said with whom: for admins alone, and whose chats they saw is written down. */
export const chatHistoryRoutes: FastifyPluginAsyncZod<StaffParts> = async (app, { database }) => {
  app.get(
    paths.chatHistory,
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Chats of people with a number',
        querystring: chatHistoryQuerySchema,
        response: { 200: chatHistoryResponseSchema, 422: apiErrorSchema },
      },
    },
    async (request) => {
      const history = await chatHistory(database, request.query)
      await writeAudit(database.kysely, {
        actor: callerOf(request),
        action: 'chat_seen',
        subjects: history.data.map(({ _id }) => _id),
      })
      return history
    },
  )

  app.get(
    paths.chat,
    {
      config: { access: 'admin' },
      schema: {
        summary: 'All that was said with one person',
        params: personIdParamsSchema,
        response: { 200: chatResponseSchema, 422: apiErrorSchema },
      },
    },
    async (request) => {
      const { id } = request.params
      await writeAudit(database.kysely, { actor: callerOf(request), action: 'chat_seen', subjects: [id] })
      return chatOf(database, id)
    },
  )
}
