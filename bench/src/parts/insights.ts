import { dayInIndia, daysBefore, mostInsightDays } from '@guru/contract/days'
import { insights } from '@guru/server/insights/insights'
import { withEmptyDatabase } from '../database/bench-database.ts'
import { generateChats } from '../inventory/chats.ts'
import { percentile, type Row } from '../part.ts'

export const name = 'insights'

const chats = 100_000
const turnsEach = 10
const repeats = 20

/** What the admin's page of insights asks for. */
export async function run(): Promise<Row[]> {
  return withEmptyDatabase(async (database) => {
    await generateChats(database, chats, turnsEach)
    const to = dayInIndia(Date.now())
    const rows: Row[] = []
    for (const [days, goal] of [
      [7, 300],
      [30, 300],
      [mostInsightDays, 1_000],
    ] as const) {
      const ask = () => insights(database.kysely, { from: daysBefore(to, days - 1), to })
      const { total } = await ask()
      const samples: number[] = []
      for (let at = 0; at < repeats; at++) {
        const start = performance.now()
        await ask()
        samples.push(performance.now() - start)
      }
      const of = `${(chats * turnsEach).toLocaleString('en-US')} turns, insights of ${days} days`
      for (const share of [0.5, 0.99]) {
        rows.push({
          what: `${of} (${total.chats.toLocaleString('en-US')} chats), p${share * 100}`,
          figure: `${percentile(samples, share).toFixed(0)} ms`,
          goal: `${goal} ms or less`,
        })
      }
    }
    return rows
  })
}
