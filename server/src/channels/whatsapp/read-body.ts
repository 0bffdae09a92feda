import {
  type WhatsappMessage,
  type WhatsappStatus,
  type WhatsappUserIdUpdate,
  type WhatsappValue,
  whatsappBodySchema,
  whatsappMessageSchema,
  whatsappStatusSchema,
  whatsappUserIdUpdateSchema,
} from '@guru/contract/whatsapp'
import type { z } from 'zod'
import type { WhatsappContent } from '../../db/tables/whatsapp-message.ts'
import { saidIn } from './said-in.ts'
import { storable } from './storable.ts'

/** A message to be worked off. */
export interface ReceivedMessage {
  id: string
  sentAt: Date
  content: WhatsappContent
}

/** What a posted body holds for the business's number. */
export interface ReceivedBody {
  messages: ReceivedMessage[]
  statuses: WhatsappStatus[]
  /** Ids of other numbers that something was for. */
  otherNumbers: string[]
}

/**
 * Reads every entry, change, message and status of a body; what is not for this number, not for a single
 * person (groups) or of no use (reactions, echoes, account news) is left out.
 */
export function readBody(json: unknown, phoneNumberId: string): ReceivedBody {
  const body = whatsappBodySchema.safeParse(json)
  const changes = body.success ? body.data.entry.flatMap((entry) => entry.changes) : []
  const numberOf = ({ metadata }: WhatsappValue) => metadata?.phone_number_id
  const valuesOf = (wanted: string) =>
    changes
      .filter(({ field, value }) => field === wanted && numberOf(value) === phoneNumberId)
      .map(({ value }) => value)
  const values = valuesOf('messages')
  return {
    messages: [...values.flatMap(messagesIn), ...valuesOf('user_id_update').flatMap(updatesIn)],
    statuses: values.flatMap(({ statuses }) => readable(whatsappStatusSchema, statuses)),
    otherNumbers: changes.flatMap(({ value }) => numberOf(value) ?? []).filter((id) => id !== phoneNumberId),
  }
}

function messagesIn({ messages, contacts }: WhatsappValue): ReceivedMessage[] {
  const nameOf = ({ from, from_user_id }: WhatsappMessage) =>
    contacts.find(
      ({ wa_id, user_id }) =>
        (user_id !== undefined && user_id === from_user_id) || (wa_id !== undefined && wa_id === from),
    )?.profile?.name
  return readable(whatsappMessageSchema, messages).flatMap((message) => received(message, nameOf(message)))
}

const updatesIn = ({ user_id_update }: WhatsappValue): ReceivedMessage[] =>
  readable(whatsappUserIdUpdateSchema, user_id_update).map(receivedUpdate)

/** Those that can be read. */
const readable = <Shape extends z.ZodType>(shape: Shape, parts: readonly unknown[]): z.infer<Shape>[] =>
  parts.flatMap((part) => {
    const read = shape.safeParse(part)
    return read.success ? [read.data] : []
  })

function received(message: WhatsappMessage, name: string | undefined): ReceivedMessage[] {
  const { id, timestamp, from, group_id } = message
  const userId = message.from_user_id ?? formerUserId(message)
  if (group_id !== undefined || (from === undefined && userId === null)) return []
  const said = saidIn(message)
  if (said === null) return []
  const sender = {
    number: from ?? null,
    userId,
    name: storable(name ?? '', longestName).trim() || null,
  }
  return [{ id, sentAt: momentOf(timestamp), content: { from: sender, said } }]
}

/** A clock that runs ahead must not keep the window open. */
const momentOf = (timestamp: number): Date => new Date(Math.min(timestamp * 1000, Date.now()))

/** Has no id of its own: what it tells is one. */
function receivedUpdate({ timestamp, wa_id, user_id }: WhatsappUserIdUpdate): ReceivedMessage {
  const { previous, current } = user_id
  return {
    id: `user_id_update ${previous} ${current}`,
    sentAt: momentOf(timestamp),
    content: {
      from: { number: null, userId: previous, name: null },
      said: { kind: 'new_number', number: wa_id ?? null, userId: current },
    },
  }
}

/** Of whom the key changed: named in the sentence alone, "User NAME changed from OLD to NEW". */
function formerUserId({ system }: WhatsappMessage): string | null {
  if (system?.type !== 'user_changed_user_id') return null
  return / changed from (\S{1,200}) to \S+$/.exec(storable(system.body ?? '', 1000))?.[1] ?? null
}

const longestName = 100
