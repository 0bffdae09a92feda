import type { LeadSource, LiveEvent } from '@guru/contract/leads'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { every, type RepeatedWork } from '../repeated-work.ts'

/** Somebody who wants to hear what changed. */
interface Listener {
  realtorId: string
  hear(event: LiveEvent): void
}

/** Milliseconds between two looks at the database, as long as somebody listens. */
const lookEvery = 2_000
/**
 * A change counts by the time at which its transaction began; one that took a while shows up late. So each
 * look goes back so far and leaves out what it has told already.
 */
const lookBackSeconds = 15

/**
 * Tells listeners that leads have changed. Asks the database, so that it works with any number of servers
 * and behind any pooler.
 */
export class ChangedLeads {
  readonly #database: Database
  readonly #listeners = new Set<Listener>()
  #work: RepeatedWork | null = null
  #told = new Set<string>()

  constructor(database: Database) {
    this.#database = database
  }

  /** @returns ends the listening. */
  async listen(realtorId: string, hear: (event: LiveEvent) => void): Promise<() => void> {
    if (this.#listeners.size === 0) {
      // What changed before is in the list that the page has just read.
      this.#told = new Set((await this.#look()).map(({ key }) => key))
      this.#work ??= every(
        lookEvery,
        () => this.#tell(),
        () => {},
      )
    }
    const listener = { realtorId, hear }
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  async stop(): Promise<void> {
    this.#listeners.clear()
    await this.#work?.stop()
  }

  async #tell(): Promise<void> {
    if (this.#listeners.size === 0) return
    const changes = await this.#look()
    const fresh = changes.filter(({ key }) => !this.#told.has(key))
    this.#told = new Set(changes.map(({ key }) => key))
    if (fresh.length === 0) return
    const changed = [...new Set(fresh.map(({ source }) => source))]
    const offeredTo = new Set(fresh.flatMap(({ offered }) => offered))
    for (const { realtorId, hear } of this.#listeners) hear({ changed, callback: offeredTo.has(realtorId) })
  }

  async #look() {
    const { rows } = await sql<{ key: string; source: LeadSource; offered: string[] }>`
      select requirement.id || ' ' || requirement.updated_at as key,
        case requirement.channel when 'whatsapp' then 'whatsapp' else 'web' end as source,
        array(select realtor_id::text from callback_offer
          where callback_offer.requirement_id = requirement.id
            and offered_at > now() - make_interval(secs => ${lookBackSeconds})) as offered
      from requirement
      where lead_at is not null and updated_at > now() - make_interval(secs => ${lookBackSeconds})
      limit 1000`.execute(this.#database.kysely)
    return rows
  }
}
