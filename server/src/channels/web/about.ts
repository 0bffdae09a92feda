import { aboutResponseSchema } from '@guru/contract/about'
import { paths } from '@guru/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Config } from '../../config.ts'
import { seekerCookieDays } from '../../http/seeker-cookie.ts'

/** What the privacy policy says of this installation, out of its settings. */
export const aboutRoute: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  app.get(
    paths.about,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Who answers for the data, and how long it is kept',
        response: { 200: aboutResponseSchema },
      },
    },
    async () => ({
      contact_email: config.contact.email,
      contact_phone: config.contact.phone,
      retention_days: config.retentionDays,
      whatsapp: config.whatsapp !== null,
      whatsapp_continues: typeof config.whatsapp?.number === 'string',
      seeker_cookie_days: seekerCookieDays,
    }),
  )
}
