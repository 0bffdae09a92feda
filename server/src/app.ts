import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import { apiBase } from '@guru/contract/paths'
import type { Engine } from '@guru/engine/engine'
import { fastify, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { DestinationStream } from 'pino'
import { aboutRoute } from './channels/web/about.ts'
import { callbackRoute } from './channels/web/callback.ts'
import { chatV3Route } from './channels/web/chat-v3.ts'
import { listingRoute } from './channels/web/listing.ts'
import { olderChatRoutes } from './channels/web/older-chats.ts'
import { transcribeRoute } from './channels/web/transcribe.ts'
import { voiceRoutes } from './channels/web/voice.ts'
import { type WhatsappOptions, whatsapp } from './channels/whatsapp/whatsapp.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { answerErrors, sendFailure } from './http/answer-errors.ts'
import { answerInTime } from './http/answer-in-time.ts'
import { apiDocs } from './http/api-docs.ts'
import { closeGracefully } from './http/close-gracefully.ts'
import { guardAccess } from './http/guard-access.ts'
import { guardOrigin } from './http/guard-origin.ts'
import { health } from './http/health.ts'
import { limitCalls } from './http/limit-calls.ts'
import { createLog, logCalls } from './http/log.ts'
import { ownAddress } from './http/own-address.ts'
import { refuseUnreadable } from './http/refuse-unreadable.ts'
import { securityHeaders } from './http/security-headers.ts'
import { seekerCookieFor } from './http/seeker-cookie.ts'
import { type WebPages, webPages } from './http/web-pages.ts'
import { smtpMailer } from './providers/mail.ts'
import { remoteListener } from './providers/speech/listening/remote-listener.ts'
import { localListeners } from './providers/speech/listening/sherpa/local-listeners.ts'
import { sphinxListener } from './providers/speech/listening/sphinx/sphinx-listener.ts'
import { espeakVoice } from './providers/speech/speaking/espeak.ts'
import { readAloud } from './providers/speech/speaking/read-aloud.ts'
import { remoteVoice } from './providers/speech/speaking/remote-voice.ts'
import { staffRoutes } from './staff/staff-routes.ts'

export interface AppParts {
  config: Config
  database: Database
  engine(): Engine
  /** null: API only. */
  web: WebPages | null
  /** Where the log goes; standard output by default. */
  logTo?: DestinationStream
  /** Milliseconds after which a caller is told to try again; 15,000 unless told. */
  answerWithin?: number
  /** How WhatsApp is worked, where not as usual. */
  whatsappWork?: Partial<Pick<WhatsappOptions, 'works' | 'sendWaits'>>
}

/** Bytes of a request's body: a long chat's prior messages, which clients may send along, fit in. */
const largestBody = 256 * 1024

/** Builds the whole server without listening; tests inject into the same app. */
export async function buildApp(parts: AppParts) {
  const { config, database, engine, web, logTo, answerWithin = 15_000, whatsappWork = {} } = parts
  const app = fastify({
    loggerInstance: createLog(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: largestBody,
    handlerTimeout: answerWithin,
    genReqId: () => randomUUID(),
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  })
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  closeGracefully(app)
  answerErrors(app)
  answerInTime(app)
  logCalls(app)
  await securityHeaders(app, config)
  await app.register(cookie)
  if (config.allowedOrigins.length > 0) {
    await app.register(cors, { origin: config.allowedOrigins, credentials: true, maxAge: 600 })
  }
  await app.register(rateLimit, { global: false, cache: 50_000 })
  await apiDocs(app)
  health(app, database)
  // After those two, which are for everybody: every later route of the API must say whom it is for.
  guardAccess(app, database)
  await app.register(
    async (api) => {
      guardOrigin(api, config)
      const conversation = { database, engine }
      await api.register(chatV3Route, { conversation, limit: limitCalls(api, config.limits.chat) })
      await api.register(olderChatRoutes, {
        conversation,
        limit: limitCalls(api, config.limits.chat),
        cookie: seekerCookieFor(config),
      })
      await api.register(aboutRoute, { config })
      await api.register(listingRoute, { database, limit: limitCalls(api, config.limits.chat) })
      await api.register(callbackRoute, { database, limit: limitCalls(api, config.limits.callback) })
      const voices = [config.remoteVoice && remoteVoice(config.remoteVoice), espeakVoice()]
      const aloud = readAloud(
        voices.filter((voice) => voice !== null),
        (engine, error) => app.log.warn({ err: error, engine }, 'voice_failed'),
      )
      api.addHook('onClose', () => aloud.close())
      const local = localListeners(config.localModels)
      api.addHook('onListen', () => {
        local.check((told) => app.log.error(told)).catch((error) => app.log.error(error))
      })
      const listeners = [
        config.remoteListener && remoteListener(config.remoteListener),
        ...local.listeners,
        config.embeddedListener ? sphinxListener() : null,
      ].filter((listener) => listener !== null)
      api.addHook('onClose', async () => {
        for (const listener of listeners) await listener.close?.()
      })
      await api.register(voiceRoutes, { aloud, listeners, limit: limitCalls(api, config.limits.speech) })
      await api.register(transcribeRoute, { listeners, limit: limitCalls(api, config.limits.speech) })
      await api.register(whatsapp, {
        settings: config.whatsapp,
        works: true,
        ...conversation,
        listeners,
        publicUrl: () => ownAddress(config, app),
        retentionDays: config.retentionDays,
        limit: limitCalls(api, config.limits.chat),
        ...whatsappWork,
      })
      const mailer = config.mail === null ? null : smtpMailer(config.mail)
      api.addHook('onClose', async () => mailer?.close())
      await api.register(staffRoutes, {
        database,
        engine,
        mailer,
        leadRules: config.leads,
        listingUploadBytes: config.listingUploadBytes,
        publicUrl: () => ownAddress(config, app),
        log: app.log,
      })
    },
    { prefix: apiBase },
  )
  await webPages(app, config, web)
  return app
}
