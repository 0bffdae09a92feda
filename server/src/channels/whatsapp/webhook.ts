import { apiErrorSchema } from '@guru/contract/errors'
import { paths } from '@guru/contract/paths'
import { whatsappVerificationSchema } from '@guru/contract/whatsapp'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { ApiFailure } from '../../errors.ts'
import { readBody } from './read-body.ts'
import type { WhatsappSettings } from './settings.ts'
import { equal, isSigned, looksSigned } from './signature.ts'
import { storeBody } from './store-body.ts'

export interface WhatsappWebhook {
  /** null: the channel is off. */
  settings: WhatsappSettings | null
  database: Database
  /** Called when messages were stored. */
  wake(): void
}

/** Bytes: Meta posts up to 3 MB. */
const largestBody = 4 * 1024 * 1024

/** Where Meta verifies the address and posts what people write; what is posted is stored and worked off later. */
export const whatsappWebhook: FastifyPluginAsyncZod<WhatsappWebhook> = async (
  app,
  { settings, database, wake },
) => {
  // The signature is over the bytes as they came: a body that was parsed and written again has another one.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBody }, (_request, body, done) =>
    done(null, body),
  )

  /** Ids of numbers that are not WHATSAPP_PHONE_NUMBER_ID: told once each, since they may be meant to be it. */
  const told = new Set<string>()

  app.get(
    paths.whatsappWebhook,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Meta’s verification of the WhatsApp webhook',
        querystring: whatsappVerificationSchema,
        response: {
          200: z.string().describe('The challenge'),
          403: apiErrorSchema.describe('Another verify token'),
          404: apiErrorSchema.describe('WhatsApp is not set up here'),
        },
      },
    },
    async ({ query }, reply) => {
      const { verifyToken } = requireSettings(settings)
      const { 'hub.mode': mode, 'hub.verify_token': token = '', 'hub.challenge': challenge } = query
      if (mode !== 'subscribe' || challenge === undefined || !equal(token, verifyToken)) throw notVerified()
      return reply.type('text/plain').send(challenge)
    },
  )

  app.post(
    paths.whatsappWebhook,
    {
      config: { access: 'public' },
      bodyLimit: largestBody,
      onRequest: async (request) => {
        requireSettings(settings)
        if (!looksSigned(request.headers[signatureHeader])) throw notSigned()
      },
      schema: {
        summary: 'What people write on WhatsApp, posted by Meta',
        response: {
          200: z.object({}).describe('Stored; to be answered later'),
          400: apiErrorSchema.describe('Signed, but no JSON'),
          401: apiErrorSchema.describe('No signature, or a wrong one'),
          404: apiErrorSchema.describe('WhatsApp is not set up here'),
          413: apiErrorSchema.describe('Larger than 4 MB'),
          503: apiErrorSchema.describe('The database is away: Meta posts it again'),
        },
      },
    },
    async (request) => {
      const { appSecret, phoneNumberId } = requireSettings(settings)
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (!isSigned(body, request.headers[signatureHeader], appSecret)) throw notSigned()
      const received = readBody(parseJson(body), phoneNumberId)
      for (const id of received.otherNumbers.filter((one) => !told.has(one))) {
        told.add(id)
        request.log.warn({ phoneNumberId: id }, 'whatsapp_for_another_number')
      }
      await storeBody(database, received)
      if (received.messages.length > 0) wake()
      return {}
    },
  )
}

const signatureHeader = 'x-hub-signature-256'

function requireSettings(settings: WhatsappSettings | null): WhatsappSettings {
  if (settings === null) {
    throw new ApiFailure(
      404,
      'whatsapp_off',
      'WhatsApp is not set up here: the WHATSAPP_… settings are missing.',
    )
  }
  return settings
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new ApiFailure(400, 'invalid_request', 'The request cannot be read: its body must be JSON.')
  }
}

const notVerified = () =>
  new ApiFailure(403, 'not_verified', 'The verify token is not the one of WHATSAPP_VERIFY_TOKEN.')

const notSigned = () =>
  new ApiFailure(401, 'not_signed', 'The request is not signed with the secret of WHATSAPP_APP_SECRET.')
