import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { type EmbeddedServer, startEmbedded } from './server.ts'
import { socketFolderOf } from './socket-folder.ts'

const parent = mkdtempSync(path.join(os.tmpdir(), 'guru-embedded-'))
chmodSync(parent, 0o755)
// One data folder for most tests, since making one takes a second; its name is as hard as names get.
const folder = path.join(parent, "O'Brien ಮನೆ/pg")
afterAll(() => rmSync(parent, { recursive: true, force: true }))

async function ask(server: EmbeddedServer, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(server.connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const postmaster = () => Number.parseInt(readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8'), 10)

async function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  for (const until = Date.now() + 20_000; ; ) {
    try {
      return await look()
    } catch (error) {
      if (Date.now() > until) throw error
      await sleep(50)
    }
  }
}

const isAlive = (pid: number) => process.kill(pid, 0)

describe('the embedded server', () => {
  test('keeps its data over a restart', async () => {
    const first = await startEmbedded(folder)
    await ask(first, 'create table kept (x int); insert into kept values (7)')
    await first.release()
    const second = await startEmbedded(folder)
    expect(await ask(second, 'select x from kept')).toEqual([{ x: 7 }])
    await second.release()
  })

  test('tells the letters of Indian languages apart from marks', async () => {
    const server = await startEmbedded(folder)
    expect(await ask(server, "select 'வீடு மனை' ~ '^\\w+ \\w+$' as words, lower('É') as lower")).toEqual([
      { words: true, lower: 'é' },
    ])
    await server.release()
  })

  test('is joined by whoever comes second and ends with the last one', async () => {
    const [first, second] = [await startEmbedded(folder), await startEmbedded(folder)]
    const pid = postmaster()
    await first.release()
    expect(await ask(second, 'select x from kept')).toEqual([{ x: 7 }])
    expect(isAlive(pid)).toBe(true)
    await second.release()
    await eventually(() => expect(() => isAlive(pid)).toThrow())
  })

  test('ends when the process that uses it is killed', async () => {
    const code = `import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'server.ts'))}
      await startEmbedded(process.argv[1]); console.log('ready'); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    const pid = postmaster()
    child.kill('SIGKILL')
    await eventually(() => expect(() => isAlive(pid)).toThrow())
    const again = await startEmbedded(folder)
    expect(await ask(again, 'select x from kept')).toEqual([{ x: 7 }])
    await again.release()
  })

  test('is started again when it is killed itself', async () => {
    const server = await startEmbedded(folder)
    const pid = postmaster()
    process.kill(pid, 'SIGKILL')
    await eventually(() => expect(() => isAlive(pid)).toThrow())
    expect(await eventually(() => ask(server, 'select x from kept'))).toEqual([{ x: 7 }])
    expect(postmaster()).not.toBe(pid)
    await server.release()
  })

  test('starts after a crash whose process number now belongs to another program', async () => {
    writeFileSync(path.join(folder, 'data/postmaster.pid'), `${process.pid}\n${folder}/data\n1\n5432\n`)
    const server = await startEmbedded(folder)
    expect(await ask(server, 'select x from kept')).toEqual([{ x: 7 }])
    await server.release()
  })

  test('writes neither statements nor rows to its log', async () => {
    const server = await startEmbedded(folder)
    await ask(server, 'create table person (mobile_number text unique)')
    const insert = "insert into person values ('+919876543210')"
    await ask(server, insert)
    await expect(ask(server, insert)).rejects.toThrow('duplicate key')
    await server.release()
    const log = readFileSync(path.join(folder, 'log'), 'utf8')
    expect(log).toContain('duplicate key')
    expect(log).not.toContain('9876543210')
  })

  test('does not join a server in a folder that others can write to', async () => {
    const sockets = socketFolderOf(folder).folder
    chmodSync(sockets, 0o777)
    await expect(startEmbedded(folder)).rejects.toThrow('is not a private folder of this user')
    chmodSync(sockets, 0o700)
  })

  test('starts anew when its files were removed', async () => {
    rmSync(folder, { recursive: true })
    const server = await startEmbedded(folder)
    expect(await ask(server, "select to_regclass('kept') as kept")).toEqual([{ kept: null }])
    await server.release()
  })

  test('says in a line that another version made the data', async () => {
    const old = path.join(parent, 'old/pg')
    mkdirSync(path.join(old, 'data'), { recursive: true })
    writeFileSync(path.join(old, 'data/PG_VERSION'), '16\n')
    await expect(startEmbedded(old)).rejects.toThrow(
      /was made by PostgreSQL 16, this installation brings 18: .+/,
    )
  })

  test.runIf(process.getuid?.() === 0)('runs for root below a folder that is closed to others', async () => {
    const closed = path.join(parent, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const server = await startEmbedded(path.join(closed, 'pg'))
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.release()
  })
})
