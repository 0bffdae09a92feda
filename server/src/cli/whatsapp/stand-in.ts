import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { bucket } from './bucket.ts'
import { type GraphMessage, graphMessageSchema } from './graph-rules.ts'

/** A message that was taken. */
export interface TakenMessage {
  wamid: string
  /** Number or user id. */
  whom: string
  message: GraphMessage
  /** Milliseconds since 1970. */
  at: number
}

/** What a call gets in place of an answer; `lost`: the message is taken, but the answer never comes. */
export type Trouble = { status: number; code?: number; retryAfter?: number } | 'silence' | 'hang_up' | 'lost'

/** A file behind a media id. */
export interface StandInMedia {
  bytes: Uint8Array
  type?: string
  /** What the look-up says its size is, where that is not true. */
  saysBytes?: number
  /** Milliseconds before it begins to come. */
  slow?: number
}

/** Something on this machine that behaves as Meta's Graph API does, as far as Guru calls it. */
export interface StandIn {
  /** For WHATSAPP_GRAPH_URL. */
  url: string
  taken: TakenMessage[]
  /** Codes of what was refused, in their order. */
  refused: number[]
  /** The next calls that send get these, one each. */
  troubles: Trouble[]
  media: Map<string, StandInMedia>
  /** How often a media id was looked up or fetched. */
  mediaCalls: number
  /** Names of approved templates. */
  templates: Set<string>
  /** Milliseconds that an answer takes. */
  takes: number
  /** Somebody wrote: free messages to them are allowed for a day. */
  wrote(whom: string, at?: Date): void
  /** Called for everything that is taken. */
  onTaken: (taken: TakenMessage) => void
  close(): Promise<void>
}

interface StandInOptions {
  accessToken: string
  phoneNumberId: string
  port?: number
}

const tooMany: ReadonlySet<number> = new Set([130429, 131056])
const day = 24 * 3_600_000
/** Messages a second of one number. */
const throughput = 80
/** Messages to one person: at once, and a second afterwards. */
const pair = { atOnce: 45, perSecond: 1 / 6 }

/**
 * Starts a stand-in for the Graph API: it refuses, with Meta's codes, a wrong token, whatever breaks the limits
 * of a message, more messages than Meta takes, in all or to one person, and free messages to somebody who has not
 * written for a day.
 */
export async function startStandIn({
  accessToken,
  phoneNumberId,
  port = 0,
}: StandInOptions): Promise<StandIn> {
  const lastWrote = new Map<string, number>()
  const fitsThroughput = bucket(throughput, throughput)
  const fitsPair = new Map<string, ReturnType<typeof bucket>>()
  const standIn: StandIn = {
    url: '',
    taken: [],
    refused: [],
    troubles: [],
    media: new Map(),
    mediaCalls: 0,
    templates: new Set(),
    takes: 0,
    wrote: (whom, at = new Date()) => void lastWrote.set(whom, at.getTime()),
    onTaken: () => {},
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  standIn.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts = (request.url ?? '').split('?')[0]?.split('/').slice(1) ?? []
    if (request.headers.authorization !== `Bearer ${accessToken}`) return refuse(response, 401, 190)
    if (parts[0] === 'files') return sendFile(response, decodeURIComponent(parts[1] ?? ''))
    if (request.method === 'GET' && parts.length === 2)
      return parts[1] === phoneNumberId
        ? json(response, 200, { id: phoneNumberId })
        : lookUp(response, decodeURIComponent(parts[1] ?? ''))
    if (request.method !== 'POST' || parts[1] !== phoneNumberId || parts[2] !== 'messages')
      return refuse(response, 400, 100)
    const text = await textOf(request)
    if (standIn.takes > 0) await sleep(standIn.takes)
    const trouble = standIn.troubles.shift()
    if (trouble === 'silence') return
    if (trouble === 'hang_up') return void response.destroy()
    if (trouble !== undefined && trouble !== 'lost')
      return refuse(response, trouble.status, trouble.code, trouble.retryAfter)
    const taken = take(text)
    if (typeof taken === 'number') return refuse(response, tooMany.has(taken) ? 429 : 400, taken)
    if (trouble === 'lost') return void response.destroy()
    json(response, 200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: taken.whom }],
      messages: [{ id: taken.wamid }],
    })
  }

  /** The code with which it is refused. */
  function take(text: string): TakenMessage | number {
    const read = graphMessageSchema.safeParse(parseJson(text))
    if (!read.success) return 131009
    const message = read.data
    const whom = message.to ?? message.recipient ?? ''
    const now = Date.now()
    const wrote = lastWrote.get(whom)
    if (message.type === 'template' && !standIn.templates.has(message.template.name)) return 132001
    if (message.type !== 'template' && (wrote === undefined || wrote < now - day)) return 131047
    if (!fitsThroughput(now)) return 130429
    const fits = fitsPair.get(whom) ?? bucket(pair.atOnce, pair.perSecond)
    fitsPair.set(whom, fits)
    if (!fits(now)) return 131056
    const taken = { wamid: `wamid.out.${randomUUID()}`, whom, message, at: now }
    standIn.taken.push(taken)
    standIn.onTaken(taken)
    return taken
  }

  async function lookUp(response: ServerResponse, id: string): Promise<void> {
    standIn.mediaCalls += 1
    const file = standIn.media.get(id)
    if (file === undefined) return refuse(response, 400, 100)
    json(response, 200, {
      url: `${standIn.url}/files/${encodeURIComponent(id)}`,
      mime_type: file.type ?? 'audio/ogg; codecs=opus',
      file_size: file.saysBytes ?? file.bytes.length,
      id,
    })
  }

  async function sendFile(response: ServerResponse, id: string): Promise<void> {
    standIn.mediaCalls += 1
    const file = standIn.media.get(id)
    if (file === undefined) return refuse(response, 404, 131052)
    if (file.slow !== undefined) await sleep(file.slow)
    response.writeHead(200, { 'content-type': file.type ?? 'audio/ogg' }).end(file.bytes)
  }

  function refuse(response: ServerResponse, status: number, code?: number, retryAfter?: number): void {
    standIn.refused.push(code ?? status)
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
    if (code === undefined) return void response.writeHead(status, headers).end('<html>Sorry</html>')
    json(response, status, { error: { message: `(#${code})`, type: 'OAuthException', code } }, headers)
  }

  return standIn
}

function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
