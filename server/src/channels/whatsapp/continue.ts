import { apiErrorSchema } from '@guru/contract/errors'
import { paths } from '@guru/contract/paths'
import { whatsappContinueRequestSchema, whatsappContinueResponseSchema } from '@guru/contract/whatsapp'
import type { preValidationAsyncHookHandler } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { someoneElses } from '../../conversation/take-turn.ts'
import type { Database } from '../../db/database.ts'
import { ApiFailure } from '../../errors.ts'
import { makeCode } from './codes.ts'

export interface ContinueRoute {
  database: Database
  /** The business's number; null: there is none to go on with. */
  number: string | null
  limit: preValidationAsyncHookHandler
}

/** A chat of the web goes on in WhatsApp: whoever sends the code from there is the person of that chat. */
export const continueRoute: FastifyPluginAsyncZod<ContinueRoute> = async (
  app,
  { database, number, limit },
) => {
  app.post(
    paths.whatsappContinue,
    {
      config: { access: 'public' },
      preValidation: limit,
      schema: {
        summary: 'A one-time link to go on with a web chat in WhatsApp',
        description: 'The code in it holds for 15 minutes; an earlier one of the chat no longer works.',
        body: whatsappContinueRequestSchema,
        response: {
          200: whatsappContinueResponseSchema,
          403: apiErrorSchema.describe('Another browser’s session, or a page that may not call'),
          404: apiErrorSchema.describe('No such session, or WhatsApp is not set up here'),
          422: apiErrorSchema.describe('Something in the request is missing or wrong'),
          429: apiErrorSchema.describe('Too many calls; Retry-After says how long to wait'),
          503: apiErrorSchema.describe('The database is away; Retry-After says when to try again'),
        },
      },
    },
    async ({ body }) => {
      if (number === null) throw new ApiFailure(404, 'whatsapp_off', 'WhatsApp is not set up here.')
      const made = await makeCode(database, { clientSessionId: body.session_id, deviceId: body.device_id })
      if (made === 'foreign') throw someoneElses()
      if (made === 'unknown') {
        const message = 'This chat is not known. Please start a chat with Guru first.'
        throw new ApiFailure(404, 'unknown_session', message)
      }
      return { url: `https://wa.me/${number}?text=${encodeURIComponent(`Guru ${made}`)}` }
    },
  )
}
