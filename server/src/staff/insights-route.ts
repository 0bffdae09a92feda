import { apiErrorSchema } from '@guru/contract/errors'
import { type InsightsQuery, insightsQuerySchema, insightsResponseSchema } from '@guru/contract/insights'
import { paths } from '@guru/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ApiFailure } from '../errors.ts'
import { type Days, insights } from '../insights/insights.ts'
import type { StaffParts } from './staff-parts.ts'

/** What happened on some days, for the admin's plots. */
export const insightsRoute: FastifyPluginAsyncZod<StaffParts> = async (app, { database }) => {
  app.get(
    paths.insights,
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Chats, results, leads and callbacks of some days',
        querystring: insightsQuerySchema,
        response: { 200: insightsResponseSchema, 422: apiErrorSchema },
      },
    },
    async ({ query }) => insights(database.kysely, daysOf(query)),
  )
}

const dayMs = 24 * 3_600_000
const shownByDefault = 30
const most = 366

/** Today in India is the last day unless another one is named. */
function daysOf({ from, to }: InsightsQuery): Days {
  const last = to ?? dayInIndia(Date.now())
  const first = from ?? dayInIndia(Date.parse(last) - (shownByDefault - 1) * dayMs)
  const count = (Date.parse(last) - Date.parse(first)) / dayMs + 1
  if (count < 1 || count > most) {
    throw new ApiFailure(
      422,
      'invalid_request',
      `from must not lie behind to, nor more than ${most} days before`,
    )
  }
  return { from: first, to: last }
}

const indiaOffsetMs = 5.5 * 3_600_000
const dayInIndia = (time: number) => new Date(time + indiaOffsetMs).toISOString().slice(0, 10)
