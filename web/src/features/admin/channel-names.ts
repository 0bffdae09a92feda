import type { Channel } from '@guru/contract/vocabulary'

/** Where a conversation was held, as the admin's pages say it. */
export const channelNames: Record<Channel, string> = {
  web_v1: 'Web v1',
  web_v2: 'Web v2',
  web_v3: 'Web v3',
  whatsapp: 'WhatsApp',
}
