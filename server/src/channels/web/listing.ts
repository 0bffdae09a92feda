import { listingParamsSchema, matchSchema } from '@guru/contract/chat'
import { apiErrorSchema } from '@guru/contract/errors'
import { paths } from '@guru/contract/paths'
import { toMatch } from '@guru/engine/replies/match'
import type { preValidationAsyncHookHandler } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../db/database.ts'
import { ApiFailure } from '../../errors.ts'
import { listingsByIds } from '../../listings/search.ts'

export interface ListingRoute {
  database: Database
  limit: preValidationAsyncHookHandler
}

/** One listing as every seeker may see it: where a message that has no room for all of it leads to. */
export const listingRoute: FastifyPluginAsyncZod<ListingRoute> = async (app, { database, limit }) => {
  app.get(
    paths.listing,
    {
      config: { access: 'public' },
      preValidation: limit,
      schema: {
        summary: 'One listing, as long as it is to be had',
        params: listingParamsSchema,
        response: {
          200: matchSchema,
          404: apiErrorSchema.describe('No such listing, or it is gone'),
          422: apiErrorSchema.describe('The id is none'),
          429: apiErrorSchema.describe('Too many calls; Retry-After says how long to wait'),
          503: apiErrorSchema.describe('The database is away; Retry-After says when to try again'),
        },
      },
    },
    async ({ params }) => {
      const [found] = await listingsByIds(database, [params.id])
      if (found === undefined)
        throw new ApiFailure(404, 'unknown_listing', 'This property is no longer there.')
      return toMatch({ position: 1, listing: found.listing, points: [] })
    },
  )
}
