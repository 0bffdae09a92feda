import { apiErrorSchema } from '@guru/contract/errors'
import { type LeadSource, leadListQuerySchema, leadListResponseSchema } from '@guru/contract/leads'
import { paths } from '@guru/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { ApiFailure } from '../errors.ts'
import { callerOf } from '../http/guard-access.ts'
import { listLeads } from '../leads/lead-lists.ts'
import { noteNumbersSeen } from '../leads/numbers-seen.ts'
import { type Viewer, viewerOf } from '../leads/viewer.ts'
import type { StaffParts } from './staff-parts.ts'

const listPaths: Record<LeadSource, string> = { web: paths.realtorList, whatsapp: paths.whatsappList }

/** The realtor's two lists of leads. */
export const leadRoutes: FastifyPluginAsyncZod<StaffParts> = async (app, { database, leadRules }) => {
  const db = database.kysely
  for (const source of ['web', 'whatsapp'] as const) {
    app.get(
      listPaths[source],
      {
        config: { access: 'realtor' },
        schema: {
          summary: `Leads that came by ${source}`,
          querystring: leadListQuerySchema,
          response: { 200: leadListResponseSchema, 422: apiErrorSchema },
        },
      },
      async (request) => {
        const caller = callerOf(request)
        const viewer = await requireViewer(db, caller.id)
        const list = await listLeads(db, source, { query: request.query, viewer, rules: leadRules })
        await noteNumbersSeen(db, caller, list.data)
        return list
      },
    )
  }
}

/** @throws ApiFailure 401 when the account was taken away a moment ago. */
async function requireViewer(db: Kysely<Schema>, id: string): Promise<Viewer> {
  const viewer = await viewerOf(db, id)
  if (viewer === null) throw new ApiFailure(401, 'login_required', 'Please login again.')
  return viewer
}
