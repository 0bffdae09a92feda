import { randomUUID } from 'node:crypto'
import { sign } from '../../channels/whatsapp/signature.ts'

/** Bodies as Meta posts them. */

/** Somebody who writes; without a number where it is hidden. */
export interface Sender {
  number?: string
  userId?: string
  name?: string
}

export type MessagePayload = Record<string, unknown> & { id: string; type: string }

/** A message of a kind, with an id of its own and of now unless told. */
export function message(
  sender: Sender,
  type: string,
  parts: Record<string, unknown>,
  about: { id?: string; at?: Date } = {},
): MessagePayload {
  return {
    id: about.id ?? `wamid.${randomUUID()}`,
    timestamp: String(Math.floor((about.at?.getTime() ?? Date.now()) / 1000)),
    ...(sender.number !== undefined && { from: sender.number }),
    ...(sender.userId !== undefined && { from_user_id: sender.userId }),
    type,
    ...parts,
  }
}

export const textMessage = (
  sender: Sender,
  body: string,
  about?: { id?: string; at?: Date },
): MessagePayload => message(sender, 'text', { text: { body } }, about)

/** A tap on a button or on a row of a list. */
export const tapMessage = (
  sender: Sender,
  id: string,
  title: string,
  kind: 'button' | 'list',
): MessagePayload =>
  message(sender, 'interactive', {
    interactive: { type: `${kind}_reply`, [`${kind}_reply`]: { id, title } },
  })

export interface ChangeParts {
  messages?: unknown[]
  statuses?: unknown[]
  /** Of user ids. */
  updates?: unknown[]
  sender?: Sender
  field?: string
}

/** One change of an entry. */
export const change = (
  phoneNumberId: string,
  { messages, statuses, updates, sender = {}, field = 'messages' }: ChangeParts,
) => ({
  field,
  value: {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '919000000000', phone_number_id: phoneNumberId },
    ...(messages && {
      contacts: [
        {
          profile: { name: sender.name ?? 'Somebody' },
          ...(sender.number !== undefined && { wa_id: sender.number }),
          ...(sender.userId !== undefined && { user_id: sender.userId }),
        },
      ],
      messages,
    }),
    ...(statuses && { statuses }),
    ...(updates && { user_id_update: updates }),
  },
})

/** A whole body out of changes. */
export const bodyOf = (...changes: unknown[]) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '100000000000001', changes }],
})

/** The bytes and headers of a body: letters outside of ASCII escaped, and signed, as Meta does both. */
export function posted(body: unknown, appSecret: string) {
  const payload = Buffer.from(
    JSON.stringify(body).replaceAll(
      /[^\0-\x7f]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )
  return {
    payload,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': sign(payload, appSecret) },
  }
}
