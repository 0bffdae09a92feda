import {
  forgotPasswordRequestSchema,
  loginRequestSchema,
  loginResponseSchema,
  messageResponseSchema,
  type Role,
} from '@guru/contract/accounts'
import { apiErrorSchema } from '@guru/contract/errors'
import { paths } from '@guru/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { closeLogin } from '../accounts/access-tokens.ts'
import { login } from '../accounts/login.ts'
import { noteAttempt } from '../accounts/login-limit.ts'
import { ApiFailure } from '../errors.ts'
import { mailLink, passwordLink } from './password-link.ts'
import type { StaffParts } from './staff-parts.ts'

const pathsOf = {
  admin: { login: paths.adminLogin, logout: paths.adminLogout, forgot: paths.adminForgotPassword },
  realtor: { login: paths.realtorLogin, logout: paths.realtorLogout, forgot: paths.realtorForgotPassword },
} as const

/** Login, logout and forgotten password of one role. */
export const loginRoutes: FastifyPluginAsyncZod<StaffParts & { role: Role }> = async (
  app,
  { role, ...parts },
) => {
  const { database } = parts
  const at = pathsOf[role]

  app.post(
    at.login,
    {
      config: { access: 'public' },
      schema: {
        summary: `Log in (${role})`,
        body: loginRequestSchema,
        response: {
          200: loginResponseSchema,
          401: apiErrorSchema.describe('No such account, or another password'),
          429: apiErrorSchema.describe('Too many attempts; Retry-After says how long to wait'),
        },
      },
    },
    async ({ body, ip }, reply) => {
      const outcome = await login(database.kysely, role, { ...body, address: ip })
      if (outcome.kind === 'refused') throw new ApiFailure(401, 'login_failed', 'Invalid email or password')
      if (outcome.kind === 'too-many') {
        reply.header('retry-after', outcome.seconds)
        throw tooManyAttempts(outcome.seconds)
      }
      return { token: outcome.token, message: 'You have successfully logged in.' }
    },
  )

  app.post(
    at.logout,
    {
      config: { access: role },
      schema: { summary: `Log out (${role})`, response: { 200: messageResponseSchema } },
    },
    async ({ headers }) => {
      await closeLogin(database.kysely, String(headers['x-auth-token']))
      return { message: 'Logged out' }
    },
  )

  app.post(
    at.forgot,
    {
      config: { access: 'public' },
      schema: {
        summary: `Ask for a link to set a new password (${role})`,
        body: forgotPasswordRequestSchema,
        response: { 200: messageResponseSchema, 429: apiErrorSchema.describe('Too many attempts') },
      },
    },
    async ({ body: { email }, ip }, reply) => {
      const seconds = await noteAttempt(database.kysely, { email, address: ip, kind: 'link' })
      if (seconds !== null) {
        reply.header('retry-after', seconds)
        throw tooManyAttempts(seconds)
      }
      // Afterwards, so that the answer and its time are the same whether or not there is such an account.
      void sendResetLink(parts, role, email).catch((error) => parts.log.error({ err: error }, 'reset_link'))
      return { message: resetAnswer }
    },
  )
}

/** One answer to all: it tells nobody whether there is such an account. */
const resetAnswer =
  'If there is an account with this email address, a link to set a new password is on its way to it. Without a mail, please ask your admin.'

function tooManyAttempts(seconds: number): ApiFailure {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new ApiFailure(429, 'too_many_attempts', `Too many attempts. Please wait ${wait} and try again.`)
}

/** The link goes to the mailbox alone; without a mail server none is made. */
async function sendResetLink(parts: StaffParts, role: Role, email: string): Promise<void> {
  if (parts.mailer === null) return
  const account = await parts.database.kysely
    .selectFrom(role)
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (!account) return
  await mailLink(parts, { to: email, link: await passwordLink(parts, { role, ...account }), reason: 'reset' })
}
