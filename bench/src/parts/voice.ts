import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { languages } from '@guru/contract/vocabulary'
import { formatterFor } from '@guru/engine/format/formatter-for'
import { openDatabase } from '@guru/server/db/database'
import { migrate } from '@guru/server/db/migrate'
import { demoListings } from '@guru/server/demo/demo-listings'
import { writeListings } from '@guru/server/listings/write-listings'
import { chatLoad, type Load } from '../http/chat-load.ts'
import { withServer } from '../http/with-server.ts'
import { percentile, type Row } from '../part.ts'

export const name = 'voice'

const seekers = 4
const listeners = 20
const warmUp = 3_000
const measured = 8_000

/** Chat turns while nobody and while twenty people listen, each to sentences that were never said before. */
export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-bench-voice-'))
  const url = `embedded:${folder}/pg`
  const database = await openDatabase({ url })
  try {
    await migrate(database.kysely)
    await writeListings(database.pool, demoListings({ referenceDate: new Date(), count: 2_000 }))
    return await withServer('guru', url, async (address) => {
      await chatLoad(address, seekers, warmUp)
      const silent = await chatLoad(address, seekers, measured)
      const heard: number[] = []
      const over = new AbortController()
      const listening = Array.from({ length: listeners }, (_, at) => listen(address, at, heard, over.signal))
      const spoken = await chatLoad(address, seekers, measured)
      over.abort()
      await Promise.allSettled(listening)
      return [
        ...chatRows('while nobody listens', silent),
        ...chatRows(`while ${listeners} people listen`, spoken),
        { what: 'sentences said a second, all new', figure: (heard.length / (measured / 1000)).toFixed(1) },
        { what: `a sentence for each of ${listeners} at once, p50`, figure: ms(heard, 0.5) },
        { what: `a sentence for each of ${listeners} at once, p99`, figure: ms(heard, 0.99) },
      ]
    })
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const ms = (times: readonly number[], share: number) => `${percentile([...times], share).toFixed(0)} ms`

const chatRows = (when: string, { times }: Load): Row[] =>
  [0.5, 0.99].map((share) => ({
    what: `chat turn, ${seekers} at a time, ${when}, p${share * 100}`,
    figure: ms(times, share),
  }))

/** Hears one sentence after the other; a server that is busy is asked again. */
async function listen(address: string, at: number, heard: number[], over: AbortSignal): Promise<void> {
  const language = languages[at % languages.length] ?? 'en'
  for (let said = 0; !over.aborted; said++) {
    const price = formatterFor(language).rupees(1_00_000 + at * 7_919_000 + said * 1_013)
    const started = performance.now()
    const answer = await fetch(`${address}/v1/api/tts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: price, language }),
      signal: over,
    })
    await answer.arrayBuffer()
    if (answer.ok) heard.push(performance.now() - started)
  }
}
