import { sql } from 'kysely'
import { createGraph } from '../../channels/whatsapp/graph.ts'
import { GraphFailure } from '../../channels/whatsapp/graph-failure.ts'
import type { WhatsappSettings } from '../../channels/whatsapp/settings.ts'
import { whatsappEssentials } from '../../config.ts'
import type { Database } from '../../db/database.ts'

interface Figures {
  unanswered: number
  oldest_unanswered: number | null
  queued: number
  oldest_queued: number | null
  tried: number
  sent: number
  delivered: number
  read: number
  token_refused: Date | null
}

/** What Meta's codes, and words of ours, mean for an operator; a code that is not here is looked up at Meta. */
const meanings: Record<string, string> = {
  '100': 'Meta finds a fault in the message',
  '131009': 'Meta finds a fault in the message',
  '131026': 'the person cannot be reached',
  '131047': 'more than a day after the person’s last message',
  '131049': 'Meta holds back messages to this person',
  '130429': 'too many messages at once',
  '131056': 'too many messages to one person',
  '132001': 'no such template in this language: see WHATSAPP_CALLBACK_TEMPLATE',
  '190': 'Meta refused the access token',
  '10': 'the access token lacks a permission',
  '368': 'Meta blocked the account for a while',
  '131005': 'the access token lacks a permission',
  '131031': 'Meta locked the account',
  '131042': 'Meta misses a way to be paid',
  '131048': 'Meta holds back messages of this number',
  '133010': 'the number is not registered at Meta',
  window_closed: 'more than a day after the person’s last message',
  no_address: 'the person’s number now belongs to somebody else',
  unreachable: 'Meta’s server could not be reached',
  no_answer: 'Meta’s server gave no answer',
}

/** How the channel does, for people: lines without names and numbers. */
export async function statusLines(database: Database, settings: WhatsappSettings | null): Promise<string[]> {
  const [figures, failures, line] = await Promise.all([
    readFigures(database),
    readFailures(database),
    settings === null ? null : tokenLine(settings),
  ])
  return [
    settings === null
      ? `WhatsApp is off: set ${whatsappEssentials.join(', ')}.`
      : `WhatsApp is on, by ${settings.graphUrl}.`,
    ...(line === null ? [] : [line]),
    `Waiting for an answer: ${figures.unanswered}${since(figures.oldest_unanswered)}.`,
    `Waiting to be sent: ${figures.queued}${since(figures.oldest_queued)}${figures.tried > 0 ? `; tried before: ${figures.tried}` : ''}.`,
    ...(figures.token_refused === null
      ? []
      : [
          `In the last 24 hours Meta refused the access token for messages, last at ${figures.token_refused.toISOString()}.`,
        ]),
    `In the last 24 hours: ${figures.sent} sent, ${figures.delivered} of them delivered, ${figures.read} read.`,
    ...(failures.length === 0 ? ['None was given up.'] : ['Given up:']),
    ...failures.map(({ failure, count }) => `  ${count} × ${failure}${meaning(failure)}`),
  ]
}

/** What Meta says of the token now. */
async function tokenLine(settings: WhatsappSettings): Promise<string> {
  try {
    await createGraph(settings).check()
    return 'Meta takes the access token.'
  } catch (error) {
    if (!(error instanceof GraphFailure)) throw error
    const { remedy, reason } = error
    if (remedy === 'token')
      return `Meta refuses the access token (${reason}): set a new WHATSAPP_ACCESS_TOKEN and start Guru again.`
    if (remedy === 'give_up')
      return `Meta does not show the number to this token (${reason}): see WHATSAPP_PHONE_NUMBER_ID.`
    return `Whether Meta takes the access token is not known${meaning(reason) || ` (${reason})`}.`
  }
}

const since = (seconds: number | null): string =>
  seconds === null ? '' : `, the oldest for ${Math.round(seconds)} s`

const meaning = (failure: string): string => (meanings[failure] === undefined ? '' : `: ${meanings[failure]}`)

async function readFigures({ kysely }: Database): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      (select count(*)::int from whatsapp_message where done_at is null) as unanswered,
      (select extract(epoch from now() - min(received_at))::float8 from whatsapp_message where done_at is null)
        as oldest_unanswered,
      count(*) filter (where state = 'queued')::int as queued,
      extract(epoch from now() - min(created_at) filter (where state = 'queued'))::float8 as oldest_queued,
      count(*) filter (where state = 'queued' and attempts > 0)::int as tried,
      count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where delivery is not null)::int as delivered,
      count(*) filter (where delivery = 'read')::int as read,
      max(updated_at) filter (where failure in ('190', '0') and state <> 'sent') as token_refused
    from whatsapp_send where updated_at > now() - interval '24 hours' or state = 'queued'`.execute(kysely)
  const [figures] = rows
  if (figures === undefined) throw new Error('an aggregate has one row')
  return figures
}

async function readFailures({ kysely }: Database): Promise<{ failure: string; count: number }[]> {
  const { rows } = await sql<{ failure: string; count: number }>`
    select coalesce(failure, 'unknown') as failure, count(*)::int as count from whatsapp_send
    where state = 'failed' and updated_at > now() - interval '24 hours'
    group by 1 order by 2 desc, 1`.execute(kysely)
  return rows
}
