import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '@guru/server/db/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Guru, startGuru } from '../harness/start-guru.ts'

const settings = { DEMO: 'off', CHAT_LIMIT_PER_DEVICE: '0', CHAT_LIMIT_PER_ADDRESS: '0' }

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'guru-process-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A turn that was sent, and the reply when one came. */
interface SentTurn {
  session: string
  turn: string
  reply: string | null
}

async function send(url: string, sent: SentTurn, bedrooms: number): Promise<void> {
  const first = sent.turn.endsWith('-0')
  const response = await fetch(`${url}/v1/user/chat-v3`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      answer: first ? 'English' : `${bedrooms} bedrooms`,
      session_id: sent.session,
      device_id: 'device-0123456789',
      turn_id: sent.turn,
      ...(!first && { change: { set: { bedrooms: { min: bedrooms, max: bedrooms } } } }),
    }),
  })
  if (response.status === 503) throw new Error('gone: it is closing')
  expect(response.status).toBe(200)
  sent.reply = (await response.json()).question
}

/** Sixteen seekers chat without a pause until the server is gone. */
async function chatUntilGone(url: string, sent: SentTurn[]): Promise<void> {
  const chat = async (seeker: number) => {
    for (let turn = 0; ; turn++) {
      const next = { session: `session-${seeker}-of-16`, turn: `turn-${seeker}-${turn}`, reply: null }
      sent.push(next)
      await send(url, next, turn % 9)
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: 16 }, (_, seeker) => chat(seeker)))
  for (const end of ends)
    expect(end).toMatchObject({
      reason: { message: expect.stringMatching(/^fetch failed|^gone|terminated/) },
    })
}

const replies = (sent: readonly SentTurn[]) => sent.filter((turn) => turn.reply !== null)

/** Waits until the chats are well under way, however slow the machine is. */
const manyReplies = (sent: readonly SentTurn[]) =>
  expect.poll(() => replies(sent).length, { timeout: 120_000 }).toBeGreaterThan(300)

async function storedReplies(databaseUrl: string): Promise<Map<string | null, string[]>> {
  const database: Database = await openDatabase({ url: databaseUrl })
  const rows = await database.kysely.selectFrom('turn').select(['client_turn_id', 'reply_text']).execute()
  await database.close()
  const turns = Map.groupBy(rows, (row) => row.client_turn_id)
  return new Map([...turns].map(([turn, kept]) => [turn, kept.map((row) => row.reply_text)]))
}

async function expectAllKept(databaseUrl: string, sent: SentTurn[]): Promise<void> {
  const stored = await storedReplies(databaseUrl)
  expect(replies(sent).filter((turn) => stored.get(turn.turn)?.join() !== turn.reply)).toEqual([])
}

describe('a server with sixteen chats under way', () => {
  test('that is killed has every reply that a seeker received, and answers those it owes at its next start', async () => {
    const databaseUrl = `embedded:${folder}/killed`
    const killed = await startGuru({ settings, databaseUrl })
    const sent: SentTurn[] = []
    const chats = chatUntilGone(killed.url, sent)
    await manyReplies(sent)
    await Promise.all([killed.kill(), chats])
    const again = await startGuru({ settings, databaseUrl })
    await expectAllKept(databaseUrl, sent)
    const owed = sent.filter((turn) => turn.reply === null)
    for (const turn of owed) await send(again.url, turn, 3)
    const stored = await storedReplies(databaseUrl)
    expect(owed.map((turn) => stored.get(turn.turn))).toEqual(owed.map((turn) => [turn.reply]))
    expect(await again.stop()).toBe(0)
  })

  test('that is told to end answers the turns in flight, ends well, and its next start finds the data', async () => {
    const databaseUrl = `embedded:${folder}/ended`
    const ended = await startGuru({ settings, databaseUrl })
    const sent: SentTurn[] = []
    const chats = chatUntilGone(ended.url, sent)
    await manyReplies(sent)
    const [code] = await Promise.all([ended.stop(), chats])
    expect(code).toBe(0)
    const again = await startGuru({ settings, databaseUrl })
    await expectAllKept(databaseUrl, sent)
    expect(await again.stop()).toBe(0)
  })
})

test('two servers start on one new database at the same time, and either goes on without the other', async () => {
  const databaseUrl = `embedded:${folder}/shared`
  const [one, other] = await Promise.all([
    startGuru({ settings, databaseUrl }),
    startGuru({ settings, databaseUrl }),
  ])
  const opening = (session: string): SentTurn => ({ session, turn: 'turn-opening-0', reply: null })
  await send(one.url, opening('session-of-one'), 0)
  expect(await one.stop()).toBe(0)
  await send(other.url, opening('session-of-other'), 0)
  expect(await other.stop()).toBe(0)
})

describe('what stands in the way is told in one plain line', () => {
  test('a port that is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    expect(await failure({ PORT: port, DATABASE_URL: `embedded:${folder}/port` })).toBe(
      `Port ${port} is taken: stop the program that uses it, or set PORT to another one.`,
    )
    other.close()
  })

  test('a database that is not there', async () => {
    // On a machine that is busy for seconds the wait for a connection may be over before its refusal is read.
    expect(await failure({ DATABASE_URL: 'postgres://guru:secret@127.0.0.1:1/guru' })).toMatch(
      /^The database cannot be reached \((connect ECONNREFUSED 127\.0\.0\.1:1|.*timeout)\): check DATABASE_URL and that PostgreSQL runs there\.$/,
    )
  })

  test('a data folder that cannot be made', async () => {
    writeFileSync(path.join(folder, 'file'), '')
    expect(await failure({ DATABASE_URL: `embedded:${folder}/file/pg` })).toMatch(
      /^The embedded database cannot run in .*\/file\/pg \(.*\): .*choose another folder in DATABASE_URL=embedded:FOLDER/,
    )
  })

  test('wrong settings, all of them', async () => {
    expect(await failure({ PORT: 'eighty', DATABASE_URL: 'mysql://x' })).toBe(
      'Guru cannot start with these settings:\n  PORT must be a whole number\n  DATABASE_URL must be embedded:FOLDER or postgres://USER:PASSWORD@HOST/DATABASE',
    )
  })
})

/** What a server that cannot start writes to its standard error before it ends with 1. */
async function failure(environment: Record<string, string>): Promise<string> {
  const started: Promise<Guru> = startGuru({ settings: { ...settings, ...environment } })
  const reason = await started.then(
    (guru) => guru.stop().then(() => 'it started'),
    (error: Error) => error.message,
  )
  const said = /^The server ended with code 1 before it was ready:\n(.*)$/s.exec(reason)?.[1] ?? reason
  return said.replace('Building the web app …\n', '').trim()
}
