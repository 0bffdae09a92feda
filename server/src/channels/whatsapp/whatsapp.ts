import type { FastifyPluginAsync, preValidationAsyncHookHandler } from 'fastify'
import { type ChannelParts, startWhatsapp, type WhatsappChannel } from './channel.ts'
import { continueRoute } from './continue.ts'
import type { WhatsappSettings } from './settings.ts'
import { whatsappWebhook } from './webhook.ts'

export interface WhatsappOptions extends Omit<ChannelParts, 'settings' | 'log'> {
  /** null: the channel is off. */
  settings: WhatsappSettings | null
  /** false: what comes is stored and left to other servers. */
  works: boolean
  /** For calls of browsers. */
  limit: preValidationAsyncHookHandler
}

/** Guru on WhatsApp: the routes, and the work that goes on as long as the app runs. */
export const whatsapp: FastifyPluginAsync<WhatsappOptions> = async (
  app,
  { settings, works, limit, ...parts },
) => {
  let channel: WhatsappChannel | null = null
  app.addHook('onReady', async () => {
    if (settings !== null && works) channel = startWhatsapp({ ...parts, settings, log: app.log })
  })
  app.addHook('onClose', async () => channel?.stop())
  await app.register(continueRoute, { database: parts.database, number: settings?.number ?? null, limit })
  await app.register(whatsappWebhook, { settings, database: parts.database, wake: () => channel?.wake() })
}
