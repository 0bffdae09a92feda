import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Chats that go in one go: a transaction stays short. */
const perRound = 500

/**
 * Deletes chats whose last turn is longer ago than so many days, with their turns, requirements and what
 * realtors noted about them, and people of whom nothing is left. Several servers may do this at once.
 * @returns how many chats went.
 */
export async function forgetOldChats({ kysely }: Database, days: number): Promise<number> {
  let forgotten = 0
  for (;;) {
    const { rows } = await sql<{ forgotten: number }>`
      with old as (
        select id from session where updated_at < now() - make_interval(days => ${days})
        order by updated_at limit ${perRound} for update skip locked
      ), turns as (
        delete from turn using old where turn.session_id = old.id
      ), wishes as (
        delete from requirement using old where requirement.session_id = old.id returning requirement.id
      ), offers as (
        delete from callback_offer using wishes where callback_offer.requirement_id = wishes.id
      ), notes as (
        delete from lead_state using wishes where lead_state.requirement_id = wishes.id
      ), chats as (
        delete from session using old where session.id = old.id
      )
      select count(*)::int as forgotten from old`.execute(kysely)
    const round = rows[0]?.forgotten ?? 0
    forgotten += round
    if (round < perRound) break
  }
  // Apart and over all: of two servers that delete a person's last two chats at once neither sees the other's.
  await sql`
    delete from person where not exists (select from session where session.person_id = person.id)`.execute(
    kysely,
  )
  return forgotten
}
