import { messageResponseSchema } from '@guru/contract/accounts'
import { paths } from '@guru/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** Says whether the caller is an admin: the guard has refused everybody else before. */
export const isAdminRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    paths.isAdmin,
    {
      config: { access: 'admin' },
      schema: { summary: 'Is this an admin?', response: { 200: messageResponseSchema } },
    },
    async () => ({ message: 'You are logged in as an admin.' }),
  )
}
