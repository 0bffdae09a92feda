import { messageResponseSchema } from '@guru/contract/accounts'
import { apiErrorSchema } from '@guru/contract/errors'
import { paths } from '@guru/contract/paths'
import {
  passwordLinkResponseSchema,
  placesQuerySchema,
  placesResponseSchema,
  realtorIdParamsSchema,
  realtorsResponseSchema,
  signupRequestSchema,
  signupResponseSchema,
  subscriptionRequestSchema,
} from '@guru/contract/realtors'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { writeAudit } from '../db/audit.ts'
import { ApiFailure } from '../errors.ts'
import { callerOf } from '../http/guard-access.ts'
import { allRealtors, changeSubscription, createRealtor } from '../realtors/realtors.ts'
import { mailLink, passwordLink } from './password-link.ts'
import type { StaffParts } from './staff-parts.ts'

const notFound = apiErrorSchema.describe('No such realtor')

/** The admin's work on realtors. */
export const realtorRoutes: FastifyPluginAsyncZod<StaffParts> = async (app, parts) => {
  const { database, engine } = parts

  app.get(
    paths.adminRealtors,
    {
      config: { access: 'admin' },
      schema: { summary: 'All realtors', response: { 200: realtorsResponseSchema } },
    },
    async () => ({ realtors_data: await allRealtors(database.kysely) }),
  )

  app.post(
    paths.signup,
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Create a realtor, who is invited to set a password',
        body: signupRequestSchema,
        response: {
          200: signupResponseSchema,
          409: apiErrorSchema.describe('The email address has an account already'),
        },
      },
    },
    async (request) => {
      const { body } = request
      const by = callerOf(request)
      const id = await createRealtor(database.kysely, body, { places: engine().places, by })
      if (id === null) {
        throw new ApiFailure(409, 'email_taken', 'There is a realtor with this email address already.')
      }
      const link = await passwordLink(parts, { role: 'realtor', id })
      if (await mailLink(parts, { to: body.email, link, reason: 'invitation' })) {
        return { message: `An invitation is on its way to ${body.email}.` }
      }
      await writeAudit(database.kysely, { actor: by, action: 'password_link_shown', subjects: [id] })
      return {
        message: 'No mail was sent. Please pass the invitation link on to the realtor.',
        invitation_url: link,
      }
    },
  )

  app.put(
    paths.updateSubscription,
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Switch a realtor’s subscription',
        params: realtorIdParamsSchema,
        body: subscriptionRequestSchema,
        response: { 200: messageResponseSchema, 404: notFound },
      },
    },
    async (request) => {
      const change = { ...request.params, ...request.body, by: callerOf(request) }
      if (!(await changeSubscription(database.kysely, change))) throw noSuchRealtor()
      return { message: 'Updated successfully.' }
    },
  )

  app.post(
    paths.realtorLink,
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Make a new link with which a realtor sets the password',
        params: realtorIdParamsSchema,
        response: { 200: passwordLinkResponseSchema, 404: notFound },
      },
    },
    async (request) => {
      const { id } = request.params
      const realtor = await database.kysely
        .selectFrom('realtor')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      if (!realtor) throw noSuchRealtor()
      const url = await passwordLink(parts, { role: 'realtor', id })
      await writeAudit(database.kysely, {
        actor: callerOf(request),
        action: 'password_link_shown',
        subjects: [id],
      })
      return { url }
    },
  )

  app.get(
    paths.adminPlaces,
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Names of cities, or of a city’s areas',
        querystring: placesQuerySchema,
        response: { 200: placesResponseSchema },
      },
    },
    async ({ query: { city } }) => {
      const { places } = engine()
      if (city === undefined) return { names: places.cityNames() }
      return { names: places.areaNames(places.findCity(city)?.name ?? city) }
    },
  )
}

const noSuchRealtor = () => new ApiFailure(404, 'unknown_realtor', 'There is no such realtor.')
