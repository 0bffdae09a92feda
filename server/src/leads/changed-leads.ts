import type { LeadSource, LiveEvent } from '@guru/contract/leads'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { every, type RepeatedWork } from '../repeated-work.ts'
import { withoutNumbers } from './hidden-numbers.ts'

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
/** A page reads its list and opens its stream within so many seconds. */
const latelySeconds = 5

/**
 * Tells listeners that leads have changed. Asks the database, so that it works with any number of servers
 * and behind any pooler.
 */
export class ChangedLeads {
  readonly #database: Database
  readonly #listeners = new Set<Listener>()
  #work: RepeatedWork | null = null
  #told = new Set<string>()
  /** When the database was last looked at with success, in milliseconds of this process. */
  #lookedAt = performance.now()

  constructor(database: Database) {
    this.#database = database
  }

  /** @returns ends the listening. */
  async listen(realtorId: string, hear: (event: LiveEvent) => void): Promise<() => void> {
    const listener = { realtorId, hear }
    if (this.#listeners.size === 0) this.#lookedAt = performance.now()
    const changes = await this.#look()
    if (this.#listeners.size === 0) this.#told = new Set(changes.map(({ key }) => key))
    this.#listeners.add(listener)
    this.#work ??= every(
      lookEvery,
      () => this.#tell(),
      () => {}, // the next look goes back to where this one should have begun
    )
    // The page has just read its list, or is still reading it: of the last moments it may lack something.
    const changed = sourcesOf(changes.filter(({ lately }) => lately).filter(isFor(realtorId)))
    if (changed.length > 0) hear({ changed, callback: false })
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
    for (const { realtorId, hear } of this.#listeners) {
      const own = fresh.filter(isFor(realtorId))
      const changed = sourcesOf(own)
      if (changed.length > 0) hear({ changed, ...offerIn(own) })
    }
  }

  /** What seekers did and which callbacks were taken, for everybody; offers for those who got them. */
  async #look(): Promise<Change[]> {
    const began = performance.now()
    const since = sql`now() - make_interval(secs => ${lookBackSeconds + (began - this.#lookedAt) / 1000})`
    const { rows } = await sql<Change>`
      select concat_ws(' ', id, moment, offered_to) as key, offered_to, call_time, language,
        moment > now() - make_interval(secs => ${latelySeconds}) as lately,
        case channel when 'whatsapp' then 'whatsapp' else 'web' end as source
      from (
        select id, channel, lead_at, updated_at as moment, null::text as offered_to,
          null::text as call_time, null::text as language
        from requirement
        where lead_at is not null and updated_at > ${since}
        union all
        select id, channel, lead_at, claimed_at, null, null, null from requirement
        where claimed_by is not null and claimed_at is not null and claimed_at > ${since}
        union all
        select requirement.id, requirement.channel, lead_at, offered_at, realtor_id::text, call_time, language
        from callback_offer join requirement on requirement.id = callback_offer.requirement_id
        join session on session.id = requirement.session_id
        where offered_at > ${since}
      ) as change
      where lead_at is not null limit 1000`.execute(this.#database.kysely)
    this.#lookedAt = began
    return rows
  }
}

interface Change {
  key: string
  source: LeadSource
  /** null: it is for everybody. */
  offered_to: string | null
  /** Of a callback that was offered. */
  call_time: string | null
  language: LanguageCode | null
  /** Within the last moments. */
  lately: boolean
}

const isFor =
  (realtorId: string) =>
  ({ offered_to }: Change): boolean =>
    offered_to === null || offered_to === realtorId

/** What a realtor hears of callbacks that were offered; of several, when one is wanted would not tell which. */
function offerIn(changes: readonly Change[]): Pick<LiveEvent, 'callback' | 'call_time'> {
  const [first, ...others] = changes.filter(({ offered_to }) => offered_to !== null)
  const { call_time = null, language = null } = first ?? {}
  if (call_time === null || language === null || others.length > 0) return { callback: first !== undefined }
  return { callback: true, call_time: withoutNumbers(call_time, language) }
}

const sourcesOf = (changes: readonly Change[]) => [...new Set(changes.map(({ source }) => source))]
