import { leadListQuerySchema } from '@guru/contract/leads'
import type { Database } from '@guru/server/db/database'
import { listLeads } from '@guru/server/leads/lead-lists'
import type { LeadRules, Viewer } from '@guru/server/leads/viewer'
import { withEmptyDatabase } from '../database/bench-database.ts'
import { generateLeads } from '../inventory/leads.ts'
import { percentile, type Row } from '../part.ts'

export const name = 'leads'

const leads = 100_000
const warmUps = 3
const repeats = 40
const perPage = 60

/** A realtor of the city with the most leads, for all that is wanted there. */
const viewer: Viewer = {
  id: '019a0000-0000-7000-8000-000000000000',
  subscription: true,
  property_types: ['apartment', 'house'],
  transaction_types: ['rent', 'sale'],
  cities: ['Bengaluru'],
  areas: [],
}
const rules: LeadRules = { allAllowed: true, numbersFor: 'subscribed' }

/** What a realtor's page asks for, each page with both counts, as the route gives it. */
export async function run(): Promise<Row[]> {
  return withEmptyDatabase(async (database) => {
    await generateLeads(database, leads)
    const page =
      (query: object, by: Viewer = viewer) =>
      () =>
        listLeads(database.kysely, 'web', {
          query: leadListQuerySchema.parse({ limit: perPage, ...query }),
          viewer: by,
          rules,
        })
    const parts: [what: string, ask: () => Promise<unknown>][] = [
      ['first page, own profile', page({})],
      ['first page, all', page({ scope: 'all' })],
      ['page 50, all', page({ scope: 'all', before: await pageBehind(database, 49) })],
      ['search by a name', page({ scope: 'all', q: 'lakshmi 77' })],
      ['search by an area', page({ scope: 'all', q: 'whitefield' })],
      ['search for one letter', page({ scope: 'all', q: 'a' })],
      ['search that finds nothing', page({ scope: 'all', q: 'nobody of that name' })],
      [
        'one day',
        page({ scope: 'all', from: '2026-10-01T00:00:00+05:30', to: '2026-10-01T23:59:59.999+05:30' }),
      ],
      ['counts without a subscription', page({}, { ...viewer, subscription: false })],
    ]
    const rows: Row[] = []
    for (const [what, ask] of parts) rows.push(...(await measure(what, ask)))
    return rows
  })
}

async function pageBehind(database: Database, pages: number): Promise<string> {
  let before: string | undefined
  for (let at = 0; at < pages; at++) {
    const query = leadListQuerySchema.parse({ limit: perPage, scope: 'all', before })
    const { next } = await listLeads(database.kysely, 'web', { query, viewer, rules })
    if (next === null) throw new Error('There are fewer pages than that.')
    before = next
  }
  if (before === undefined) throw new Error('No page was asked for.')
  return before
}

async function measure(what: string, ask: () => Promise<unknown>): Promise<Row[]> {
  for (let at = 0; at < warmUps; at++) await ask()
  const samples: number[] = []
  for (let at = 0; at < repeats; at++) {
    const start = performance.now()
    await ask()
    samples.push(performance.now() - start)
  }
  return [0.5, 0.99].map((share) => ({
    what: `${leads.toLocaleString('en-US')} leads, ${what}, p${share * 100}`,
    figure: `${percentile(samples, share).toFixed(1)} ms`,
    goal: '300 ms or less',
  }))
}
