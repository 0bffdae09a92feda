import { messageResponseSchema } from '@guru/contract/accounts'
import { apiErrorSchema } from '@guru/contract/errors'
import {
  leadFilterSchema,
  leadIdParamsSchema,
  leadListQuerySchema,
  leadListResponseSchema,
  leadResponseSchema,
  leadStateRequestSchema,
} from '@guru/contract/leads'
import { maxExportedLeads } from '@guru/contract/limits'
import { paths } from '@guru/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { writeAudit } from '../db/audit.ts'
import { ApiFailure } from '../errors.ts'
import { callerOf } from '../http/guard-access.ts'
import { claimCallback } from '../leads/claim-callback.ts'
import { leadCard } from '../leads/lead-card.ts'
import { listLeads, readLeads } from '../leads/lead-lists.ts'
import { keepLeadState } from '../leads/lead-state.ts'
import { leadsCsv } from '../leads/leads-csv.ts'
import { noteNumbersSeen } from '../leads/numbers-seen.ts'
import { openLead } from '../leads/open-lead.ts'
import { requireViewer } from './require-viewer.ts'
import type { StaffParts } from './staff-parts.ts'

const lists = [
  { source: 'web', path: paths.realtorList, csv: paths.realtorListCsv },
  { source: 'whatsapp', path: paths.whatsappList, csv: paths.whatsappListCsv },
] as const

const unknown = apiErrorSchema.describe('No such lead for this realtor')

/** The realtor's work on leads. */
export const leadRoutes: FastifyPluginAsyncZod<StaffParts> = async (app, { database, engine, leadRules }) => {
  const db = database.kysely
  const rules = leadRules

  for (const { source, path, csv } of lists) {
    app.get(
      path,
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
        const viewer = await requireViewer(db, caller)
        const list = await listLeads(db, source, { query: request.query, viewer, rules })
        await noteNumbersSeen(db, caller, list.data)
        return list
      },
    )

    app.get(
      csv,
      {
        config: { access: 'realtor' },
        schema: { summary: `The same as a CSV file (${source})`, querystring: leadFilterSchema },
      },
      async (request, reply) => {
        const caller = callerOf(request)
        const viewer = await requireViewer(db, caller)
        if (!viewer.subscription) throw subscriptionNeeded()
        const scope = rules.allAllowed ? request.query.scope : 'profile'
        const rows = await readLeads(db, source, { ...request.query, scope, limit: maxExportedLeads }, viewer)
        const cards = rows.map((row) => leadCard(row, viewer, rules))
        await noteNumbersSeen(db, caller, cards)
        await writeAudit(db, {
          actor: caller,
          action: 'leads_exported',
          detail: { source, leads: cards.length },
        })
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="leads-${source}.csv"`)
          .send(leadsCsv(cards))
      },
    )
  }

  app.get(
    paths.lead,
    {
      config: { access: 'realtor' },
      schema: {
        summary: 'A lead with its best matches',
        params: leadIdParamsSchema,
        response: { 200: leadResponseSchema, 404: unknown },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const viewer = await requireViewer(db, caller)
      const lead = await openLead(database, engine(), { ...request.params, viewer, rules })
      if (lead === null) throw unknownLead()
      await noteNumbersSeen(db, caller, [lead.lead])
      return lead
    },
  )

  app.put(
    paths.leadState,
    {
      config: { access: 'realtor' },
      schema: {
        summary: 'Note what was done about a lead',
        params: leadIdParamsSchema,
        body: leadStateRequestSchema,
        response: { 200: messageResponseSchema, 403: apiErrorSchema, 404: unknown },
      },
    },
    async (request) => {
      const { subscription, id: realtorId } = await requireViewer(db, callerOf(request))
      if (!subscription) throw subscriptionNeeded()
      const kept = await keepLeadState(db, { ...request.body, leadId: request.params.id, realtorId })
      if (!kept) throw unknownLead()
      return { message: 'Saved.' }
    },
  )

  app.post(
    paths.claimCallback,
    {
      config: { access: 'realtor' },
      schema: {
        summary: 'Take a callback',
        params: leadIdParamsSchema,
        response: {
          200: messageResponseSchema,
          403: apiErrorSchema.describe('It was not offered to this realtor'),
          404: unknown,
          409: apiErrorSchema.describe('Another realtor took it'),
        },
      },
    },
    async (request) => {
      const { subscription, id: realtorId } = await requireViewer(db, callerOf(request))
      if (!subscription) throw subscriptionNeeded()
      const outcome = await claimCallback(db, { leadId: request.params.id, realtorId })
      if (outcome === 'unknown') throw unknownLead()
      if (outcome === 'not-offered') {
        throw new ApiFailure(403, 'not_offered', 'This callback was not offered to you.')
      }
      if (outcome === 'taken') throw new ApiFailure(409, 'taken', 'Another realtor was faster.')
      return { message: 'This callback is yours. Please call soon.' }
    },
  )
}

const unknownLead = () => new ApiFailure(404, 'unknown_lead', 'There is no such lead.')
const subscriptionNeeded = () =>
  new ApiFailure(403, 'subscription_required', 'Subscription required to view this content.')
