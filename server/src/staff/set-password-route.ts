import { setPasswordRequestSchema, setPasswordResponseSchema } from '@guru/contract/accounts'
import { apiErrorSchema } from '@guru/contract/errors'
import { paths } from '@guru/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { setPassword } from '../accounts/invitations.ts'
import { ApiFailure } from '../errors.ts'
import type { StaffParts } from './staff-parts.ts'

/** Takes up an invitation or a reset. The token is a random 256-bit number: there is nothing to guess. */
export const setPasswordRoute: FastifyPluginAsyncZod<StaffParts> = async (app, { database }) => {
  app.post(
    paths.setPassword,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Set a password by a one-time link',
        body: setPasswordRequestSchema,
        response: {
          200: setPasswordResponseSchema,
          410: apiErrorSchema.describe('The link is unknown, used or too old'),
        },
      },
    },
    async ({ body }) => {
      const account = await setPassword(database.kysely, body)
      if (account === null) {
        throw new ApiFailure(
          410,
          'link_void',
          'This link was used already or is too old. Please ask for a new one.',
        )
      }
      return { message: 'Your password is set. You can log in now.', role: account.role }
    },
  )
}
