import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { callbacksRoute } from './callbacks-route.ts'
import { chatHistoryRoutes } from './chat-history-routes.ts'
import { insightsRoute } from './insights-route.ts'
import { isAdminRoute } from './is-admin-route.ts'
import { leadRoutes } from './lead-routes.ts'
import { listingImportRoutes } from './listing-import-routes.ts'
import { listingRoutes } from './listing-routes.ts'
import { liveRoute } from './live-route.ts'
import { loginRoutes } from './login-routes.ts'
import { realtorRoutes } from './realtor-routes.ts'
import { setPasswordRoute } from './set-password-route.ts'
import type { StaffParts } from './staff-parts.ts'

/** All that realtors and admins call. */
export const staffRoutes: FastifyPluginAsyncZod<StaffParts> = async (app, parts) => {
  await app.register(loginRoutes, { ...parts, role: 'admin' })
  await app.register(loginRoutes, { ...parts, role: 'realtor' })
  await app.register(setPasswordRoute, parts)
  await app.register(isAdminRoute)
  await app.register(realtorRoutes, parts)
  await app.register(leadRoutes, parts)
  await app.register(liveRoute, parts)
  await app.register(callbacksRoute, parts)
  await app.register(chatHistoryRoutes, parts)
  await app.register(insightsRoute, parts)
  await app.register(listingRoutes, parts)
  await app.register(listingImportRoutes, parts)
}
