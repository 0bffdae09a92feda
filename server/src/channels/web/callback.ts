import { callbackRequestSchema, callbackResponseSchema } from '@guru/contract/callback'
import { apiErrorSchema } from '@guru/contract/errors'
import { paths } from '@guru/contract/paths'
import { callbackTexts } from '@guru/contract/texts'
import type { preValidationAsyncHookHandler } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { someoneElses } from '../../conversation/take-turn.ts'
import type { Database } from '../../db/database.ts'
import { ApiFailure } from '../../errors.ts'
import { requestCallback } from '../../leads/request-callback.ts'
import { seekerFailures } from './failures.ts'

export interface CallbackRoute {
  database: Database
  limit: preValidationAsyncHookHandler
}

/** The contact form: a seeker leaves name and number and becomes a lead. */
export const callbackRoute: FastifyPluginAsyncZod<CallbackRoute> = async (app, { database, limit }) => {
  app.post(
    paths.addNewRequirement,
    {
      config: { access: 'public' },
      preValidation: limit,
      schema: {
        summary: 'Ask for a callback',
        body: callbackRequestSchema,
        response: {
          200: callbackResponseSchema,
          ...seekerFailures,
          404: apiErrorSchema.describe('No such session'),
        },
      },
    },
    async ({ body }) => {
      const outcome = await requestCallback(database, {
        channel: 'web_v3',
        clientSessionId: body.session_id,
        deviceId: body.device_id,
        name: body.user_name,
        mobileNumber: body.mobile_number,
      })
      if (outcome === 'foreign') throw someoneElses()
      if (outcome === 'unknown') {
        throw new ApiFailure(
          404,
          'unknown_session',
          'This chat is not known. Please start a chat with Guru first.',
        )
      }
      return { message: callbackTexts.sentBody }
    },
  )
}
