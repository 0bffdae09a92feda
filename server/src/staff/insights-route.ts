import { countOfDays, type Days, dayInIndia, daysBefore, mostInsightDays } from '@guru/contract/days'
import { apiErrorSchema } from '@guru/contract/errors'
import { type InsightsQuery, insightsQuerySchema, insightsResponseSchema } from '@guru/contract/insights'
import { paths } from '@guru/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ApiFailure } from '../errors.ts'
import { insights } from '../insights/insights.ts'
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

const shownByDefault = 30

/** Today in India is the last day unless another one is named. */
function daysOf({ from, to }: InsightsQuery): Days {
  const last = to ?? dayInIndia(Date.now())
  const days = { from: from ?? daysBefore(last, shownByDefault - 1), to: last }
  const count = countOfDays(days)
  if (count < 1 || count > mostInsightDays) {
    throw new ApiFailure(
      422,
      'invalid_request',
      `from must not lie behind to, nor more than ${mostInsightDays} days before`,
    )
  }
  return days
}
