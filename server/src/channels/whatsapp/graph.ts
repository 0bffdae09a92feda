import { z } from 'zod'
import { failureOf, GraphFailure, noAnswer } from './graph-failure.ts'
import type { GraphPayload } from './payload.ts'
import type { WhatsappSettings } from './settings.ts'

/** The Graph API, as far as Guru calls it. */
export interface Graph {
  /**
   * Sends a message. @returns Meta's id of it; null when the answer names none.
   * @throws GraphFailure
   */
  send(payload: GraphPayload): Promise<string | null>
  /**
   * The bytes of a voice note and what Meta says they are.
   * @throws GraphFailure; its reason is `too_large` above `mostBytes`.
   */
  media(id: string, mostBytes: number): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }>
  /**
   * Whether the token is taken and knows the number.
   * @throws GraphFailure when not.
   */
  check(): Promise<void>
}

/** Milliseconds. */
export interface GraphPatience {
  /** For the answer to a message. */
  answer: number
  /** For a look-up, and for all bytes of a voice note. */
  media: number
}

export const graphPatience: GraphPatience = { answer: 15_000, media: 20_000 }

const sentSchema = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) })
const mediaSchema = z.object({
  url: z.url(),
  mime_type: z.string().optional(),
  file_size: z.coerce.number().optional().catch(undefined),
})

export function createGraph(
  { graphUrl, phoneNumberId, accessToken }: WhatsappSettings,
  waits: GraphPatience = graphPatience,
): Graph {
  const authorization = `Bearer ${accessToken}`
  const ask = (url: string, patience: number, init: RequestInit = {}) =>
    fetch(url, {
      ...init,
      headers: { authorization, ...init.headers },
      signal: AbortSignal.timeout(patience),
    }).catch((error) => {
      throw noAnswer(error)
    })

  return {
    async send(payload) {
      const answer = await ask(`${graphUrl}/${phoneNumberId}/messages`, waits.answer, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      })
      const body = await readJson(answer)
      if (!answer.ok) throw failureOf(answer.status, body, answer.headers.get('retry-after'))
      const sent = sentSchema.safeParse(body)
      return sent.success ? (sent.data.messages[0]?.id ?? null) : null
    },

    async media(id, mostBytes) {
      const found = await ask(`${graphUrl}/${encodeURIComponent(id)}`, waits.media)
      const body = await readJson(found)
      if (!found.ok) throw failureOf(found.status, body, found.headers.get('retry-after'))
      const media = mediaSchema.safeParse(body)
      if (!media.success) throw new GraphFailure('give_up', 'media_unknown')
      if ((media.data.file_size ?? 0) > mostBytes) throw new GraphFailure('give_up', 'too_large')
      const file = await ask(media.data.url, waits.media)
      if (!file.ok) throw failureOf(file.status, await readJson(file), null)
      return {
        bytes: await readAtMost(file, mostBytes),
        type: media.data.mime_type ?? file.headers.get('content-type') ?? '',
      }
    },

    async check() {
      const answer = await ask(`${graphUrl}/${phoneNumberId}?fields=id`, waits.answer)
      const body = await readJson(answer)
      if (!answer.ok) throw failureOf(answer.status, body, answer.headers.get('retry-after'))
    },
  }
}

/** Bytes: what Meta answers takes a few hundred. */
const largestAnswer = 1024 * 1024

/** null for what is no JSON. */
async function readJson(answer: Response): Promise<unknown> {
  const bytes = await readAtMost(answer, largestAnswer)
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
}

/** Whatever the other side announces, no more is read than may be. */
async function readAtMost(answer: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of answer.body ?? []) {
      length += part.length
      if (length > mostBytes) throw new GraphFailure('give_up', 'too_large')
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof GraphFailure ? error : noAnswer(error)
  }
  return new Uint8Array(Buffer.concat(parts))
}
