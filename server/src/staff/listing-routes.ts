import { apiErrorSchema } from '@guru/contract/errors'
import {
  listingChangeSchema,
  listingIdParamsSchema,
  listingRequestSchema,
  listingResponseSchema,
  listingStatusRequestSchema,
  listingsQuerySchema,
  listingsResponseSchema,
} from '@guru/contract/listings'
import { paths } from '@guru/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ApiFailure } from '../errors.ts'
import { callerOf } from '../http/guard-access.ts'
import { findListings } from '../listings/admin/find-listings.ts'
import {
  addListing,
  changeListing,
  giveBackListing,
  setListingStatus,
} from '../listings/admin/save-listing.ts'
import type { StaffParts } from './staff-parts.ts'

const notFound = apiErrorSchema.describe('No such listing')

/** The admin's work on listings. */
export const listingRoutes: FastifyPluginAsyncZod<StaffParts> = async (app, { database, engine }) => {
  app.get(
    paths.adminListings,
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Listings, also retired ones, the last confirmed first',
        querystring: listingsQuerySchema,
        response: { 200: listingsResponseSchema, 422: apiErrorSchema },
      },
    },
    async ({ query }) => findListings(database.kysely, query),
  )

  app.post(
    paths.adminListings,
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Add a listing',
        body: listingRequestSchema,
        response: { 200: listingResponseSchema, 422: apiErrorSchema },
      },
    },
    async (request) => {
      const saving = { by: callerOf(request), places: engine().places }
      return { listing: await addListing(database.kysely, request.body, saving) }
    },
  )

  app.put(
    paths.adminListing,
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Change a listing',
        params: listingIdParamsSchema,
        body: listingChangeSchema,
        response: {
          200: listingResponseSchema,
          404: notFound,
          409: apiErrorSchema.describe('It has changed since it was looked at'),
          422: apiErrorSchema,
        },
      },
    },
    async (request) => {
      const saving = { by: callerOf(request), places: engine().places }
      const listing = await changeListing(database.kysely, { ...request.params, ...request.body }, saving)
      if (listing === null) throw noSuchListing()
      return { listing }
    },
  )

  app.put(
    paths.adminListingStatus,
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Take a listing out of search, or bring it back',
        params: listingIdParamsSchema,
        body: listingStatusRequestSchema,
        response: { 200: listingResponseSchema, 404: notFound },
      },
    },
    async (request) => {
      const change = { ...request.params, ...request.body }
      const listing = await setListingStatus(database.kysely, change, callerOf(request))
      if (listing === null) throw noSuchListing()
      return { listing }
    },
  )

  app.delete(
    paths.adminListingKept,
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Let imports set again what was set by hand',
        params: listingIdParamsSchema,
        response: { 200: listingResponseSchema, 404: notFound },
      },
    },
    async (request) => {
      const listing = await giveBackListing(database.kysely, request.params.id, callerOf(request))
      if (listing === null) throw noSuchListing()
      return { listing }
    },
  )
}

const noSuchListing = () => new ApiFailure(404, 'unknown_listing', 'There is no such listing.')
